package tare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ForkInstructionsTest {

  private static final ForkInstructions INSTRUCTIONS =
      new ForkInstructions(
          new WorkloadParameters(1_000, 10, 2, 250, 0.1, 20, "an.Application", "a.Runnable"),
          Path.of("some", "fork"));

  @Test
  void givesBackWhatWasWritten() {
    assertThat(ForkInstructions.from(INSTRUCTIONS.toProperties())).isEqualTo(INSTRUCTIONS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "calls",
        "depth",
        "threads",
        "methodTimeNanos",
        "callsPerSecond",
        "iterations",
        "application",
        "runnable",
        "directory"
      })
  void namesAMissingKey(String key) {
    Properties properties = INSTRUCTIONS.toProperties();
    properties.remove(key);

    assertThatThrownBy(() -> ForkInstructions.from(properties))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(key);
  }

  @ParameterizedTest
  @CsvSource({
    "calls, many",
    "calls, 1.5",
    "depth, 99999999999",
    "threads, ''",
    "methodTimeNanos, 3us",
    "callsPerSecond, fast",
    "iterations, x",
  })
  void namesKeyAndValueThatIsNoNumber(String key, String value) {
    Properties properties = INSTRUCTIONS.toProperties();
    properties.setProperty(key, value);

    assertThatThrownBy(() -> ForkInstructions.from(properties))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(key)
        .hasMessageContaining("but is " + value);
  }
}
