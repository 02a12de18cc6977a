package tare.workload;

import tare.model.WorkloadParameters;

/**
 * When the calls of one thread are due. The rate of the whole run is divided over its threads, and
 * these take turns, so that calls are spread evenly over time.
 *
 * @param intervalNanos from one call of this thread to its next
 * @param offsetNanos of the first call
 */
record Schedule(double intervalNanos, double offsetNanos) {

  private static final double NANOS_PER_SECOND = 1e9;

  /** The part of thread number {@code thread}, from 0; all zero when calls are not paced. */
  static Schedule of(WorkloadParameters parameters, int thread) {
    if (!parameters.paced()) {
      return new Schedule(0, 0);
    }
    double turnNanos = NANOS_PER_SECOND / parameters.callsPerSecond();
    return new Schedule(turnNanos * parameters.threads(), turnNanos * thread);
  }

  /**
   * When the call is due, in nanoseconds since measuring began: however late those before it were.
   */
  long dueNanos(int call) {
    return Math.round(offsetNanos + intervalNanos * call);
  }
}
