package tare.workload;

import java.util.Arrays;
import tare.model.Iteration;
import tare.model.WorkloadParameters;

/**
 * What the harness itself costs in this JVM. It is reported beside the times, never subtracted.
 *
 * <p>Both figures are taken in turns, several times. Each turn gives the median of the means of
 * short batches, so that an interruption spoils one batch only; the least of the turns counts,
 * because in the others the JIT compiler may not have been done.
 *
 * @param clockCostNanos cost of one read of the clock among others
 * @param harnessFloorNanos what the timed section reads around an empty application
 */
record Calibration(double clockCostNanos, double harnessFloorNanos) {

  private static final int TURNS = 5;
  private static final int CLOCK_BATCHES = 1_000;
  private static final int CLOCK_READS = 100;
  private static final int FLOOR_BATCHES = 40;
  private static final int FLOOR_CALLS = 1_000;

  /** Takes some 25 ms. */
  static Calibration measure(JvmCounters jvm) {
    TimedCallsCopy copy = new TimedCallsCopy();
    double clockCost = Double.POSITIVE_INFINITY;
    double harnessFloor = Double.POSITIVE_INFINITY;
    for (int turn = 0; turn < TURNS; turn++) {
      clockCost = Math.min(clockCost, clockCost());
      harnessFloor = Math.min(harnessFloor, harnessFloor(jvm, copy));
    }
    return new Calibration(clockCost, harnessFloor);
  }

  private static double clockCost() {
    double[] means = new double[CLOCK_BATCHES];
    for (int batch = 0; batch < means.length; batch++) {
      means[batch] = (double) clockReadsNanos() / CLOCK_READS;
    }
    return median(means);
  }

  private static long clockReadsNanos() {
    long first = System.nanoTime();
    long last = first;
    for (int i = 0; i < CLOCK_READS; i++) {
      last = System.nanoTime();
    }
    return last - first;
  }

  private static double harnessFloor(JvmCounters jvm, TimedCallsCopy copy) {
    WorkloadParameters parameters =
        new WorkloadParameters(FLOOR_BATCHES * FLOOR_CALLS, 1, 1, 0, 0, FLOOR_BATCHES, "", "");
    CallTimes times = CallTimes.forThreads(parameters).get(0);
    IterationBorders borders = new IterationBorders(jvm, 0, parameters);
    copy.emptyCalls(parameters, times, borders).run();
    double[] means = new double[FLOOR_BATCHES];
    for (Iteration batch : borders.summarise(0, times.durationNanos())) {
      means[batch.number()] = batch.meanNanos();
    }
    return median(means);
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
