package tare.analysis.comparison;

import tare.analysis.statistics.Interval;

/**
 * How precise a result is to be before measuring ends.
 *
 * @param width of the interval
 * @param relative whether the width is a share of treatment time; else nanoseconds per monitored
 *     call
 */
public record PrecisionTarget(double width, boolean relative) {

  /**
   * Blocks from which on it may be decided to stop. Stopping when an interval happens to be narrow
   * makes it cover less: 88-90 % instead of 95 % from 2 blocks on, 94 % from 10
   * (docs/methodology.md).
   */
  public static final int LEAST_BLOCKS = 10;

  private static final String PERCENT = "%";
  private static final String NANOSECONDS = "ns";

  public PrecisionTarget {
    if (!(width > 0) || Double.isInfinite(width)) {
      throw new IllegalArgumentException("a precision must be above 0, but is " + width);
    }
  }

  /**
   * Reads {@code 2%} or {@code 5ns}.
   *
   * @throws IllegalArgumentException for anything else
   */
  public static PrecisionTarget parse(String text) {
    try {
      if (text.endsWith(PERCENT)) {
        return new PrecisionTarget(number(text, PERCENT) / 100, true);
      }
      if (text.endsWith(NANOSECONDS)) {
        return new PrecisionTarget(number(text, NANOSECONDS), false);
      }
    } catch (NumberFormatException e) {
      throw unreadable(text, e);
    }
    throw unreadable(text, null);
  }

  private static double number(String text, String unit) {
    return Double.parseDouble(text.substring(0, text.length() - unit.length()).strip());
  }

  private static IllegalArgumentException unreadable(String text, NumberFormatException cause) {
    return new IllegalArgumentException(
        "a precision is a share like 2% or nanoseconds like 5ns, but is " + text, cause);
  }

  /**
   * Whether an interval is as precise.
   *
   * @param interval of treatment time for a relative target, of the overhead per monitored call for
   *     one in nanoseconds
   */
  public boolean reachedBy(Interval interval) {
    return (relative ? interval.relativeWidth() : interval.width()) <= width;
  }
}
