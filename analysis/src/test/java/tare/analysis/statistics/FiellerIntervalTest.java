package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class FiellerIntervalTest {

  private static final double[] ABOVE = {3.1, 2.7, 3.4, 2.9, 3.3};
  private static final double[] BELOW = {5.2, 4.9, 5.6, 5.0, 5.1};

  /**
   * SciPy 1.17.1, the definition solved by root finding: {@code f = lambda r: abs(np.mean(u-r*v)) -
   * stats.t.ppf(.975,4)*np.std(u-r*v,ddof=1)/np.sqrt(5); brentq(f,.3,.61), brentq(f,.61,.9)}.
   */
  @Test
  void agreesWithTheDefinitionSolvedByRootFinding() {
    Interval interval = FiellerInterval.ofRatio(ABOVE, BELOW, 0.95);
    assertThat(interval.estimate()).isCloseTo(0.596899224806, within(1e-9));
    assertThat(interval.low()).isCloseTo(0.552824459694, within(1e-9));
    assertThat(interval.high()).isCloseTo(0.638598411721, within(1e-9));
  }

  @Test
  void isUnboundedWhereNothingIsKnownOfTheDenominator() {
    assertThat(FiellerInterval.ofRatio(new double[] {1}, new double[] {2}, 0.95).bounded())
        .isFalse();
    assertThat(
            FiellerInterval.ofRatio(new double[] {1, 2, 3}, new double[] {-5, 5, 1}, 0.95)
                .bounded())
        .isFalse();
  }

  @Test
  void refusesWhatAreNoPairs() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FiellerInterval.ofRatio(ABOVE, new double[] {1}, 0.95))
        .withMessageContaining("5 and 1");
  }
}
