package tare.analysis.statistics;

/**
 * One fork in the numbers that stand for it: what intervals and comparisons are computed from.
 *
 * @param calls timed calls that count, after warm-up
 * @param meanNanos mean duration of a call
 * @param medianNanos interpolated median duration of a call
 * @param p90Nanos 90th percentile
 * @param p99Nanos 99th percentile
 */
public record ForkStatistics(
    long calls, double meanNanos, double medianNanos, double p90Nanos, double p99Nanos) {

  /**
   * Reduces the calls of one fork.
   *
   * @param sortedNanos distinct durations in ascending order
   * @param counts how often each occurs, at least 1
   */
  public static ForkStatistics ofCounts(long[] sortedNanos, long[] counts) {
    Descriptives calls = Descriptives.ofCounts(sortedNanos, counts);
    double median = InterpolatedMedian.ofCounts(sortedNanos, counts);
    return new ForkStatistics(calls.count(), calls.mean(), median, calls.p90(), calls.p99());
  }
}
