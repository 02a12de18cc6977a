package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Student and Welch over fork values; reference values from SciPy 1.17.1 with these arrays. */
class ForkIntervalsTest {

  private static final double[] F = {101.5, 99.2, 104.8, 100.1, 97.9};
  private static final double[] B = {90.3, 88.8, 91.2, 89.5, 90.9, 92.4};
  private static final double[] G = {98.7, 103.1, 100.9, 99.5, 102.2};
  private static final Offset<Double> CLOSE = within(1e-9);

  /** {@code stats.ttest_1samp(f, 0).confidence_interval(.95)}, and {@code (.99)}. */
  @Test
  void studentAgreesWithScipy() {
    Interval interval = StudentInterval.ofMean(F, 0.95);
    assertThat(interval.estimate()).isCloseTo(100.7, CLOSE);
    assertThat(interval.low()).isCloseTo(97.4207374069, CLOSE);
    assertThat(interval.high()).isCloseTo(103.9792625930, CLOSE);
    assertThat(StudentInterval.ofMean(F, 0.99).low()).isCloseTo(95.2620981095, CLOSE);
  }

  /** {@code np.exp(stats.ttest_1samp(np.log(f), 0).confidence_interval(.95))}. */
  @Test
  void studentOnLogarithmsAgreesWithScipy() {
    Interval interval = StudentInterval.ofGeometricMean(F, 0.95);
    assertThat(interval.estimate()).isCloseTo(100.6725694696, CLOSE);
    assertThat(interval.low()).isCloseTo(97.47033995, within(1e-8));
    assertThat(interval.high()).isCloseTo(103.98000304, within(1e-8));
  }

  /** {@code stats.ttest_ind(f, b, equal_var=False).confidence_interval(.95)}. */
  @Test
  void welchAgreesWithScipy() {
    Interval interval = WelchInterval.ofDifference(F, B, 0.95);
    assertThat(interval.estimate()).isCloseTo(10.183333333333, CLOSE);
    assertThat(interval.low()).isCloseTo(6.959775383820, CLOSE);
    assertThat(interval.high()).isCloseTo(13.406891282845, CLOSE);
  }

  /**
   * SciPy has no such interval; the formula of its Javadoc in numpy: {@code
   * la,lb=np.log(f),np.log(b); sa,sb=la.var(ddof=1)/5,lb.var(ddof=1)/6;
   * ga,gb=np.exp(la.mean()),np.exp(lb.mean()); va,vb=ga**2*sa,gb**2*sb;
   * t=stats.t.ppf(.975,(va+vb)**2/(va**2/4+vb**2/5)); d=ga-gb;
   * d-np.hypot(ga-np.exp(la.mean()-t*sa**.5),np.exp(lb.mean()+t*sb**.5)-gb);
   * d+np.hypot(np.exp(la.mean()+t*sa**.5)-ga,gb-np.exp(lb.mean()-t*sb**.5))}.
   */
  @Test
  void overheadPerMonitoredCallAgreesWithNumpy() {
    Interval interval = Overhead.of(F, B, 10, 0.95).nanosPerMonitoredCall();
    assertThat(interval.estimate()).isCloseTo(1.016343592409, CLOSE);
    assertThat(interval.low()).isCloseTo(0.699840056779, CLOSE);
    assertThat(interval.high()).isCloseTo(1.339835891239, CLOSE);
  }

  /** {@code w=stats.ttest_ind(np.log(f), np.log(b), equal_var=False)}. */
  @Test
  void ratioAgreesWithScipy() {
    Interval interval = Overhead.of(F, B, 10, 0.99).ratio();
    assertThat(interval.estimate()).isCloseTo(1.1122918265, CLOSE);
    assertThat(interval.low()).isCloseTo(1.05969459, within(1e-8));
    assertThat(interval.high()).isCloseTo(1.16749969, within(1e-8));
    assertThat(WelchInterval.ratioPValue(F, B)).isCloseTo(0.0001913442, within(1e-10));
  }

  /** {@code w=stats.ttest_ind(np.log(g), np.log(f), equal_var=False); w.pvalue}. */
  @Test
  void sameArmAgreesWithScipy() {
    SameArmTest test = SameArmTest.of(F, G, 0.95);
    assertThat(test.pValue()).isCloseTo(0.8956323584, CLOSE);
    assertThat(test.ratio().low()).isCloseTo(0.9690166, within(1e-7));
    assertThat(test.ratio().high()).isCloseTo(1.0359597, within(1e-7));
    assertThat(test.differs()).isFalse();
    assertThat(SameArmTest.of(B, F, 0.95).differs()).isTrue();
  }

  @Test
  void aSingleForkBoundsNothing() {
    double[] one = {100};
    assertThat(StudentInterval.ofMean(one, 0.95)).isEqualTo(Interval.unbounded(100, 0.95));
    assertThat(StudentInterval.ofGeometricMean(one, 0.95).low()).isZero();
    assertThat(StudentInterval.ofGeometricMean(one, 0.95).high()).isInfinite();
    assertThat(WelchInterval.ofDifference(one, B, 0.95).bounded()).isFalse();
    assertThat(WelchInterval.ofDifference(B, one, 0.95).bounded()).isFalse();
    assertThat(WelchInterval.ofGeometricMeanDifference(one, B, 0.95).bounded()).isFalse();
    assertThat(WelchInterval.ofGeometricMeanDifference(B, one, 0.95).bounded()).isFalse();
    assertThat(WelchInterval.ratioPValue(one, B)).isEqualTo(1);
    assertThat(WelchInterval.ratioPValue(B, one)).isEqualTo(1);
    assertThat(SameArmTest.of(one, B, 0.95).differs()).isFalse();
  }

  @Test
  void forksWithoutSpreadDifferWhenTheirMeansDo() {
    double[] equal = {5, 5};
    double[] other = {6, 6, 6};
    assertThat(WelchInterval.ofDifference(other, equal, 0.95))
        .isEqualTo(new Interval(1, 1, 1, 0.95));
    assertThat(WelchInterval.ratioPValue(equal, other)).isZero();
    assertThat(WelchInterval.ratioPValue(equal, equal)).isEqualTo(1);
  }

  @Test
  void oneArmWithoutSpreadLeavesTheOthersDegreesOfFreedom() {
    Interval interval = WelchInterval.ofDifference(F, new double[] {90, 90, 90}, 0.95);
    assertThat(interval.low()).isCloseTo(97.4207374069 - 90, CLOSE);
  }

  @Test
  void refusesLogarithmsOfWhatIsNotPositive() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> StudentInterval.ofGeometricMean(new double[] {1, 0}, 0.95))
        .withMessageContaining("value 1");
    assertThatIllegalArgumentException().isThrownBy(() -> StudentInterval.ofMean(F, 1.5));
  }

  @Property(seed = "7", tries = 200)
  void exchangingTheArmsTurnsTheIntervalRound(
      @ForAll @Size(min = 2, max = 12) List<@DoubleRange(min = 50, max = 500) Double> first,
      @ForAll @Size(min = 2, max = 12) List<@DoubleRange(min = 50, max = 500) Double> second) {
    Interval there = WelchInterval.ofRatio(array(first), array(second), 0.99);
    Interval back = WelchInterval.ofRatio(array(second), array(first), 0.99);
    assertThat(Math.log(back.low())).isCloseTo(-Math.log(there.high()), within(1e-9));
    assertThat(back.estimate() * there.estimate()).isCloseTo(1, within(1e-9));
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
