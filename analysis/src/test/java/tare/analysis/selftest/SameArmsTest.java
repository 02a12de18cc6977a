package tare.analysis.selftest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tare.analysis.statistics.Interval;

class SameArmsTest {

  private static final int BLOCKS = 200;
  private static final double SIGMA = 0.02;
  private static final Resampling TEN_FORKS = new Resampling(10, 2_000, 7);

  private static SameArms simulated(double blockSigma) {
    SimulatedForks forks = new SimulatedForks(20261130, BLOCKS, SIGMA, blockSigma);
    return new SameArms(List.of(forks.pair(50), forks.pair(2_000)));
  }

  @Test
  void raisesAsManyFalseAlarmsAsAgreed() {
    Interval rate = simulated(0).falseAlarms(new Resampling(10, 20_000, 7), 0.95);

    assertThat(rate.estimate()).isCloseTo(0.05, within(0.01));
    assertThat(rate.contains(0.05)).isTrue();
  }

  @Test
  void boundsRatesByTheExperimentsThatShareNoFork() {
    Interval rate = simulated(0).falseAlarms(TEN_FORKS, 0.99);

    // SciPy: beta.isf(0.025, 1, 40)   0.0880973; 2 pairs x 200 blocks / 10 forks = 40 trials
    assertThat(TEN_FORKS.trials(BLOCKS, 2)).isEqualTo(40);
    assertThat(rate.low()).isZero();
    assertThat(rate.high()).isCloseTo(0.0880973, within(1e-6));
  }

  @Test
  void seesNoFalseAlarmsInBlocksShakenAsAWhole() {
    assertThat(simulated(0.2).falseAlarms(TEN_FORKS, 0.99).estimate()).isLessThan(0.001);
  }

  @Test
  void hasThePowerOfWelchsTest() {
    SameArms arms = simulated(0);

    // SciPy: nct.sf(t.isf(0.005, 18), 18, log(1.04) / (0.02 * sqrt(2 / 10)))   0.9183
    assertThat(arms.power(0.04, TEN_FORKS, 0.99).estimate()).isCloseTo(0.918, within(0.04));
    // SciPy: nct.sf(t.isf(0.005, 18), 18, log(1.02) / (0.02 * sqrt(2 / 10)))   0.2869
    assertThat(arms.power(0.02, TEN_FORKS, 0.99).estimate()).isCloseTo(0.287, within(0.06));
  }

  @Test
  void findsTheSmallestChangeSeenInNineOfTenExperiments() {
    // SciPy: brentq(lambda c: nct.sf(t.isf(0.005, 18), 18, log1p(c) / (0.02 * sqrt(2 / 10))) - 0.9,
    //     0.01, 0.1)   0.03884
    assertThat(simulated(0).smallestChange(0.9, TEN_FORKS, 0.99)).isCloseTo(0.0388, within(0.003));
  }

  @Test
  void saysWhenNotEvenADoublingIsSeen() {
    SimulatedForks wild = new SimulatedForks(2, 30, 2, 0);

    assertThat(new SameArms(List.of(wild.pair(100))).smallestChange(0.9, TEN_FORKS, 0.99))
        .isInfinite();
  }

  @Test
  void givesTheSameForTheSameSeed() {
    assertThat(simulated(0).power(0.02, TEN_FORKS, 0.99))
        .isEqualTo(simulated(0).power(0.02, TEN_FORKS, 0.99));
  }

  @Test
  void refusesNamesWithUnequalNumbersOfForks() {
    assertThatThrownBy(() -> new SameArms.Pair(List.of(1.0), List.of(1.0, 2.0)))
        .hasMessageContaining("1 and 2");
    assertThatThrownBy(() -> new SameArms(List.of())).hasMessageContaining("no configuration");
    assertThatThrownBy(() -> new Resampling(1, 1, 1)).hasMessageContaining("2 forks");
  }
}
