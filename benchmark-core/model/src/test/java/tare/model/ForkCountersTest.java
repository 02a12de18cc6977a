package tare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class ForkCountersTest {

  private static final ForkCounters COUNTERS =
      new ForkCounters(28.9, 29.4, 1, 2, 3, 4, 5, 6, 7, Map.of("stepNanos", 1.25, "dropped", 3e12));

  @Test
  void givesBackWhatWasWritten() {
    assertThat(ForkCounters.from(COUNTERS.toProperties())).isEqualTo(COUNTERS);
  }

  @Test
  void namesAMissingCounter() {
    Properties properties = COUNTERS.toProperties();
    properties.remove("gcMillis");

    assertThatThrownBy(() -> ForkCounters.from(properties))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("gcMillis");
  }

  @Test
  void rejectsACounterThatIsNoNumber() {
    Properties properties = COUNTERS.toProperties();
    properties.setProperty(ForkCounters.EXTRA_PREFIX + "dropped", "none");

    assertThatThrownBy(() -> ForkCounters.from(properties))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
