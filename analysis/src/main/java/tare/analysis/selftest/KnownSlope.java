package tare.analysis.selftest;

import tare.results.ConfidenceInterval;

/**
 * The slope of a cost model whose truth is known, because the agent timed its cost apart in the
 * same forks.
 *
 * @param slope nanoseconds for each monitored call, fitted
 * @param truth the same as the agent timed it, above 0
 */
public record KnownSlope(ConfidenceInterval slope, double truth) {

  private static final double CLOSE_SHARE = 0.05;
  private static final double CLOSE_NANOS = 3;

  /** Fitted - timed, in nanoseconds for each monitored call. */
  public double differenceNanos() {
    return slope.estimate() - truth;
  }

  /** Fitted / timed - 1. */
  public double relativeDifference() {
    return differenceNanos() / truth;
  }

  /** Whether the interval holds the truth; one without limits says nothing. */
  public boolean covered() {
    return slope.bounded() && slope.contains(truth);
  }

  /** Whether the two differ by no more than 5 % or 3 ns, whichever is more. */
  public boolean close() {
    return Math.abs(differenceNanos()) <= Math.max(CLOSE_SHARE * truth, CLOSE_NANOS);
  }
}
