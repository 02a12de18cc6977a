package tare.analysis.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AlphaSpendingTest {

  /**
   * SciPy 1.17.1: for each look k the z at which {@code stats.multivariate_normal(np.zeros(k), cov)
   * .cdf(u, lower_limit=-u)} is {@code 1-alpha*t[k]}, u the bounds so far, cov[i,j] =
   * sqrt(min(t[i],t[j])/max(t[i],t[j])); the level is {@code 2*stats.norm.sf(z)}.
   */
  @Test
  void agreesWithScipy() {
    List<Double> levels = AlphaSpending.plan(0.05, List.of(10, 20, 30, 40)).levels();
    double[] expected = {0.0125, 0.01607697, 0.02029524, 0.02477997};
    for (int i = 0; i < expected.length; i++) {
      assertThat(levels.get(i)).isCloseTo(expected[i], within(2e-7));
    }
    List<Double> unequal = AlphaSpending.plan(0.01, List.of(10, 20, 40)).levels();
    assertThat(unequal.get(1)).isCloseTo(0.0029820611, within(2e-8));
    assertThat(unequal.get(2)).isCloseTo(0.0059091665, within(2e-8));
  }

  @Test
  void spendsEverythingOnASingleLook() {
    assertThat(AlphaSpending.plan(0.01, List.of(20)).levels().get(0))
        .isCloseTo(0.01, within(1e-12));
  }

  @Test
  void keepsFalseAlarmsAtTheLevelAgreed() {
    AlphaSpending plan = AlphaSpending.plan(0.05, List.of(10, 20, 30, 40));
    Random random = new Random(9);
    int alarms = 0;
    for (int i = 0; i < 20_000; i++) {
      double sum = 0;
      boolean alarm = false;
      for (int look = 0; look < 4; look++) {
        sum += random.nextGaussian();
        double z = Math.abs(sum) / Math.sqrt(look + 1.0);
        alarm |= 2 * (1 - normal(z)) < plan.levels().get(look);
      }
      alarms += alarm ? 1 : 0;
    }
    assertThat(alarms / 20_000.0).isCloseTo(0.05, within(0.005));
  }

  @Test
  void refusesPlansThatAreNone() {
    assertThatIllegalArgumentException().isThrownBy(() -> AlphaSpending.plan(0.05, List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> AlphaSpending.plan(0.05, List.of(0, 5)));
    assertThatIllegalArgumentException().isThrownBy(() -> AlphaSpending.plan(0.05, List.of(5, 5)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AlphaSpending.plan(0.05, List.of(1, 2, 3, 4, 5)))
        .withMessageContaining("1 to 4");
    assertThatIllegalArgumentException().isThrownBy(() -> AlphaSpending.plan(0, List.of(5)));
    assertThatIllegalArgumentException().isThrownBy(() -> AlphaSpending.plan(1, List.of(5)));
  }

  private static double normal(double z) {
    return org.apache.commons.statistics.distribution.NormalDistribution.of(0, 1)
        .cumulativeProbability(z);
  }
}
