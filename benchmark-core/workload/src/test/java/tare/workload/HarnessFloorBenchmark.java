package tare.workload;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tare.model.Iteration;
import tare.model.WorkloadParameters;

/**
 * What the harness costs, against the cost of a clock read in the same run. Wanted: an empty timed
 * section of at most 1.05 clock reads, and at most 45 ns a call outside the timed section where a
 * clock read costs 29 ns (1.55 clock reads, one of which is the other half of the two that a timed
 * section needs).
 *
 * <pre>
 * mvn -q package -pl benchmark-core/workload -am -DskipTests
 * cd benchmark-core/workload
 * java -cp target/tare-workload.jar:target/test-classes tare.workload.HarnessFloorBenchmark
 * </pre>
 */
final class HarnessFloorBenchmark {

  private static final int ROUNDS = 20;
  private static final int CALLS = 2_000_000;

  private HarnessFloorBenchmark() {}

  public static void main(String[] args) {
    JvmCounters jvm = new JvmCounters();
    double[] clock = new double[ROUNDS];
    double[] floor = new double[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      Calibration calibration = Calibration.measure(jvm);
      clock[round] = calibration.clockCostNanos();
      floor[round] = calibration.harnessFloorNanos();
    }
    double clockNanos = median(clock);
    System.out.printf(Locale.ROOT, "clock read                 %6.1f ns%n", clockNanos);
    print("empty timed section", median(floor), clockNanos);
    print("outside the timed section", outsideNanos(jvm), clockNanos);
  }

  /** Time from border to border less the timed sections, for one call of a run as long as usual. */
  private static double outsideNanos(JvmCounters jvm) {
    WorkloadParameters parameters = WorkloadParameters.of(CALLS, 1, 1, 0);
    CallTimes times = CallTimes.forThreads(parameters).get(0);
    IterationBorders borders = new IterationBorders(jvm, 0, parameters);
    new TimedCallsCopy().emptyCalls(parameters, times, borders).run();
    List<Iteration> iterations = borders.summarise(0, times.durationNanos());
    return median(
        iterations.stream()
            .skip(iterations.size() / 2)
            .mapToDouble(i -> (double) (i.elapsedNanos() - i.callNanos()) / i.calls())
            .toArray());
  }

  private static void print(String name, double nanos, double clockNanos) {
    System.out.printf(
        Locale.ROOT, "%-26s %6.1f ns  %5.3f clock reads%n", name, nanos, nanos / clockNanos);
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
