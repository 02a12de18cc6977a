package tare.controller.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DurationTextTest {

  @Test
  void readsANumberAndItsUnit() {
    assertThat(DurationText.parse("500ms")).isEqualTo(Duration.ofMillis(500));
    assertThat(DurationText.parse("30s")).isEqualTo(Duration.ofSeconds(30));
    assertThat(DurationText.parse("5m")).isEqualTo(Duration.ofMinutes(5));
    assertThat(DurationText.parse("1h")).isEqualTo(Duration.ofHours(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "30", "s", "-1s", "1.5s", "30 s", "1d", "9999999999s"})
  void refusesOtherForms(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DurationText.parse(text))
        .withMessageContaining("'" + text + "' is no duration");
  }
}
