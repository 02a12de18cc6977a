package tare.applicationinsights;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tare.applicationinsights.Items.DEPENDENCY;
import static tare.applicationinsights.Items.METRIC;
import static tare.applicationinsights.Items.REQUEST;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tare.receiver.MalformedMessageException;

class TrackMessageTest {

  @Test
  void countsRequestsAndDependenciesAmongTheItems() throws MalformedMessageException {
    assertThat(parse(REQUEST + METRIC + DEPENDENCY + DEPENDENCY)).isEqualTo(new TrackMessage(4, 3));
    assertThat(parse(METRIC)).isEqualTo(new TrackMessage(1, 0));
  }

  @Test
  void takesTheDataBeforeItsType() throws MalformedMessageException {
    String item =
        "{\"data\":{\"baseData\":{\"id\":\"1\"},\"baseType\":\"RequestData\"},\"iKey\":\"k\"}";
    assertThat(parse(item)).isEqualTo(new TrackMessage(1, 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n",
        "no json",
        "[]",
        "{}",
        "{\"iKey\":\"k\"}",
        "{\"iKey\":\"k\",\"data\":[]}",
        "{\"iKey\":\"k\",\"data\":{\"baseType\":\"RequestData\"}}",
        "{\"iKey\":\"k\",\"data\":{\"baseType\":\"RequestData\",\"baseData\":\"id\"}}",
        "{\"iKey\":\"k\",\"data\":{\"baseType\":\"RequestData\",\"baseData\":{\"id\":1}}}",
        "{\"iKey\":\"k\",\"data\":{\"baseType\":1,\"baseData\":{\"id\":\"1\"}}}",
        "{\"iKey\":\"k\",\"data\":{\"baseType\":\"SpamData\",\"baseData\":{\"id\":\"1\"}}}",
        "{\"iKey\":1,\"data\":{\"baseType\":\"RequestData\",\"baseData\":{\"id\":\"1\"}}}",
        "{\"iKey\":\"k\",\"data\":{\"baseType\":\"RequestData\",\"baseData\":{\"id\":\"1\"}}",
      })
  void refusesTheWholeRequestWhenAnyItemIsMalformed(String last) {
    String before = last.isBlank() ? "" : REQUEST;
    assertThatThrownBy(() -> parse(before + last)).isInstanceOf(MalformedMessageException.class);
  }

  private static TrackMessage parse(String body) throws MalformedMessageException {
    return TrackMessage.parse(body.getBytes(UTF_8));
  }
}
