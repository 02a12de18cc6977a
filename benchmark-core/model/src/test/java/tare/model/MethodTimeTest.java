package tare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MethodTimeTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "250, 250",
    "250ns, 250",
    "250 ns, 250",
    "3us, 3000",
    "3µs, 3000",
    "1.5us, 1500",
    "0.25ms, 250000",
    "2s, 2000000000",
    "9223372036854775807ns, 9223372036854775807",
  })
  void readsANumberWithItsUnit(String text, long nanos) {
    assertThat(MethodTime.parseNanos(text)).isEqualTo(nanos);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "us",
        "3m",
        "3 min",
        "3US",
        "three us",
        "-1us",
        "0.5ns",
        "1.0005us",
        "3us us",
        "1e400s",
        "9223372036854775808ns",
        "10000000000s",
        "NaN",
        "3,5us"
      })
  void rejectsAnythingElseAndSaysWhatItWants(String text) {
    assertThatThrownBy(() -> MethodTime.parseNanos(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "method time must be a number with ns, us, ms or s, such as 250us, but is " + text);
  }
}
