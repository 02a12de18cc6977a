package tare.analysis.report.chart;

import java.math.BigDecimal;
import java.math.MathContext;

/** The words at an axis. */
final class Ticks {

  private static final String[] UNITS = {"ns", "µs", "ms", "s"};

  private Ticks() {}

  /** Nanoseconds in the unit that suits them, such as {@code 1.5 µs}. */
  static String duration(double nanos) {
    double value = nanos;
    int unit = 0;
    while (Math.abs(value) >= 999.5 && unit < UNITS.length - 1) {
      value /= 1000;
      unit++;
    }
    return plain(value) + " " + UNITS[unit];
  }

  /** A share of 1 in percent. */
  static String percent(double share) {
    return plain(100 * share) + " %";
  }

  /** Three digits, without an exponent or an idle zero. */
  static String plain(double value) {
    BigDecimal rounded = new BigDecimal(value).round(new MathContext(3)).stripTrailingZeros();
    return rounded.signum() == 0 ? "0" : rounded.toPlainString();
  }
}
