package tare.elastic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tare.elastic.Events.METADATA;
import static tare.elastic.Events.METRICS;
import static tare.elastic.Events.SPAN;
import static tare.elastic.Events.TRANSACTION;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tare.receiver.MalformedMessageException;

class IntakeMessageTest {

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
