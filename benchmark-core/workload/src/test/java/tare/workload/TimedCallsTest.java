package tare.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tare.model.WorkloadParameters;
import tare.workload.monitored.RecursiveWorkload;

class TimedCallsTest {

  private final List<String> made = new ArrayList<>();
  private final JvmCounters jvm = new JvmCounters();

  @Test
  void makesEveryCallOnceWithTheParametersAskedFor() {
    run(new WorkloadParameters(7, 3, 1, 250, 0, 2, "A", ""));

    assertThat(made).hasSize(7).containsOnly("250 ns at depth 3");
  }

  @Test
  void notesADurationForEveryCallAndNoLagsWhenNotPaced() {
    CallTimes times = run(new WorkloadParameters(7, 1, 1, 0, 0, 2, "A", ""));

    assertThat(times.durationNanos()).hasSize(7).doesNotContain(Long.MIN_VALUE);
    assertThat(times.lagNanos()).isEmpty();
  }

  @Test
  void notesALagForEveryCallWhenPaced() {
    CallTimes times = run(new WorkloadParameters(7, 1, 1, 0, 1e6, 2, "A", ""));

    assertThat(times.durationNanos()).hasSize(7).doesNotContain(Long.MIN_VALUE);
    assertThat(times.lagNanos()).hasSize(7).doesNotContain(Long.MIN_VALUE);
  }

  @Test
  void theDurationIsThatOfTheCall() {
    WorkloadParameters parameters = new WorkloadParameters(3, 1, 1, 50_000, 0, 1, "A", "");
    CallTimes times = CallTimes.forThreads(parameters).get(0);
    calls(new RecursiveWorkload(), parameters, times).run();

    for (long durationNanos : times.durationNanos()) {
      assertThat(durationNanos).isGreaterThanOrEqualTo(50_000);
    }
  }

  @Test
  void whatAnOddNumberOfCallsReturnsReachesTheCaller() {
    WorkloadParameters parameters = new WorkloadParameters(3, 1, 1, 0, 0, 1, "A", "");
    CallTimes times = CallTimes.forThreads(parameters).get(0);

    assertThat(calls((methodTime, depth) -> 5, parameters, times).run()).isEqualTo(5);
  }

  private CallTimes run(WorkloadParameters parameters) {
    CallTimes times = CallTimes.forThreads(parameters).get(0);
    Arrays.fill(times.durationNanos(), Long.MIN_VALUE);
    Arrays.fill(times.lagNanos(), Long.MIN_VALUE);
    calls(this::note, parameters, times).run();
    return times;
  }

  private long note(long methodTimeNanos, int depth) {
    made.add(methodTimeNanos + " ns at depth " + depth);
    return 0;
  }

  private TimedCalls calls(
      MonitoredApplication application, WorkloadParameters parameters, CallTimes times) {
    Pace pace = new Pace(Schedule.of(parameters, 0));
    pace.begin(System.nanoTime());
    return new TimedCalls(
        application, parameters, times, new IterationBorders(jvm, 0, parameters), pace);
  }
}
