package tare.analysis.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Reference values by NumPy: {@code l, r = y[a:k], y[k:b]; c = len(l)*len(r)/(b-a)*(l.mean() -
 * r.mean())**2; ss = ((l-l.mean())**2).sum() + ((r-r.mean())**2).sum(); max of c*(20+b-a-2) / (ss +
 * 20*0.04)} over k from a + 4 to b - 4.
 */
class LargestStepTest {

  private static final double[] SERIES = {1.0, 1.2, 0.9, 1.1, 1.0, 2.1, 1.9, 2.0, 2.2, 1.8, 2.05};

  private final LargestStep largest = new LargestStep(SERIES.length, 0.04).of(SERIES);

  @Test
  void findsTheClearestSplitOfAStretch() {
    assertThat(largest.between(0, 11).evidence()).isCloseTo(77.73024241894885, within(1e-9));
    assertThat(largest.split().place()).isEqualTo(5);
    assertThat(largest.between(3, 11).evidence()).isCloseTo(6.830051813471511, within(1e-9));
    assertThat(largest.split().place()).isEqualTo(7);
  }

  @Test
  void looksAtEveryScale() {
    assertThat(largest.within(0, 11).evidence()).isCloseTo(77.73024241894885, within(1e-9));
    assertThat(largest.within(0, 8).evidence()).isCloseTo(15.728395061728392, within(1e-9));
  }

  @Test
  void seesAShortRiseThatALongStretchHides() {
    double[] series = new double[200];
    for (int i = 0; i < series.length; i++) {
      series[i] = (i % 3 - 1) * 0.01 + (i >= 100 && i < 104 ? 0.1 : 0);
    }
    LargestStep step = new LargestStep(series.length, 1e-4).of(series);

    double whole = step.between(0, 200).evidence();
    assertThat(step.within(0, 200).evidence()).isGreaterThan(10 * whole);
  }

  @Test
  void seesNothingInShortStretches() {
    assertThat(largest.within(0, 7).evidence()).isZero();
    assertThat(largest.split().place()).isEqualTo(-1);
  }

  /** By NumPy: {@code e = sum(r[1:]*r[:-1])/sum(r*r); e + (1 + 3*e)*2/16 + 0.7/4}. */
  @Test
  void takesLevelsOffAndEstimatesWhatIsLeft() {
    double[] series = {1, 1.2, 1.1, 0.9, 1, 0.8, 1.1, 1.2, 2, 2.2, 2.1, 1.9, 1.8, 2, 2.1, 2.2};

    Residuals residuals = Residuals.of(series, Level.of(series, List.of(8)));

    assertThat(residuals.variance()).isCloseTo(0.019821428571428577, within(1e-12));
    assertThat(residuals.autocorrelation()).isCloseTo(0.5461993243243246, within(1e-12));
  }
}
