package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class HierarchicalBootstrapTest {

  private static final double[][] X = forks(101.5, 99.2, 104.8, 100.1, 97.9, 131.0);
  private static final double[][] B = forks(90.3, 88.8, 91.2, 89.5, 90.9, 97.4);
  private static final HierarchicalBootstrap BOOTSTRAP = new HierarchicalBootstrap(20_000, 1);

  /**
   * SciPy 1.17.1: {@code np.exp(stats.bootstrap((np.log(x),), np.mean, method='percentile',
   * n_resamples=1000000, rng=1).confidence_interval)}.
   */
  @Test
  void agreesWithScipyOnForksOfOneIteration() {
    Interval interval = BOOTSTRAP.ofGeometricMean(X, 0.95);
    assertThat(interval.estimate()).isCloseTo(105.2, within(0.1));
    assertThat(interval.low()).isCloseTo(99.30, within(0.2));
    assertThat(interval.high()).isCloseTo(115.23, within(0.5));
  }

  /** The same of {@code np.exp(log x - log b)} and of {@code exp(log x) - exp(log b)}. */
  @Test
  void agreesWithScipyOnTwoArms() {
    Interval ratio = BOOTSTRAP.ofRatio(X, B, 0.95);
    assertThat(ratio.low()).isCloseTo(1.0773, within(0.003));
    assertThat(ratio.high()).isCloseTo(1.2676, within(0.006));
    Interval difference = BOOTSTRAP.ofDifference(X, B, 0.95);
    assertThat(difference.estimate()).isCloseTo(105.2 - 91.3, within(0.1));
    assertThat(difference.low()).isCloseTo(7.173, within(0.25));
    assertThat(difference.high()).isCloseTo(24.270, within(0.5));
  }

  /** Two forks at 1 and 4: a quarter of the resamples each at 1 and at 4, half of them at 2. */
  @Test
  void drawsForksWithReplacement() {
    double[][] two = forks(1, 4);
    assertThat(BOOTSTRAP.ofGeometricMean(two, 0.4).low()).isCloseTo(2, within(1e-12));
    assertThat(BOOTSTRAP.ofGeometricMean(two, 0.4).high()).isCloseTo(2, within(1e-12));
    assertThat(BOOTSTRAP.ofGeometricMean(two, 0.6).low()).isCloseTo(1, within(1e-12));
    assertThat(BOOTSTRAP.ofGeometricMean(two, 0.6).high()).isCloseTo(4, within(1e-12));
  }

  /** One fork of two iterations at 1 and 3: a quarter each at 1 and at 3, half of them at 2. */
  @Test
  void drawsIterationsInsideAFork() {
    double[][] one = {{1, 3}};
    assertThat(BOOTSTRAP.ofGeometricMean(one, 0.4).low()).isCloseTo(2, within(1e-12));
    assertThat(BOOTSTRAP.ofGeometricMean(one, 0.6).low()).isCloseTo(1, within(1e-12));
    assertThat(BOOTSTRAP.ofGeometricMean(one, 0.6).high()).isCloseTo(3, within(1e-12));
    assertThat(BOOTSTRAP.ofGeometricMean(one, 0.6).estimate()).isCloseTo(2, within(1e-12));
  }

  @Test
  void repeatsItselfForTheSameSeed() {
    HierarchicalBootstrap again = new HierarchicalBootstrap(20_000, 1);
    HierarchicalBootstrap other = new HierarchicalBootstrap(20_000, 2);
    assertThat(again.ofRatio(X, B, 0.99)).isEqualTo(BOOTSTRAP.ofRatio(X, B, 0.99));
    assertThat(other.ofRatio(X, B, 0.99)).isNotEqualTo(BOOTSTRAP.ofRatio(X, B, 0.99));
  }

  @Test
  void resamplesTheArmsIndependently() {
    Interval ratio = BOOTSTRAP.ofRatio(X, X, 0.95);
    assertThat(ratio.estimate()).isEqualTo(1);
    assertThat(ratio.low()).isLessThan(0.93);
    assertThat(ratio.high()).isGreaterThan(1.07);
  }

  @Test
  void refusesWhatItCannotResample() {
    assertThatIllegalArgumentException().isThrownBy(() -> new HierarchicalBootstrap(99, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BOOTSTRAP.ofGeometricMean(new double[0][], 0.95))
        .withMessageContaining("no forks");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BOOTSTRAP.ofGeometricMean(new double[][] {{}}, 0.95));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BOOTSTRAP.ofGeometricMean(new double[][] {{-1}}, 0.95));
    assertThatIllegalArgumentException().isThrownBy(() -> BOOTSTRAP.ofGeometricMean(X, 1));
  }

  private static double[][] forks(double... values) {
    double[][] forks = new double[values.length][];
    for (int i = 0; i < values.length; i++) {
      forks[i] = new double[] {values[i]};
    }
    return forks;
  }
}
