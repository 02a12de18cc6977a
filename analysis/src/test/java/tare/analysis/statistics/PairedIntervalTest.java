package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class PairedIntervalTest {

  private static final double[] F = {101.5, 99.2, 104.8, 100.1, 97.9, 110.2};
  private static final double[] B = {90.3, 88.8, 91.2, 89.5, 90.9, 97.4};
  private static final Offset<Double> CLOSE = within(1e-8);

  /**
   * SciPy 1.17.1: {@code np.exp(stats.ttest_rel(np.log(f), np.log(b)).confidence_interval(.95))}.
   */
  @Test
  void ratioAgreesWithScipy() {
    Interval interval = PairedInterval.ofRatio(F, B, 0.95);
    assertThat(interval.estimate()).isCloseTo(1.119307263, CLOSE);
    assertThat(interval.low()).isCloseTo(1.09432521, CLOSE);
    assertThat(interval.high()).isCloseTo(1.14485962, CLOSE);
    assertThat(Overhead.paired(F, B, 10, 0.95).ratio()).isEqualTo(interval);
  }

  /**
   * SciPy has no such interval; the formula in numpy: {@code t=stats.t.ppf(.975,5);
   * r=np.corrcoef(la,lb)[0,1]; al,ah,bl,bh=} distances from each arm's estimate to its own limits;
   * {@code d-np.sqrt(al**2+bh**2-2*r*al*bh); d+np.sqrt(ah**2+bl**2-2*r*ah*bl)}.
   */
  @Test
  void differenceAgreesWithNumpy() {
    Interval interval = Overhead.paired(F, B, 10, 0.95).nanosPerMonitoredCall();
    assertThat(interval.estimate()).isCloseTo(1.0893659279, CLOSE);
    assertThat(interval.low()).isCloseTo(0.8568249552, CLOSE);
    assertThat(interval.high()).isCloseTo(1.3428687342, CLOSE);
  }

  /** numpy 2.4.6: {@code np.corrcoef(np.log(f), np.log(b))[0,1]}. */
  @Test
  void measuresHowBlocksMoveTogether() {
    assertThat(Pairing.decide(F, B).correlation()).isCloseTo(0.8782235234, CLOSE);
    assertThat(PairedInterval.correlation(new double[] {1, 1}, new double[] {1, 2})).isZero();
    assertThat(PairedInterval.correlation(new double[] {1}, new double[] {2})).isZero();
  }

  @Test
  void aSingleBlockBoundsNothing() {
    Overhead overhead = Overhead.paired(new double[] {100}, new double[] {90}, 1, 0.95);
    assertThat(overhead.nanosPerMonitoredCall().estimate()).isCloseTo(10, CLOSE);
    assertThat(overhead.nanosPerMonitoredCall().bounded()).isFalse();
    assertThat(overhead.ratio().bounded()).isFalse();
  }

  @Test
  void refusesIncompleteBlocks() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PairedInterval.ofRatio(F, new double[] {1, 2}, 0.95))
        .withMessageContaining("incomplete blocks");
  }

  @Test
  void pairsOnlyWhereBlocksClearlyMoveTogether() {
    double[] first = new double[12];
    double[] again = new double[12];
    double[] unrelated = new double[12];
    for (int i = 0; i < 12; i++) {
      first[i] = 100 + i;
      again[i] = 100.5 + i - i % 2;
      unrelated[i] = 100 + i * 5 % 12;
    }
    assertThat(Pairing.decide(first, again).paired()).isTrue();
    assertThat(Pairing.decide(first, again).widthRatio()).isLessThan(0.3);
    assertThat(Pairing.decide(first, unrelated).paired()).isFalse();
  }

  @Test
  void neverPairsFewBlocks() {
    double[] first = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    double[] again = {1.1, 2, 3, 4, 5, 6, 7, 8, 9};
    assertThat(Pairing.decide(first, again).widthRatio()).isLessThan(0.5);
    assertThat(Pairing.decide(first, again).paired()).isFalse();
    assertThat(Pairing.decide(new double[] {1}, new double[] {2}).paired()).isFalse();
    assertThat(Pairing.decide(new double[] {1, 1}, new double[] {2, 2}).widthRatio()).isEqualTo(1);
  }
}
