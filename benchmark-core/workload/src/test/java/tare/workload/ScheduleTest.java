package tare.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tare.model.WorkloadParameters;

class ScheduleTest {

  @Test
  void spacesCallsByTheRate() {
    Schedule schedule = Schedule.of(paced(1_000, 1), 0);

    assertThat(schedule.dueNanos(0)).isZero();
    assertThat(schedule.dueNanos(1)).isEqualTo(1_000_000);
    assertThat(schedule.dueNanos(2_500)).isEqualTo(2_500_000_000L);
  }

  @Test
  void threadsShareTheRateAndTakeTurns() {
    WorkloadParameters parameters = paced(1_000, 4);
    Schedule[] threads =
        IntStream.range(0, 4)
            .mapToObj(thread -> Schedule.of(parameters, thread))
            .toArray(Schedule[]::new);

    for (int turn = 0; turn < 40; turn++) {
      assertThat(threads[turn % 4].dueNanos(turn / 4)).isEqualTo(turn * 1_000_000L);
    }
  }

  @Test
  void anIntervalOfNoWholeNanosecondsDoesNotAddUpToADrift() {
    // 3 calls a second: the two-billionth is due after exactly 2e9 / 3 seconds.
    assertThat(Schedule.of(paced(3, 1), 0).dueNanos(2_000_000_000))
        .isCloseTo(666_666_666_666_666_667L, within(100L));
  }

  @Test
  void oneCallInTenSecondsIsARateToo() {
    assertThat(Schedule.of(paced(0.1, 1), 0).dueNanos(3)).isEqualTo(30_000_000_000L);
  }

  @Test
  void everythingIsDueAtOnceWithoutARate() {
    assertThat(Schedule.of(paced(0, 2), 1).dueNanos(1_000)).isZero();
  }

  private static WorkloadParameters paced(double callsPerSecond, int threads) {
    return new WorkloadParameters(100, 1, threads, 0, callsPerSecond, 1, "A", "");
  }
}
