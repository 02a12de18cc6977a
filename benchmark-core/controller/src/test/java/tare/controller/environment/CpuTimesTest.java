package tare.controller.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CpuTimesTest {

  @Test
  void readsTheKernelsLine() {
    // user nice system idle iowait irq softirq steal guest guest_nice; guest is in user already
    assertThat(CpuTimes.parse("cpu  100 1 20 300 4 5 6 7 50 0"))
        .isEqualTo(new CpuTimes(443, 304, 7));
  }

  @Test
  void readsTheShorterLineOfOldKernels() {
    assertThat(CpuTimes.parse("cpu  100 1 20 300 4")).isEqualTo(new CpuTimes(425, 304, 0));
  }

  @Test
  void tellsWhatHappenedSince() {
    CpuTimes earlier = new CpuTimes(1_000, 500, 10);
    CpuTimes later = new CpuTimes(1_200, 650, 13);

    assertThat(later.busySince(earlier)).isEqualTo(0.25, within(1e-12));
    assertThat(later.stealMillisSince(earlier)).isEqualTo(30);
    assertThat(later.shareSince(earlier, 1_000_000_000)).isEqualTo(0.5, within(1e-12));
  }

  @Test
  void isIdleWhereNoTimePassed() {
    CpuTimes now = new CpuTimes(1_000, 500, 10);

    assertThat(now.busySince(now)).isZero();
  }
}
