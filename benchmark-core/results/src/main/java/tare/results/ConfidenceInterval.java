package tare.results;

/**
 * An estimate with its confidence interval, as it stands in {@code summary.json}.
 *
 * @param estimate the point estimate
 * @param low lower limit; null when the data cannot bound it
 * @param high upper limit; null when the data cannot bound it
 * @param confidence level of the interval, between 0 and 1
 */
public record ConfidenceInterval(double estimate, Double low, Double high, double confidence) {

  /** The interval with infinite limits left open, for JSON has no infinity. */
  public static ConfidenceInterval of(double estimate, double low, double high, double confidence) {
    return new ConfidenceInterval(estimate, finite(low), finite(high), confidence);
  }

  private static Double finite(double limit) {
    return Double.isFinite(limit) ? Double.valueOf(limit) : null;
  }

  /** Whether the data bound the quantity on both sides. */
  public boolean bounded() {
    return low != null && high != null;
  }

  /** Whether the value lies inside; the limits belong to the interval. */
  public boolean contains(double value) {
    return (low == null || low <= value) && (high == null || value <= high);
  }
}
