package tare.analysis.statistics;

/**
 * An estimate with its confidence interval.
 *
 * @param estimate the point estimate
 * @param low lower limit; negative infinity, or 0 of a positive quantity, when the data cannot
 *     bound it
 * @param high upper limit; positive infinity when the data cannot bound it
 * @param confidence level of the interval, between 0 and 1
 */
public record Interval(double estimate, double low, double high, double confidence) {

  /**
   * @throws IllegalArgumentException when the limits are out of order, a number is missing, or the
   *     confidence is not between 0 and 1
   */
  public Interval {
    if (!(low <= high) || Double.isNaN(estimate)) {
      throw new IllegalArgumentException(
          "an interval needs an estimate and ordered limits, but has "
              + estimate
              + " in ["
              + low
              + ", "
              + high
              + "]");
    }
    Require.confidence(confidence);
  }

  /** The interval of a single observation: the estimate stands, nothing bounds it. */
  public static Interval unbounded(double estimate, double confidence) {
    return new Interval(estimate, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, confidence);
  }

  /** Whether the data bound the quantity on both sides. */
  public boolean bounded() {
    return Double.isFinite(low) && Double.isFinite(high);
  }

  /** From limit to limit. */
  public double width() {
    return high - low;
  }

  /**
   * Relative width (RCIW): width / estimate. Infinite when the interval is unbounded or the
   * estimate is 0: near zero, ask for an absolute width instead.
   */
  public double relativeWidth() {
    if (width() == 0) {
      return 0;
    }
    return bounded() ? width() / Math.abs(estimate) : Double.POSITIVE_INFINITY;
  }

  /** Whether the value lies inside; the limits belong to the interval. */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }

  /** The same interval in another unit. */
  public Interval dividedBy(double positiveDivisor) {
    if (!(positiveDivisor > 0)) {
      throw new IllegalArgumentException(
          "an interval is divided by a positive number, not by " + positiveDivisor);
    }
    return new Interval(
        estimate / positiveDivisor, low / positiveDivisor, high / positiveDivisor, confidence);
  }

  /** The interval of the exponential, for one computed on logarithms. */
  Interval exponential() {
    return new Interval(Math.exp(estimate), Math.exp(low), Math.exp(high), confidence);
  }
}
