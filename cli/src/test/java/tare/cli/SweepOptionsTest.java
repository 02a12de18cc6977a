package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tare.model.WorkloadParameters;

class SweepOptionsTest {

  private static final WorkloadParameters BASE = WorkloadParameters.of(1_000, 10, 1, 0);

  private final SweepOptions options = new SweepOptions();

  @Test
  void sweepsTheOriginalsDepthsWhenNothingIsNamed() {
    assertThat(options.grid(BASE))
        .extracting(WorkloadParameters::depth)
        .containsExactly(2, 4, 8, 16, 32, 64, 128);
  }

  @Test
  void leavesTheDepthAloneWhenAnotherAxisIsNamed() {
    options.methodTimes = List.of("0", "100us");
    assertThat(options.grid(BASE)).containsExactly(BASE, BASE.withMethodTimeNanos(100_000));
  }

  @Test
  void makesAGridOfTwoAxes() {
    options.depths = List.of(2, 4);
    options.threadCounts = List.of(1, 2);
    assertThat(options.grid(BASE))
        .containsExactly(
            BASE.withDepth(2),
            BASE.withDepth(2).withThreads(2),
            BASE.withDepth(4),
            BASE.withDepth(4).withThreads(2));
  }

  @Test
  void isNamedByItsAxes() {
    assertThat(options.name()).isEqualTo("depth");
    options.threadCounts = List.of(1, 2);
    options.methodTimes = List.of("0", "1us");
    assertThat(options.name()).isEqualTo("threads+method-time");
  }

  @Test
  void sweepsRatesAndCalls() {
    options.rates = List.of(0.0, 500.0);
    options.callCounts = List.of(100L, 200L);
    assertThat(options.grid(BASE))
        .contains(BASE.withCalls(200), BASE.withCallsPerSecond(500).withCalls(100));
  }

  @Test
  void refusesValuesOutOfRangeOrTwice() {
    options.depths = List.of(2, 0);
    assertThatThrownBy(() -> options.grid(BASE))
        .isInstanceOf(UsageException.class)
        .hasMessage("depth must be at least 1, but is 0");
    options.depths = List.of(2, 2);
    assertThatThrownBy(() -> options.grid(BASE))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("stands twice");
  }
}
