package tare.receiver.otlp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.metrics.v1.ResourceMetrics;
import io.opentelemetry.proto.metrics.v1.ScopeMetrics;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.ScopeSpans;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tare.receiver.MalformedMessageException;

class TraceMessageTest {

  private static void assertMalformed(byte[] payload) {
    assertThatThrownBy(() -> TraceMessage.spans(payload))
        .isInstanceOf(MalformedMessageException.class);
  }

  @Test
  void countsTheSpansOfAllScopesOfAllResources() throws Exception {
    ExportTraceServiceRequest one = ExportTraceServiceRequest.parseFrom(Traces.request(3));
    byte[] both =
        one.toBuilder()
            .mergeFrom(Traces.request(4))
            .addResourceSpans(ResourceSpans.newBuilder().addScopeSpans(ScopeSpans.newBuilder()))
            .build()
            .toByteArray();
    assertThat(TraceMessage.spans(both)).isEqualTo(7);
  }

  @Test
  void findsNoSpansInAnEmptyRequest() throws Exception {
    assertThat(TraceMessage.spans(new byte[0])).isZero();
    assertThat(TraceMessage.spans(Traces.request(0))).isZero();
  }

  @Test
  void refusesARequestThatIsCutOffAnywhere() throws Exception {
    byte[] request = Traces.request(5);
    for (int length = 1; length < request.length; length++) {
      assertMalformed(Arrays.copyOf(request, length));
    }
  }

  @Test
  void refusesSpansWithIdsOfAWrongLength() {
    assertMalformed(Traces.request(2, 15, 8));
    assertMalformed(Traces.request(2, 16, 9));
    assertMalformed(Traces.request(2, 0, 0));
  }

  @Test
  void refusesWhatIsNoTraceRequest() {
    for (String text :
        List.of("hello", "{\"resourceSpans\":[]}", "\0", "\n", "\n\u0005ab", "\u000b", "zz")) {
      assertMalformed(text.getBytes(StandardCharsets.UTF_8));
    }
    assertMalformed(new byte[] {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1});
    // A length beyond the end, and one that is negative.
    assertMalformed(new byte[] {10, -1, -1, -1, -1, 7});
    assertMalformed(new byte[] {10, -1, -1, -1, -1, 15});
  }

  @Test
  void takesSpansForNothingElse() throws Exception {
    // Metrics nest alike: resource, scope, and then a name in the place of the ids.
    byte[] metrics =
        io.opentelemetry.proto.collector.metrics.v1.ExportMetricsServiceRequest.newBuilder()
            .addResourceMetrics(
                ResourceMetrics.newBuilder()
                    .addScopeMetrics(
                        ScopeMetrics.newBuilder()
                            .addMetrics(
                                io.opentelemetry.proto.metrics.v1.Metric.newBuilder()
                                    .setName("calls"))))
            .build()
            .toByteArray();
    assertMalformed(metrics);
  }
}
