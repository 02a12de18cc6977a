package tare.workload;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import tare.model.Iteration;
import tare.model.WorkloadParameters;

/**
 * What the harness itself costs in this JVM. It is reported beside the times, never subtracted.
 *
 * <p>Both figures are medians of the means of many short batches, the first half dropped: the JIT
 * compiler is done by then, and an interruption spoils one batch only.
 *
 * @param clockCostNanos cost of one read of the clock among others
 * @param harnessFloorNanos what the timed section reads around an empty application
 */
record Calibration(double clockCostNanos, double harnessFloorNanos) {

  private static final int CLOCK_BATCHES = 2_000;
  private static final int CLOCK_READS = 100;
  private static final int FLOOR_BATCHES = 100;
  private static final int FLOOR_CALLS = 1_000;

  /** Takes some 10 ms. */
  static Calibration measure(JvmCounters jvm) {
    return new Calibration(clockCost(), harnessFloor(jvm));
  }

  private static double clockCost() {
    double[] means = new double[CLOCK_BATCHES];
    for (int batch = 0; batch < means.length; batch++) {
      means[batch] = (double) clockReadsNanos() / CLOCK_READS;
    }
    return settledMedian(means);
  }

  private static long clockReadsNanos() {
    long first = System.nanoTime();
    long last = first;
    for (int i = 0; i < CLOCK_READS; i++) {
      last = System.nanoTime();
    }
    return last - first;
  }

  private static double harnessFloor(JvmCounters jvm) {
    int calls = FLOOR_BATCHES * FLOOR_CALLS;
    WorkloadParameters parameters =
        new WorkloadParameters(calls, 1, 1, 0, 0, FLOOR_BATCHES, "", "");
    CallTimes times = CallTimes.forThreads(parameters).get(0);
    IterationBorders borders = new IterationBorders(jvm, 0, parameters);
    secondTimedCalls(parameters, times, borders).run();
    double[] means = new double[FLOOR_BATCHES];
    for (Iteration batch : borders.summarise(0, times.durationNanos())) {
      means[batch.number()] = batch.meanNanos();
    }
    return settledMedian(means);
  }

  private static double settledMedian(double[] means) {
    double[] settled = Arrays.copyOfRange(means, means.length / 2, means.length);
    Arrays.sort(settled);
    return settled[settled.length / 2];
  }

  /**
   * The timed section around an empty application, in a second copy of its class: the same byte
   * code under the same JIT compiler, but with a profile of its own. Run by the first copy, the
   * empty application would stay in the profile of the measured call for the life of the JVM, and
   * that call could no longer be inlined as it is where nothing else was ever called.
   *
   * <p>It is a hidden class because those are invisible to agents and need no class loader.
   */
  static CallSequence secondTimedCalls(
      WorkloadParameters parameters, CallTimes times, IterationBorders borders) {
    Pace unpaced = new Pace(new Schedule(0, 0));
    try (InputStream classFile = TimedCalls.class.getResourceAsStream("TimedCalls.class")) {
      Class<?> copy =
          MethodHandles.lookup().defineHiddenClass(classFile.readAllBytes(), true).lookupClass();
      return (CallSequence)
          copy.getDeclaredConstructors()[0].newInstance(
              new EmptyApplication(), parameters, times, borders, unpaced);
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException("the timed section cannot be copied for calibration", e);
    }
  }
}
