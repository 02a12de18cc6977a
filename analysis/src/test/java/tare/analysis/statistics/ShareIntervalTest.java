package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ShareIntervalTest {

  /** SciPy 1.17.1: {@code stats.binomtest(7, 200).proportion_ci(.95, 'exact')}. */
  @Test
  void agreesWithScipy() {
    Interval interval = ShareInterval.of(7, 200, 0.95);
    assertThat(interval.estimate()).isEqualTo(0.035);
    assertThat(interval.low()).isCloseTo(0.0141855259, within(1e-9));
    assertThat(interval.high()).isCloseTo(0.070780998, within(1e-9));
  }

  /** {@code stats.binomtest(0, 20).proportion_ci(.99, 'exact')}, and 20 of 20. */
  @Test
  void endsAtNoneAndAll() {
    assertThat(ShareInterval.of(0, 20, 0.99).low()).isZero();
    assertThat(ShareInterval.of(0, 20, 0.99).high()).isCloseTo(0.232729501, within(1e-9));
    assertThat(ShareInterval.of(20, 20, 0.99).low()).isCloseTo(0.767270499, within(1e-9));
    assertThat(ShareInterval.of(20, 20, 0.99).high()).isEqualTo(1);
  }

  @Test
  void refusesWhatIsNoShare() {
    assertThatIllegalArgumentException().isThrownBy(() -> ShareInterval.of(0, 0, 0.95));
    assertThatIllegalArgumentException().isThrownBy(() -> ShareInterval.of(-1, 5, 0.95));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ShareInterval.of(6, 5, 0.95))
        .withMessageContaining("6 of 5");
  }
}
