package tare.pinpoint;

import com.navercorp.pinpoint.grpc.trace.PAgentStat;
import com.navercorp.pinpoint.grpc.trace.PSpan;
import com.navercorp.pinpoint.grpc.trace.PSpanChunk;
import com.navercorp.pinpoint.grpc.trace.PSpanEvent;
import com.navercorp.pinpoint.grpc.trace.PSpanMessage;
import com.navercorp.pinpoint.grpc.trace.PTransaction;
import com.navercorp.pinpoint.grpc.trace.PTransactionId;

/** Messages as the protocol's own classes write them. */
final class Spans {

  private Spans() {}

  /** A span of nested events, as the agent makes it of one call. */
  static PSpanMessage span(int events) {
    PSpan.Builder span =
        PSpan.newBuilder()
            .setVersion(1)
            .setTransactionId(transaction())
            .setSpanId(-7)
            .setParentSpanId(-1)
            .setStartTime(1_700_000_000_000L)
            .setApiId(1)
            .setApplicationServiceType(1000);
    for (int event = 0; event < events; event++) {
      span.addSpanEvent(event(event));
    }
    return PSpanMessage.newBuilder().setSpan(span).build();
  }

  /** Events that were too many for one span. */
  static PSpanMessage chunk(int events) {
    PSpanChunk.Builder chunk =
        PSpanChunk.newBuilder().setVersion(1).setTransactionId(transaction()).setSpanId(-7);
    for (int event = 0; event < events; event++) {
      chunk.addSpanEvent(event(event));
    }
    return PSpanMessage.newBuilder().setSpanChunk(chunk).build();
  }

  private static PTransactionId transaction() {
    return PTransactionId.newBuilder()
        .setAgentId("tare")
        .setAgentStartTime(1_700_000_000_000L)
        .setSequence(3)
        .build();
  }

  private static PSpanEvent event(int sequence) {
    return PSpanEvent.newBuilder()
        .setSequence(sequence)
        .setDepth(sequence + 1)
        .setServiceType(5061)
        .setApiId(2)
        .build();
  }

  /** Statistics of one interval. */
  static PAgentStat stat(long sampled, long unsampled) {
    return PAgentStat.newBuilder()
        .setTimestamp(1_700_000_000_000L)
        .setCollectInterval(1000)
        .setTransaction(
            PTransaction.newBuilder().setSampledNewCount(sampled).setUnsampledNewCount(unsampled))
        .build();
  }
}
