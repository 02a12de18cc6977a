package tare.analysis.selftest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tare.results.ConfidenceInterval;

class KnownSlopeTest {

  private static KnownSlope slope(double estimate, double low, double high, double truth) {
    return new KnownSlope(ConfidenceInterval.of(estimate, low, high, 0.95), truth);
  }

  @Test
  void saysHowFarTheFitLiesFromTheTruth() {
    KnownSlope known = slope(98, 96, 99.9, 100);

    assertThat(known.differenceNanos()).isEqualTo(-2);
    assertThat(known.relativeDifference()).isCloseTo(-0.02, within(1e-12));
  }

  @Test
  void isCoveredByAnIntervalWithLimitsOnly() {
    assertThat(slope(98, 96, 100, 100).covered()).isTrue();
    assertThat(slope(98, 96, 99.9, 100).covered()).isFalse();
    assertThat(slope(98, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 100).covered())
        .isFalse();
  }

  @Test
  void isCloseWithinFivePercentOrThreeNanosecondsWhicheverIsMore() {
    assertThat(slope(95, 90, 100, 100).close()).isTrue();
    assertThat(slope(94.9, 90, 100, 100).close()).isFalse();
    assertThat(slope(13, 0, 20, 10).close()).isTrue();
    assertThat(slope(6.9, 0, 20, 10).close()).isFalse();
  }
}
