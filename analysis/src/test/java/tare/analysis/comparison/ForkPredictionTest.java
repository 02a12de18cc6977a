package tare.analysis.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tare.analysis.statistics.Interval;

class ForkPredictionTest {

  private static final double[] F = {101.5, 99.2, 104.8, 100.1, 97.9};
  private static final double[] B = {90.3, 88.8, 91.2, 89.5, 90.9, 92.4};

  /**
   * SciPy 1.17.1: the least n with {@code stats.t.ppf(.975,n-1)*np.sqrt(v/n)<=np.arcsinh(.01)}, v
   * the variance of {@code np.log(f)}; and with {@code v*4/stats.chi2.ppf(.2,4)}.
   */
  @Test
  void predictsForARelativeWidth() {
    assertThat(ForkPrediction.forRelativeWidth(F, 0.02, 0.95))
        .isEqualTo(new ForkPrediction(29, 66));
  }

  /** The same with the sum of both arms' variances in ns and Welch's degrees of freedom. */
  @Test
  void predictsForAWidthOfTheOverhead() {
    assertThat(ForkPrediction.forOverheadWidth(F, B, 10, 0.3, 0.95))
        .isEqualTo(new ForkPrediction(17, 31));
  }

  @Test
  void needsTwoForksWhereNothingVaries() {
    double[] equal = {5, 5, 5};
    assertThat(ForkPrediction.forRelativeWidth(equal, 0.02, 0.95))
        .isEqualTo(new ForkPrediction(2, 2));
    assertThat(ForkPrediction.forOverheadWidth(equal, equal, 1, 1, 0.95).expected()).isEqualTo(2);
  }

  @Test
  void refusesAPilotOfOneFork() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ForkPrediction.forRelativeWidth(new double[] {5}, 0.02, 0.95))
        .withMessageContaining("2 forks, but has 1");
  }

  @Test
  void readsTargets() {
    assertThat(PrecisionTarget.parse("2%")).isEqualTo(new PrecisionTarget(0.02, true));
    assertThat(PrecisionTarget.parse("0.5 %")).isEqualTo(new PrecisionTarget(0.005, true));
    assertThat(PrecisionTarget.parse("5ns")).isEqualTo(new PrecisionTarget(5, false));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "", "ns", "x%", "0%", "-1ns", "Infinityns", "NaN%", "5us"})
  void refusesWhatIsNoTarget(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> PrecisionTarget.parse(text));
  }

  @Test
  void knowsWhenATargetIsReached() {
    Interval interval = new Interval(100, 99, 101, 0.95);
    assertThat(PrecisionTarget.parse("2%").reachedBy(interval)).isTrue();
    assertThat(PrecisionTarget.parse("1.9%").reachedBy(interval)).isFalse();
    assertThat(PrecisionTarget.parse("2ns").reachedBy(interval)).isTrue();
    assertThat(PrecisionTarget.parse("1.9ns").reachedBy(interval)).isFalse();
    assertThat(PrecisionTarget.parse("50%").reachedBy(Interval.unbounded(100, 0.95))).isFalse();
  }
}
