package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class IntervalTest {

  @Test
  void containsItsLimits() {
    Interval interval = new Interval(2, 1, 4, 0.95);
    assertThat(interval.contains(1)).isTrue();
    assertThat(interval.contains(4)).isTrue();
    assertThat(interval.contains(0.999)).isFalse();
    assertThat(interval.contains(4.001)).isFalse();
  }

  @Test
  void relatesItsWidthToTheEstimate() {
    assertThat(new Interval(2, 1, 4, 0.95).relativeWidth()).isEqualTo(1.5);
    assertThat(new Interval(-2, -4, -1, 0.95).relativeWidth()).isEqualTo(1.5);
    assertThat(new Interval(0, -1, 1, 0.95).relativeWidth()).isInfinite();
    assertThat(new Interval(0, 0, 0, 0.95).relativeWidth()).isZero();
    assertThat(Interval.unbounded(5, 0.95).relativeWidth()).isInfinite();
  }

  @Test
  void knowsWhenNothingBoundsIt() {
    assertThat(Interval.unbounded(5, 0.95).bounded()).isFalse();
    assertThat(new Interval(5, 0, Double.POSITIVE_INFINITY, 0.95).bounded()).isFalse();
    assertThat(new Interval(5, Double.NEGATIVE_INFINITY, 6, 0.95).bounded()).isFalse();
    assertThat(new Interval(5, 4, 6, 0.95).bounded()).isTrue();
  }

  @Test
  void changesItsUnit() {
    assertThat(new Interval(20, 10, 40, 0.95).dividedBy(10)).isEqualTo(new Interval(2, 1, 4, 0.95));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Interval(20, 10, 40, 0.95).dividedBy(0));
  }

  @Test
  void refusesWhatIsNoInterval() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(1, 2, 1, 0.95));
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(Double.NaN, 0, 1, 0.95));
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(1, Double.NaN, 1, 0.95));
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(1, 0, 2, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Interval(1, 0, 2, 1))
        .withMessageContaining("between 0 and 1");
  }
}
