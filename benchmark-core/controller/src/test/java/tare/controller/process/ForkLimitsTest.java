package tare.controller.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import tare.model.WorkloadParameters;

class ForkLimitsTest {

  @Test
  void allowsAMinuteForNothing() {
    assertThat(limit(WorkloadParameters.of(1, 1, 1, 0)))
        .isBetween(Duration.ofSeconds(60), Duration.ofSeconds(61));
  }

  @Test
  void growsWithCallsDepthAndThreads() {
    assertThat(limit(WorkloadParameters.of(100_000, 10, 2, 0))).hasSeconds(60 + 200);
  }

  @Test
  void growsWithMethodTime() {
    assertThat(limit(WorkloadParameters.of(1_000, 1, 1, 500_000_000)).toSeconds())
        .isEqualTo(60 + 1_000);
  }

  @Test
  void leavesAPacedRunItsPace() {
    WorkloadParameters paced =
        new WorkloadParameters(
            10_000, 1, 1, 0, 100, 50, WorkloadParameters.DEFAULT_APPLICATION, "");

    assertThat(limit(paced)).hasSeconds(60 + 1 + 200);
  }

  @Test
  void staysFiniteForTheLongestRun() {
    assertThat(limit(WorkloadParameters.of(Integer.MAX_VALUE, 1_000, 64, 1_000_000))).isPositive();
  }

  private static Duration limit(WorkloadParameters parameters) {
    return ForkLimits.measuring(parameters);
  }
}
