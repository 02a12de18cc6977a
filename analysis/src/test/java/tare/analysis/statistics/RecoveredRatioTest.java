package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class RecoveredRatioTest {

  private static final double CONFIDENCE = 0.95;

  private static Interval around(double estimate, double halfWidth) {
    return new Interval(estimate, estimate - halfWidth, estimate + halfWidth, CONFIDENCE);
  }

  @Test
  void isFiellersIntervalForNormalLimits() {
    // NumPy, z = norm.ppf(0.995): the roots of (512^2 - (6z)^2) x^2 - 2 540 512 x + 540^2 - (5z)^2
    double z = 2.5758293035489004;
    Interval ratio = RecoveredRatio.of(around(540, 5 * z), around(512, 6 * z));

    assertThat(ratio.estimate()).isCloseTo(1.0546875, within(1e-12));
    assertThat(ratio.low()).isCloseTo(1.0150448420982423, within(1e-9));
    assertThat(ratio.high()).isCloseTo(1.0962538981287697, within(1e-9));
  }

  @Test
  void coversTheTruthAsOftenAsItSays() {
    Random random = new Random(20261130);
    int covered = 0;
    int samples = 20_000;
    for (int i = 0; i < samples; i++) {
      Interval numerator = around(60 + 4 * random.nextGaussian(), 1.96 * 4);
      Interval denominator = around(50 + 5 * random.nextGaussian(), 1.96 * 5);
      covered += RecoveredRatio.of(numerator, denominator).contains(60.0 / 50) ? 1 : 0;
    }
    assertThat((double) covered / samples).isCloseTo(0.95, within(0.005));
  }

  @Test
  void staysInOrderWhereLimitsAreFarAndLopsided() {
    Interval lopsided = new Interval(10, 1, 40, CONFIDENCE);

    assertThat(RecoveredRatio.of(around(5, 20), lopsided))
        .satisfies(ratio -> assertThat(ratio.low()).isLessThan(0.5))
        .satisfies(ratio -> assertThat(ratio.high()).isGreaterThan(0.5));
    assertThat(RecoveredRatio.of(around(-5, 2), lopsided))
        .satisfies(ratio -> assertThat(ratio.low()).isLessThan(-0.5))
        .satisfies(ratio -> assertThat(ratio.high()).isBetween(-0.5, 0.0));
  }

  @Test
  void isUnboundedWhereTheNumeratorIs() {
    Interval unbounded = Interval.unbounded(20, CONFIDENCE);

    assertThat(RecoveredRatio.of(unbounded, around(10, 1)).bounded()).isFalse();
  }

  @Test
  void refusesADenominatorThatMayBeZero() {
    assertThatThrownBy(() -> RecoveredRatio.of(around(1, 1), around(10, 10)))
        .hasMessageContaining("may be 0.0");
  }
}
