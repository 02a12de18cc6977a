package tare.model;

import java.math.BigDecimal;

/** How a method time is written by people: a number and its unit, such as {@code 250us}. */
public final class MethodTime {

  private MethodTime() {}

  /**
   * Reads a method time in nanoseconds.
   *
   * @param text a whole or decimal number, followed by {@code ns}, {@code us}, {@code ms} or {@code
   *     s}; without a unit it is nanoseconds
   * @throws IllegalArgumentException when it is no number, negative, of another unit, or no whole
   *     number of nanoseconds
   */
  public static long parseNanos(String text) {
    int end = text.length();
    while (end > 0 && Character.isLetter(text.charAt(end - 1))) {
      end--;
    }
    int zeros = zeros(text.substring(end));
    try {
      long nanos =
          new BigDecimal(text.substring(0, end).strip()).movePointRight(zeros).longValueExact();
      if (zeros >= 0 && nanos >= 0) {
        return nanos;
      }
    } catch (ArithmeticException | NumberFormatException e) {
      // Said below.
    }
    throw new IllegalArgumentException(
        "method time must be a number with ns, us, ms or s, such as 250us, but is " + text);
  }

  /** The power of ten that makes nanoseconds of the unit; negative when there is no such unit. */
  private static int zeros(String unit) {
    return switch (unit) {
      case "", "ns" -> 0;
      case "us", "µs" -> 3;
      case "ms" -> 6;
      case "s" -> 9;
      default -> -1;
    };
  }
}
