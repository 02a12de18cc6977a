package tare.analysis.statistics;

/**
 * The median of whole-nanosecond data without ties between forks.
 *
 * <p>A clock that reads whole nanoseconds puts every duration into a cell one nanosecond wide. The
 * plain median is the middle of one cell, so that half of a series of equal forks has the very same
 * median and an interval between them no width. Here the values of the middle cell are spread
 * evenly over it (the median of grouped data, Yule 1911, "An Introduction to the Theory of
 * Statistics", ch. VII): it moves with the shares of calls below and above.
 */
public final class InterpolatedMedian {

  private static final double NANOSECOND = 1;

  private InterpolatedMedian() {}

  /**
   * The median of durations in whole nanoseconds, as value-count pairs.
   *
   * @param sortedValues distinct values in ascending order
   * @param counts how often each occurs, at least 1
   */
  public static double ofCounts(long[] sortedValues, long[] counts) {
    return ofCounts(sortedValues, counts, NANOSECOND);
  }

  /**
   * The median for a clock that ticks in coarser steps.
   *
   * @param sortedValues distinct values in ascending order
   * @param counts how often each occurs, at least 1
   * @param resolutionNanos width of a cell, at least 1
   */
  public static double ofCounts(long[] sortedValues, long[] counts, double resolutionNanos) {
    if (!(resolutionNanos >= NANOSECOND)) {
      throw new IllegalArgumentException(
          "a clock's resolution is at least 1 ns, but was " + resolutionNanos);
    }
    double half = ValueCountPairs.checkedCount(sortedValues, counts) / 2.0;
    int at = 0;
    long below = 0;
    while (below + counts[at] < half) {
      below += counts[at];
      at++;
    }
    if (below + counts[at] == half) {
      return (sortedValues[at] + sortedValues[at + 1]) / 2.0;
    }
    double share = (half - below) / counts[at];
    return sortedValues[at] + (share - 0.5) * resolutionNanos;
  }
}
