package tare.receiver.otlp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.grpc.ManagedChannel;
import io.grpc.netty.NettyChannelBuilder;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.collector.trace.v1.TraceServiceGrpc;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tare.receiver.CountLine;
import tare.receiver.ReceiverContract;
import tare.receiver.ReceiverUnderTest;

class OtlpGrpcReceiverIT extends ReceiverContract {

  private static final String EXPORT =
      "/opentelemetry.proto.collector.trace.v1.TraceService/Export";

  @Override
  protected Class<?> receiver() {
    return OtlpGrpcReceiver.class;
  }

  @Override
  protected Client wellFormed(int records) {
    return port -> {
      ManagedChannel channel =
          NettyChannelBuilder.forAddress("127.0.0.1", port).usePlaintext().build();
      try {
        TraceServiceGrpc.newBlockingStub(channel)
            .export(ExportTraceServiceRequest.parseFrom(Traces.request(records)));
      } finally {
        channel.shutdownNow();
      }
    };
  }

  @Override
  protected byte[] firstHalf() {
    byte[] message = Http2.message(0, 1000, new byte[10]);
    return Http2.join(Http2.hello(), Http2.call(EXPORT, "identity"), Http2.data(message));
  }

  @Override
  protected Map<String, Client> malformed() throws Exception {
    byte[] good = Traces.request(20);
    byte[] half = Arrays.copyOf(good, good.length / 2);
    byte[] zipped = Traces.gzip(good);
    byte[] wrongIds = Traces.request(3, 8, 8);
    Map<String, Client> clients = new LinkedHashMap<>();
    clients.put("no HTTP at all", raw("\0\1\2 hello, receiver, how are you?".getBytes(UTF_8)));
    clients.put("HTTP/1.1", raw("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".getBytes(UTF_8)));
    clients.put("the hello of TLS", raw(new byte[] {22, 3, 1, 0, 5, 1, 0, 0, 1, 3, 13, 10}));
    clients.put("half of the preface", raw(Arrays.copyOf(Http2.PREFACE, 12)));
    clients.put("frames that are none", raw(Http2.hello(), new byte[200]));
    clients.put("another method", call("/" + "x.Y/Export", "identity", whole(good)));
    clients.put("no message", call(EXPORT, "identity", new byte[0]));
    clients.put("no protobuf", call(EXPORT, "identity", whole("hello".getBytes(UTF_8))));
    clients.put("half of a request", call(EXPORT, "identity", whole(half)));
    clients.put("ids of a wrong length", call(EXPORT, "identity", whole(wrongIds)));
    clients.put("a length beyond the end", call(EXPORT, "identity", part(good.length, half)));
    clients.put("a negative length", call(EXPORT, "identity", part(-5, half)));
    clients.put("an unknown flag", call(EXPORT, "identity", Http2.message(7, 5, new byte[5])));
    clients.put("a size over the limit", call(EXPORT, "identity", part(100_001, half)));
    clients.put("an unknown encoding", call(EXPORT, "br", whole(good)));
    clients.put("gzip that is none", call(EXPORT, "gzip", compressed(good)));
    clients.put(
        "gzip that breaks off",
        call(EXPORT, "gzip", compressed(Arrays.copyOf(zipped, zipped.length - 9))));
    clients.put(
        "gzip that swells", call(EXPORT, "gzip", compressed(Traces.gzip(new byte[1_000_000]))));
    clients.put("a call that is cancelled", raw(begun(good.length, half), Http2.cancel()));
    clients.put("a connection that breaks off", raw(begun(good.length, half)));
    clients.put(
        "a connection that is reset", reset(Http2.SETTINGS_UNDERSTOOD, begun(good.length, half)));
    return clients;
  }

  @Test
  void takesManyCallsOverOneConnectionCompressedOrNot() throws Exception {
    byte[] request = Traces.request(9);
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(OtlpGrpcReceiver.class)) {
      ManagedChannel channel =
          NettyChannelBuilder.forAddress("127.0.0.1", receiver.port()).usePlaintext().build();
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

  private static Client call(String path, String encoding, byte[] message) {
    return raw(Http2.hello(), Http2.call(path, encoding), Http2.last(message));
  }

  private static byte[] begun(int length, byte[] half) {
    return Http2.join(
        Http2.hello(), Http2.call(EXPORT, "identity"), Http2.data(part(length, half)));
  }

  private static byte[] whole(byte[] content) {
    return part(content.length, content);
  }

  private static byte[] part(int length, byte[] content) {
    return Http2.message(0, length, content);
  }

  private static byte[] compressed(byte[] content) {
    return Http2.message(1, content.length, content);
  }
}
