package tare.receiver.otlp;

import static org.assertj.core.api.Assertions.assertThat;

import io.grpc.Channel;
import io.grpc.ManagedChannel;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.collector.trace.v1.TraceServiceGrpc;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tare.receiver.CountLine;
import tare.receiver.ReceiverUnderTest;
import tare.receiver.grpc.GrpcReceiverContract;

class OtlpGrpcReceiverIT extends GrpcReceiverContract {

  @Override
  protected Class<?> receiver() {
    return OtlpGrpcReceiver.class;
  }

  @Override
  protected String path() {
    return "/opentelemetry.proto.collector.trace.v1.TraceService/Export";
  }

  @Override
  protected byte[] message(int records) {
    return Traces.request(records);
  }

  @Override
  protected Map<String, byte[]> malformedMessages() {
    return Map.of("ids of a wrong length", Traces.request(3, 8, 8));
  }

  @Override
  protected Map<String, Client> malformedCalls() {
    return Map.of("no message", call(path(), "identity", new byte[0]));
  }

  @Override
  protected void send(Channel channel, byte[] message) throws Exception {
    TraceServiceGrpc.newBlockingStub(channel).export(ExportTraceServiceRequest.parseFrom(message));
  }

  @Test
  void takesManyCallsOverOneConnectionCompressedOrNot() throws Exception {
    byte[] request = Traces.request(9);
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(OtlpGrpcReceiver.class)) {
      ManagedChannel channel = channel(receiver.port());
      var traces = TraceServiceGrpc.newBlockingStub(channel);
      var message = ExportTraceServiceRequest.parseFrom(request);
      assertThat(traces.export(message).hasPartialSuccess()).isFalse();
      assertThat(traces.withCompression("gzip").export(message).hasPartialSuccess()).isFalse();
      assertThat(receiver.count()).isEqualTo(new CountLine(18, 2L * request.length, 2, 0, 1, 1, 0));
      channel.shutdownNow();
    }
  }

  @Test
  void takesMessagesAsLargeAsALargeQueueMakesThem() throws Exception {
    // Over four megabytes, where gRPC stops unless it is told otherwise.
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(OtlpGrpcReceiver.class)) {
      wellFormed(100_000).send(receiver.port());
      assertThat(receiver.count().records()).isEqualTo(100_000);
      assertThat(receiver.count().bytes()).isGreaterThan(4L << 20);
    }
  }
}
