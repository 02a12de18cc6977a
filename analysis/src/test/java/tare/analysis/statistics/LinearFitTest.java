package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/**
 * Reference values from numpy 2.4.6 and SciPy 1.17.1: {@code L = [np.polyfit(x, y, 1,
 * w=np.sqrt(w))[::-1] for y in Y]} with {@code w = 1/s**2}; Student's interval of each column of L;
 * {@code d = Y.mean(0) - (a + b*x); F = ((w*n*d**2).sum()/2) / ((w*(Y-Y.mean(0))**2).sum()/8);
 * stats.f.sf(F, 2, 8)}.
 */
class LinearFitTest {

  private static final double[] X = {2, 4, 8, 16};
  private static final double[][] BLOCKS = {
    {25, 44, 86, 170}, {23, 46, 83, 165}, {26, 43, 88, 171}
  };
  private static final double[] SPREADS = {30, 50, 95, 180};
  private static final Offset<Double> CLOSE = within(1e-9);

  @Test
  void agreesWithNumpyOnTheLine() {
    LinearFit fit = LinearFit.of(X, BLOCKS, SPREADS, 0.95);
    assertThat(fit.intercept().estimate()).isCloseTo(4.058771518004471, CLOSE);
    assertThat(fit.intercept().low()).isCloseTo(1.9708092496906136, CLOSE);
    assertThat(fit.slope().estimate()).isCloseTo(10.212522440997306, CLOSE);
    assertThat(fit.slope().low()).isCloseTo(10.164390885443819, CLOSE);
    assertThat(fit.slope().high()).isCloseTo(10.260653996550793, CLOSE);
  }

  @Test
  void agreesWithScipyOnLackOfFit() {
    LinearFit.LackOfFit straight = LinearFit.of(X, BLOCKS, SPREADS, 0.95).lackOfFit().orElseThrow();
    assertThat(straight.pValue()).isCloseTo(0.7596904481114299, CLOSE);

    double[][] bent = new double[BLOCKS.length][];
    for (int block = 0; block < bent.length; block++) {
      bent[block] = BLOCKS[block].clone();
      bent[block][3] += 30;
    }
    LinearFit.LackOfFit misfit = LinearFit.of(X, bent, SPREADS, 0.95).lackOfFit().orElseThrow();
    assertThat(misfit.pValue()).isCloseTo(0.0008458032782770145, within(1e-12));
    assertThat(misfit.worst()).isEqualTo(3);
    assertThat(misfit.distances().get(3)).isCloseTo(14.48172012, within(1e-7));
  }

  /** 2,000 experiments of 8 blocks, spread 5 %, seed 20261130. */
  @Test
  void coversTheTrueSlopeAsOftenAsItSays() {
    Random random = new Random(20261130);
    int covered = 0;
    int bent = 0;
    for (int experiment = 0; experiment < 2_000; experiment++) {
      double[][] blocks = new double[8][X.length];
      for (double[] block : blocks) {
        for (int i = 0; i < X.length; i++) {
          double truth = 12 + 57 * X[i];
          block[i] = truth * (1 + 0.05 * random.nextGaussian());
        }
      }
      LinearFit fit = LinearFit.of(X, blocks, new double[] {126, 240, 468, 924}, 0.95);
      covered += fit.slope().contains(57) ? 1 : 0;
      bent += fit.lackOfFit().orElseThrow().pValue() < 0.05 ? 1 : 0;
    }
    assertThat(covered / 2_000.0).isBetween(0.93, 0.97);
    assertThat(bent / 2_000.0).isBetween(0.03, 0.07);
  }

  @Test
  void aSingleBlockGivesALineWithoutBounds() {
    LinearFit fit = LinearFit.of(X, new double[][] {{5, 9, 17, 33}}, SPREADS, 0.95);
    assertThat(fit.slope().estimate()).isCloseTo(2, CLOSE);
    assertThat(fit.intercept().estimate()).isCloseTo(1, CLOSE);
    assertThat(fit.slope().bounded()).isFalse();
    assertThat(fit.lackOfFit()).isEmpty();
  }

  @Test
  void blocksWithoutSpreadAreStraightOrNot() {
    double[] equal = {1, 1, 1};
    double[][] straight = {{1, 2, 3}, {1, 2, 3}};
    double[][] bent = {{1, 2, 4}, {1, 2, 4}};
    assertThat(fitOf(straight, equal)).isCloseTo(1, CLOSE);
    assertThat(fitOf(bent, equal)).isZero();
  }

  private static double fitOf(double[][] blocks, double[] spreads) {
    return LinearFit.of(new double[] {1, 2, 3}, blocks, spreads, 0.95)
        .lackOfFit()
        .orElseThrow()
        .pValue();
  }

  @Test
  void refusesWhatDefinesNoLine() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                LinearFit.of(
                    new double[] {2, 2}, new double[][] {{1, 2}}, new double[] {1, 1}, 0.95))
        .withMessageContaining("two different values");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LinearFit.of(X, new double[][] {{1, 2}}, SPREADS, 0.95))
        .withMessageContaining("4 values, but 2 results");
  }
}
