package tare.analysis.report.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tare.results.ConfidenceInterval;

class RangeTest {

  private static ConfidenceInterval interval(double estimate, double low, double high) {
    return ConfidenceInterval.of(estimate, low, high, 0.95);
  }

  @Test
  void labelsALogarithmicAxisWithTheValuesThatAreDrawnThere() {
    Range range = Range.of(List.of(interval(2, 1, 3), interval(9_000, 8_000, 10_000)));

    assertThat(range.logarithmic()).isTrue();
    assertThat(range.meant(range.drawn(9_000))).isCloseTo(9_000, within(1e-6));
    assertThat(Ticks.duration(range.meant(3))).isEqualTo("1 µs");
  }

  @Test
  void holdsEveryEstimateAndZero() {
    Range range = Range.of(List.of(interval(-5, -9, -1), interval(20, 10, 1e9)));

    assertThat(range.logarithmic()).isFalse();
    assertThat(range.contains(-5)).isTrue();
    assertThat(range.contains(20)).isTrue();
    assertThat(range.contains(0)).isTrue();
    assertThat(range.greatest()).isLessThan(100);
  }

  @Test
  void putsWhatDoublesAtEqualDistances() {
    Range range = Range.swept(new double[] {2, 4, 8, 128});

    assertThat(range.drawn(4) - range.drawn(2)).isEqualTo(range.drawn(128) - range.drawn(64));
    assertThat(range.meant(3)).isEqualTo(8);
    assertThat(Range.swept(new double[] {1, 2, 4}).logarithmic()).isFalse();
    assertThat(Range.swept(new double[] {0, 500_000}).logarithmic()).isFalse();
  }

  @Test
  void beginsAtZeroUnlessThatHidesTheDifferences() {
    assertThat(Range.near(new double[] {1, 5, 10}).least()).isZero();
    assertThat(Range.near(new double[] {1_100, 1_120}).least()).isBetween(1_000.0, 1_100.0);
    assertThat(Range.near(new double[] {0, 0}).contains(0)).isTrue();
  }
}
