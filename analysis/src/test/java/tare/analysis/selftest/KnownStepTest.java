package tare.analysis.selftest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class KnownStepTest {

  private static final int BLOCKS = 200;
  private static final int DEPTH = 10;
  private static final double WITHOUT_NANOS = 1_000;
  private static final Resampling TEN_FORKS = new Resampling(10, 2_000, 7);

  /** A step whose forks say it costs {@code told}, while it does cost {@code real}. */
  private static KnownStep step(double real, double told) {
    SimulatedForks forks = new SimulatedForks(20261130, BLOCKS, 0.02, 0);
    return new KnownStep(
        forks.arm(WITHOUT_NANOS + DEPTH * real),
        forks.arm(WITHOUT_NANOS),
        Collections.nCopies(BLOCKS, told),
        DEPTH);
  }

  @Test
  void findsWhatIsThere() {
    KnownStep step = step(20, 20);

    assertThat(step.truth()).isEqualTo(20);
    assertThat(step.estimate(0.95).contains(20)).isTrue();
    assertThat(step.biasNanos(0.95)).isCloseTo(0, within(0.6));
  }

  @Test
  void coversTheTruthAsOftenAsItSays() {
    assertThat(step(20, 20).coverage(TEN_FORKS, 0.95).estimate()).isCloseTo(0.95, within(0.03));
  }

  @Test
  void showsABiasAndTheCoverageItCosts() {
    KnownStep biased = step(20, 15);

    assertThat(biased.biasNanos(0.95)).isCloseTo(5, within(0.6));
    assertThat(biased.coverage(TEN_FORKS, 0.95).estimate()).isLessThan(0.05);
  }

  @Test
  void hasThePowerOfWelchsTest() {
    // SciPy: nct.sf(t.isf(0.005, 18), 18, log(1.04) / (0.02 * sqrt(2 / 10)))   0.9183
    assertThat(step(4, 4).power(TEN_FORKS, 0.99).estimate()).isCloseTo(0.918, within(0.06));
    assertThat(step(0, 0).power(TEN_FORKS, 0.99).estimate()).isLessThan(0.02);
    assertThat(step(20, 20).power(TEN_FORKS, 0.99).estimate()).isEqualTo(1);
  }

  @Test
  void refusesIncompleteBlocks() {
    assertThatThrownBy(() -> new KnownStep(List.of(1.0), List.of(), List.of(1.0), DEPTH))
        .hasMessageContaining("every block");
  }
}
