package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class CallStatisticTest {

  /** numpy 2.4.6: {@code x=[100]*3+[101]*5+[102]*2; np.mean(x); np.quantile(x,[.9,.99])}. */
  @Test
  void reducesAForkToItsStatistics() {
    ForkStatistics fork = ForkStatistics.ofCounts(new long[] {100, 101, 102}, new long[] {3, 5, 2});
    assertThat(fork.calls()).isEqualTo(10);
    assertThat(fork.meanNanos()).isCloseTo(100.9, within(1e-12));
    assertThat(fork.medianNanos()).isCloseTo(100.9, within(1e-12));
    assertThat(fork.p90Nanos()).isEqualTo(102);
    assertThat(fork.p99Nanos()).isEqualTo(102);
  }

  @Test
  void picksOneValueAFork() {
    List<ForkStatistics> forks =
        List.of(new ForkStatistics(9, 1, 2, 3, 4), new ForkStatistics(9, 5, 6, 7, 8));
    assertThat(CallStatistic.MEAN.of(forks)).containsExactly(1, 5);
    assertThat(CallStatistic.MEDIAN.of(forks)).containsExactly(2, 6);
    assertThat(CallStatistic.P90.of(forks)).containsExactly(3, 7);
    assertThat(CallStatistic.P99.of(forks)).containsExactly(4, 8);
    assertThat(CallStatistic.P99.label()).isEqualTo("p99");
  }
}
