package tare.skywalking;

import java.util.UUID;
import org.apache.skywalking.apm.network.language.agent.v3.Label;
import org.apache.skywalking.apm.network.language.agent.v3.MeterData;
import org.apache.skywalking.apm.network.language.agent.v3.MeterSingleValue;
import org.apache.skywalking.apm.network.language.agent.v3.SegmentObject;
import org.apache.skywalking.apm.network.language.agent.v3.SpanLayer;
import org.apache.skywalking.apm.network.language.agent.v3.SpanObject;
import org.apache.skywalking.apm.network.language.agent.v3.SpanType;

/** Messages as the protocol's own classes write them. */
final class Segments {

  private Segments() {}

  /** A segment of nested spans, as the agent makes it of one call. */
  static SegmentObject segment(int spans) {
    SegmentObject.Builder segment =
        SegmentObject.newBuilder()
            .setTraceId("trace." + UUID.randomUUID())
            .setTraceSegmentId("segment." + UUID.randomUUID())
            .setService("tare")
            .setServiceInstance("instance");
    for (int span = spans - 1; span >= 0; span--) {
      segment.addSpans(
          SpanObject.newBuilder()
              .setSpanId(span)
              .setParentSpanId(span - 1)
              .setStartTime(1_700_000_000_000L)
              .setEndTime(1_700_000_000_001L)
              .setOperationName("tare.workload.monitored.RecursiveWorkload.monitoredMethod")
              .setSpanType(SpanType.Local)
              .setSpanLayer(SpanLayer.Unknown));
    }
    return segment.build();
  }

  /** A counter, as the agent reports it of itself. */
  static MeterData counter(String name, double value) {
    return MeterData.newBuilder()
        .setService("tare")
        .setServiceInstance("instance")
        .setTimestamp(1_700_000_000_000L)
        .setSingleValue(
            MeterSingleValue.newBuilder()
                .setName(name)
                .addLabels(Label.newBuilder().setName("source").setValue("tracing"))
                .setValue(value))
        .build();
  }
}
