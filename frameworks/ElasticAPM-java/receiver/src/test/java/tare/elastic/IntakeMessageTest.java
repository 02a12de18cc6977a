package tare.elastic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tare.receiver.MalformedMessageException;

class IntakeMessageTest {

  private static final String METADATA = "{\"metadata\":{\"service\":{\"name\":\"tare\"}}}\n";

  // As version 1.55.1 of the agent sends it, shortened by what no receiver looks at.
  private static final String SPAN =
      "{\"span\":{\"name\":\"RecursiveWorkload#monitoredMethod\",\"id\":\"ad7d3d275f2abda9\","
          + "\"trace_id\":\"1f5b6bb6c855ee72fb7f99531478f5cc\",\"context\":{\"tags\":{}},"
          + "\"sample_rate\":1.0,\"type\":\"custom\"}}\n";
  private static final String TRANSACTION =
      "{\"transaction\":{\"id\":\"95c8ceb4de7749e7\","
          + "\"trace_id\":\"1f5b6bb6c855ee72fb7f99531478f5cc\","
          + "\"span_count\":{\"dropped\":0,\"started\":1}}}\n";
  private static final String METRICS = "{\"metricset\":{\"timestamp\":1,\"samples\":{}}}\n";

  @Test
  void countsTransactionsAndSpans() throws MalformedMessageException {
    assertThat(records(METADATA + SPAN + SPAN + TRANSACTION + METRICS + SPAN)).isEqualTo(4);
  }

  @Test
  void countsNothingInMetadataAndMetrics() throws MalformedMessageException {
    assertThat(records(METADATA)).isZero();
    assertThat(records(METADATA + METRICS)).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n",
        "no json",
        "[1]",
        "{\"span\":{\"id\":\"1\",\"trace_id\":\"2\"}}",
        METADATA + "{\"span\":{\"id\":\"1\",\"trace_id\":\"2\"",
        METADATA + "{\"span\":{\"id\":\"1\",\"trace_id\":\"2\"}",
        METADATA + "{\"span\":{\"id\":\"1\"}}",
        METADATA + "{\"span\":{\"id\":1,\"trace_id\":2}}",
        METADATA + "{\"span\":[]}",
        METADATA + "{\"span\":{\"id\":\"1\",\"trace_id\":\"2\"},\"span2\":{}}",
        METADATA + "{\"spam\":{}}",
        METADATA + SPAN + "\u0000",
        METADATA + SPAN + "}",
      })
  void refusesTheWholeRequestWhenAnyOfItIsMalformed(String request) {
    assertThatThrownBy(() -> records(request)).isInstanceOf(MalformedMessageException.class);
  }

  private static long records(String request) throws MalformedMessageException {
    return IntakeMessage.records(request.getBytes(StandardCharsets.UTF_8));
  }
}
