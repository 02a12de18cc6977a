package tare.skywalking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.grpc.Channel;
import io.grpc.ManagedChannel;
import io.grpc.stub.StreamObserver;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.skywalking.apm.network.common.v3.Commands;
import org.apache.skywalking.apm.network.language.agent.v3.MeterData;
import org.apache.skywalking.apm.network.language.agent.v3.MeterReportServiceGrpc;
import org.apache.skywalking.apm.network.language.agent.v3.SegmentCollection;
import org.apache.skywalking.apm.network.language.agent.v3.SegmentObject;
import org.apache.skywalking.apm.network.language.agent.v3.TraceSegmentReportServiceGrpc;
import org.apache.skywalking.apm.network.management.v3.InstancePingPkg;
import org.apache.skywalking.apm.network.management.v3.ManagementServiceGrpc;
import org.junit.jupiter.api.Test;
import tare.receiver.ReceiverUnderTest;
import tare.receiver.grpc.GrpcReceiverContract;

class SegmentReceiverIT extends GrpcReceiverContract {

  @Override
  protected Class<?> receiver() {
    return SegmentReceiver.class;
  }

  @Override
  protected String path() {
    return "/skywalking.v3.TraceSegmentReportService/collect";
  }

  @Override
  protected byte[] message(int records) {
    return Segments.segment(records).toByteArray();
  }

  @Override
  protected Map<String, byte[]> malformedMessages() {
    SegmentObject good = Segments.segment(20);
    return Map.of(
        "an empty message",
        new byte[0],
        "no id",
        good.toBuilder().clearTraceSegmentId().build().toByteArray(),
        "no spans",
        good.toBuilder().clearSpans().build().toByteArray());
  }

  @Override
  protected Map<String, Client> malformedCalls() {
    byte[] counter = Segments.counter("finished_tracing_context_counter", -1).toByteArray();
    return Map.of(
        "a negative counter",
        call("/skywalking.v3.MeterReportService/collect", "identity", whole(counter)));
  }

  @Override
  protected void send(Channel channel, byte[] message) throws Exception {
    Answer answer = new Answer();
    StreamObserver<SegmentObject> segments =
        TraceSegmentReportServiceGrpc.newStub(channel).collect(answer);
    segments.onNext(SegmentObject.parseFrom(message));
    segments.onCompleted();
    answer.completed.get();
  }

  @Test
  void takesManySegmentsOverOneCall() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(SegmentReceiver.class)) {
      ManagedChannel channel = channel(receiver.port());
      Answer answer = new Answer();
      var segments = TraceSegmentReportServiceGrpc.newStub(channel).collect(answer);
      for (int i = 0; i < 1000; i++) {
        segments.onNext(Segments.segment(10));
      }
      segments.onCompleted();
      answer.completed.get();
      TraceSegmentReportServiceGrpc.newBlockingStub(channel)
          .collectInSync(SegmentCollection.newBuilder().addSegments(Segments.segment(5)).build());
      assertThat(receiver.count().records()).isEqualTo(10_005);
      assertThat(receiver.count().batches()).isEqualTo(1001);
      channel.shutdownNow();
    }
  }

  @Test
  void keepsWhatArrivedBeforeAMalformedSegment() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(SegmentReceiver.class)) {
      ManagedChannel channel = channel(receiver.port());
      var segments = TraceSegmentReportServiceGrpc.newStub(channel).collect(new Answer());
      segments.onNext(Segments.segment(10));
      segments.onNext(SegmentObject.getDefaultInstance());
      segments.onNext(Segments.segment(10));
      await().until(() -> receiver.count().malformed() == 1);
      channel.shutdownNow();
      await().until(() -> receiver.count().open() == 0);
      assertThat(receiver.count().records()).isEqualTo(10);
      assertThat(receiver.count().malformed()).isEqualTo(1);
    }
  }

  @Test
  void findsNothingWrongWithAClientThatLeavesBetweenSegments() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(SegmentReceiver.class)) {
      ManagedChannel channel = channel(receiver.port());
      var segments = TraceSegmentReportServiceGrpc.newStub(channel).collect(new Answer());
      segments.onNext(Segments.segment(10));
      await().until(() -> receiver.count().records() == 10);
      channel.shutdownNow();
      await().until(() -> receiver.count().open() == 0);
      assertThat(receiver.count().malformed()).isZero();
    }
  }

  @Test
  void tellsFromTheAgentsMetersWhatWasDropped() throws Exception {
    try (ReceiverUnderTest receiver =
        ReceiverUnderTest.start(SegmentReceiver.class, "--spans-per-segment", "10")) {
      ManagedChannel channel = channel(receiver.port());
      send(channel, message(10));
      report(channel, Segments.counter("finished_tracing_context_counter", 3));
      assertThat(receiver.count().dropped()).isEqualTo(20);
      send(channel, message(10));
      report(channel, Segments.counter("finished_ignored_context_counter", 4));
      assertThat(receiver.count().dropped()).isEqualTo(50);
      assertThat(receiver.count().records()).isEqualTo(20);
      channel.shutdownNow();
    }
  }

  @Test
  void countsNoHeartbeats() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(SegmentReceiver.class)) {
      ManagedChannel channel = channel(receiver.port());
      Commands commands =
          ManagementServiceGrpc.newBlockingStub(channel)
              .keepAlive(InstancePingPkg.newBuilder().setService("tare").build());
      assertThat(commands.getCommandsCount()).isZero();
      assertThat(receiver.count().batches()).isZero();
      assertThat(receiver.count().malformed()).isZero();
      channel.shutdownNow();
    }
  }

  private static void report(Channel channel, MeterData meter) throws Exception {
    Answer answer = new Answer();
    var meters = MeterReportServiceGrpc.newStub(channel).collect(answer);
    meters.onNext(meter);
    meters.onCompleted();
    answer.completed.get();
  }

  /** Waits for the answer of a call. */
  private static final class Answer implements StreamObserver<Commands> {

    final CompletableFuture<Void> completed = new CompletableFuture<>();

    @Override
    public void onNext(Commands commands) {
      // Its end is what is waited for.
    }

    @Override
    public void onError(Throwable cause) {
      completed.completeExceptionally(cause);
    }

    @Override
    public void onCompleted() {
      completed.complete(null);
    }
  }
}
