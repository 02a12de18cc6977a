package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class VarianceComponentsTest {

  private static final double[][] MEANS = {{100, 104, 102}, {110, 113, 107}, {95, 98, 99}};
  private static final double[][] VARIANCES = {{400, 420, 410}, {390, 400, 380}, {405, 410, 385}};
  private static final Offset<Double> CLOSE = within(1e-9);

  /**
   * numpy 2.4.6: {@code s2=m.var(1,ddof=1).mean(); s3=m.mean(1).var(ddof=1); s3-s2/3;
   * s2-v.mean()/1000; v.mean()}; 3 s3 / s2 is F of {@code stats.f_oneway(*m)}, 21.3077.
   */
  @Test
  void agreesWithNumpy() {
    VarianceComponents components = VarianceComponents.of(MEANS, VARIANCES, 1000);
    assertThat(components.betweenForks()).isCloseTo(39.1111111111, CLOSE);
    assertThat(components.betweenIterations()).isCloseTo(5.3777777777, CLOSE);
    assertThat(components.withinIterations()).isCloseTo(400, CLOSE);
    assertThat(components.iterationsPerFork()).isCloseTo(3, CLOSE);
  }

  @Test
  void givesSharesOfACallAndOfTheMean() {
    VarianceComponents components = new VarianceComponents(10, 20, 70, 4, 7);
    assertThat(components.ofCall()).isEqualTo(new VarianceComponents.Shares(0.1, 0.2, 0.7));
    VarianceComponents.Shares ofMean = components.ofMean();
    assertThat(ofMean.betweenForks()).isCloseTo(10 / 17.5, CLOSE);
    assertThat(ofMean.betweenIterations()).isCloseTo(5 / 17.5, CLOSE);
    assertThat(ofMean.withinIterations()).isCloseTo(2.5 / 17.5, CLOSE);
  }

  @Test
  void takesForksOfUnequalLength() {
    double[][] means = {{1, 3}, {5, 7, 9, 11}};
    double[][] none = {{0, 0}, {0, 0, 0, 0}};
    VarianceComponents components = VarianceComponents.of(means, none, 1);
    assertThat(components.iterationsPerFork()).isCloseTo(1 / 0.375, CLOSE);
    assertThat(components.betweenIterations()).isCloseTo((2 + 20) / 4.0, CLOSE);
    assertThat(components.betweenForks()).isCloseTo(18 - 5.5 * 0.375, CLOSE);
  }

  @Test
  void setsNegativeComponentsToZero() {
    double[][] means = {{1, 3}, {3, 1}};
    VarianceComponents components =
        VarianceComponents.of(means, new double[][] {{9, 9}, {9, 9}}, 2);
    assertThat(components.betweenForks()).isZero();
    assertThat(components.betweenIterations()).isZero();
    assertThat(components.ofCall()).isEqualTo(new VarianceComponents.Shares(0, 0, 1));
  }

  @Test
  void hasNoSharesOfNothing() {
    double[][] same = {{2, 2}, {2, 2}};
    assertThat(VarianceComponents.of(same, new double[][] {{0, 0}, {0, 0}}, 5).ofMean())
        .isEqualTo(new VarianceComponents.Shares(0, 0, 0));
  }

  @Test
  void refusesTooLittleData() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> VarianceComponents.of(new double[][] {{1, 2}}, VARIANCES, 5))
        .withMessageContaining("2 forks");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> VarianceComponents.of(new double[][] {{1, 2}, {1}}, VARIANCES, 5))
        .withMessageContaining("fork 1 has 1");
  }
}
