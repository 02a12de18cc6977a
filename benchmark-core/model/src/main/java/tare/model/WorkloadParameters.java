package tare.model;

/**
 * What the measured JVM is asked to do.
 *
 * @param calls timed calls of each thread, at least 1
 * @param depth monitored calls made by one call, at least 1
 * @param threads calling threads, at least 1
 * @param methodTimeNanos busy-waiting time of the innermost monitored call; 0 for an empty method
 * @param callsPerSecond pace over all threads together; 0 for back to back
 * @param iterations groups of consecutive calls that are summarised once, at most {@code calls}
 * @param application class under measurement; it implements the workload's application interface
 * @param runnable class run once before measuring; empty for none
 */
public record WorkloadParameters(
    long calls,
    int depth,
    int threads,
    long methodTimeNanos,
    double callsPerSecond,
    int iterations,
    String application,
    String runnable) {

  /** The recursive method that busy-waits on the wall clock. */
  public static final String DEFAULT_APPLICATION = "tare.workload.monitored.RecursiveWorkload";

  /** Enough iterations to see a warm-up, few enough not to disturb it. */
  public static final int DEFAULT_ITERATIONS = 50;

  public WorkloadParameters {
    requireAtLeast("calls", calls, 1);
    requireAtLeast("depth", depth, 1);
    requireAtLeast("threads", threads, 1);
    requireAtLeast("method time", methodTimeNanos, 0);
    requireAtLeast("iterations", iterations, 1);
    if (!(callsPerSecond >= 0) || Double.isInfinite(callsPerSecond)) {
      throw new IllegalArgumentException(
          "rate must be 0 (back to back) or a positive number of calls a second, but is "
              + callsPerSecond);
    }
    iterations = (int) Math.min(iterations, calls);
  }

  private static void requireAtLeast(String name, long value, long least) {
    if (value < least) {
      throw new IllegalArgumentException(name + " must be at least " + least + ", but is " + value);
    }
  }

  /** The recursive workload, back to back, without set-up code. */
  public static WorkloadParameters of(long calls, int depth, int threads, long methodTimeNanos) {
    return new WorkloadParameters(
        calls, depth, threads, methodTimeNanos, 0, DEFAULT_ITERATIONS, DEFAULT_APPLICATION, "");
  }

  /** The same with another number of calls. */
  public WorkloadParameters withCalls(long changed) {
    return new WorkloadParameters(
        changed,
        depth,
        threads,
        methodTimeNanos,
        callsPerSecond,
        iterations,
        application,
        runnable);
  }

  /** The same at another depth. */
  public WorkloadParameters withDepth(int changed) {
    return new WorkloadParameters(
        calls,
        changed,
        threads,
        methodTimeNanos,
        callsPerSecond,
        iterations,
        application,
        runnable);
  }

  /** The same with another number of threads. */
  public WorkloadParameters withThreads(int changed) {
    return new WorkloadParameters(
        calls, depth, changed, methodTimeNanos, callsPerSecond, iterations, application, runnable);
  }

  /** The same with another method time. */
  public WorkloadParameters withMethodTimeNanos(long changed) {
    return new WorkloadParameters(
        calls, depth, threads, changed, callsPerSecond, iterations, application, runnable);
  }

  /** The same at another pace. */
  public WorkloadParameters withCallsPerSecond(double changed) {
    return new WorkloadParameters(
        calls, depth, threads, methodTimeNanos, changed, iterations, application, runnable);
  }

  /** Timed calls over all threads. */
  public long totalCalls() {
    return Math.multiplyExact(calls, threads);
  }

  /** Whether calls follow a schedule instead of one another. */
  public boolean paced() {
    return callsPerSecond > 0;
  }
}
