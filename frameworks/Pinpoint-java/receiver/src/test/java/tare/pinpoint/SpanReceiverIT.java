package tare.pinpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.protobuf.Empty;
import com.navercorp.pinpoint.grpc.trace.AgentGrpc;
import com.navercorp.pinpoint.grpc.trace.MetadataGrpc;
import com.navercorp.pinpoint.grpc.trace.PAgentInfo;
import com.navercorp.pinpoint.grpc.trace.PApiMetaData;
import com.navercorp.pinpoint.grpc.trace.PSpan;
import com.navercorp.pinpoint.grpc.trace.PSpanMessage;
import com.navercorp.pinpoint.grpc.trace.PStatMessage;
import com.navercorp.pinpoint.grpc.trace.SpanGrpc;
import com.navercorp.pinpoint.grpc.trace.StatGrpc;
import io.grpc.Channel;
import io.grpc.ManagedChannel;
import io.grpc.stub.StreamObserver;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tare.receiver.ReceiverUnderTest;
import tare.receiver.grpc.GrpcReceiverContract;

class SpanReceiverIT extends GrpcReceiverContract {

  @Override
  protected Class<?> receiver() {
    return SpanReceiver.class;
  }

  @Override
  protected String path() {
    return "/v1.Span/SendSpan";
  }

  @Override
  protected byte[] message(int records) {
    return Spans.span(records).toByteArray();
  }

  @Override
  protected Map<String, byte[]> malformedMessages() {
    PSpan anonymous = Spans.span(20).getSpan().toBuilder().clearTransactionId().build();
    return Map.of(
        "an empty message",
        new byte[0],
        "no transaction",
        PSpanMessage.newBuilder().setSpan(anonymous).build().toByteArray());
  }

  @Override
  protected Map<String, Client> malformedCalls() {
    byte[] stat = PStatMessage.newBuilder().setAgentStat(Spans.stat(-1, 0)).build().toByteArray();
    return Map.of(
        "a negative statistic", call("/v1.Stat/SendAgentStat", "identity", whole(stat)),
        "no agent information", call("/v1.Agent/RequestAgentInfo", "identity", new byte[0]));
  }

  @Override
  protected void send(Channel channel, byte[] message) throws Exception {
    Answer answer = new Answer();
    StreamObserver<PSpanMessage> spans = SpanGrpc.newStub(channel).sendSpan(answer);
    spans.onNext(PSpanMessage.parseFrom(message));
    spans.onCompleted();
    answer.completed.get();
  }

  @Test
  void takesSpansAndChunksOverOneCall() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(SpanReceiver.class)) {
      ManagedChannel channel = channel(receiver.port());
      Answer answer = new Answer();
      StreamObserver<PSpanMessage> spans = SpanGrpc.newStub(channel).sendSpan(answer);
      for (int i = 0; i < 1000; i++) {
        spans.onNext(Spans.chunk(20));
        spans.onNext(Spans.span(5));
      }
      spans.onCompleted();
      answer.completed.get();
      assertThat(receiver.count().records()).isEqualTo(25_000);
      assertThat(receiver.count().batches()).isEqualTo(2000);
      channel.shutdownNow();
    }
  }

  @Test
  void keepsWhatArrivedBeforeAMalformedSpan() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(SpanReceiver.class)) {
      ManagedChannel channel = channel(receiver.port());
      StreamObserver<PSpanMessage> spans = SpanGrpc.newStub(channel).sendSpan(new Answer());
      spans.onNext(Spans.span(10));
      spans.onNext(PSpanMessage.getDefaultInstance());
      spans.onNext(Spans.span(10));
      await().until(() -> receiver.count().malformed() == 1);
      channel.shutdownNow();
      await().until(() -> receiver.count().open() == 0);
      assertThat(receiver.count().records()).isEqualTo(10);
      assertThat(receiver.count().malformed()).isEqualTo(1);
    }
  }

  @Test
  void tellsFromTheAgentsStatisticsWhatWasDropped() throws Exception {
    try (ReceiverUnderTest receiver =
        ReceiverUnderTest.start(SpanReceiver.class, "--events-per-transaction", "10")) {
      ManagedChannel channel = channel(receiver.port());
      send(channel, message(10));
      report(channel, 3, 0);
      assertThat(receiver.count().dropped()).isEqualTo(20);
      send(channel, message(10));
      report(channel, 0, 4);
      assertThat(receiver.count().dropped()).isEqualTo(50);
      assertThat(receiver.count().records()).isEqualTo(20);
      channel.shutdownNow();
    }
  }

  @Test
  void acceptsWhatTheAgentSaysOfItselfAndOfMethods() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(SpanReceiver.class)) {
      ManagedChannel channel = channel(receiver.port());
      PAgentInfo agent = PAgentInfo.newBuilder().setHostname("host").build();
      assertThat(AgentGrpc.newBlockingStub(channel).requestAgentInfo(agent).getSuccess()).isTrue();
      PApiMetaData method = PApiMetaData.newBuilder().setApiInfo("monitoredMethod").build();
      assertThat(MetadataGrpc.newBlockingStub(channel).requestApiMetaData(method).getSuccess())
          .isTrue();
      assertThat(receiver.count().batches()).isZero();
      assertThat(receiver.count().malformed()).isZero();
      channel.shutdownNow();
    }
  }

  private static void report(Channel channel, long sampled, long unsampled) throws Exception {
    Answer answer = new Answer();
    StreamObserver<PStatMessage> stats = StatGrpc.newStub(channel).sendAgentStat(answer);
    stats.onNext(PStatMessage.newBuilder().setAgentStat(Spans.stat(sampled, unsampled)).build());
    stats.onCompleted();
    answer.completed.get();
  }

  /** Waits for the answer of a call. */
  private static final class Answer implements StreamObserver<Empty> {

    final CompletableFuture<Void> completed = new CompletableFuture<>();

    @Override
    public void onNext(Empty empty) {
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
