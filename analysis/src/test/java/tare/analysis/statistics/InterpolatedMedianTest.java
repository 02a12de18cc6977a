package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class InterpolatedMedianTest {

  /** Python 3: {@code statistics.median_grouped([100]*3 + [101]*5 + [102]*2, interval=1)}. */
  @Test
  void agreesWithPythonsGroupedMedian() {
    assertThat(InterpolatedMedian.ofCounts(new long[] {100, 101, 102}, new long[] {3, 5, 2}))
        .isCloseTo(100.9, within(1e-12));
  }

  @Test
  void movesWithTheSharesWhereThePlainMedianTies() {
    double lower = InterpolatedMedian.ofCounts(new long[] {99, 100, 101}, new long[] {30, 45, 25});
    double upper = InterpolatedMedian.ofCounts(new long[] {99, 100, 101}, new long[] {25, 45, 30});
    assertThat(lower).isLessThan(100);
    assertThat(upper).isGreaterThan(100);
    assertThat(lower + upper).isCloseTo(200, within(1e-12));
  }

  @Test
  void isTheValueItselfWhenThereIsOnlyOne() {
    assertThat(InterpolatedMedian.ofCounts(new long[] {57}, new long[] {9})).isEqualTo(57);
  }

  @Test
  void liesBetweenTwoHalvesHoweverFarApart() {
    assertThat(InterpolatedMedian.ofCounts(new long[] {10, 20}, new long[] {4, 4})).isEqualTo(15);
  }

  /** Python 3: {@code statistics.median_grouped([40]*3 + [80]*5 + [120]*2, interval=40)}. */
  @Test
  void spreadsOverTheTickOfACoarseClock() {
    assertThat(InterpolatedMedian.ofCounts(new long[] {40, 80, 120}, new long[] {3, 5, 2}, 40))
        .isCloseTo(76, within(1e-12));
  }

  @Test
  void refusesAResolutionBelowTheDatas() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> InterpolatedMedian.ofCounts(new long[] {1}, new long[] {1}, 0.5))
        .withMessageContaining("0.5");
  }
}
