package tare.analysis.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers as R prints them: seven significant digits, no zeros behind them. */
final class RNumber {

  private static final MathContext SEVEN_DIGITS = new MathContext(7, RoundingMode.HALF_EVEN);

  private RNumber() {}

  /**
   * For example {@code 1.302774e-01}, {@code 2e+00}; {@code .NAN}, as YAML has it, for no number.
   */
  static String scientific(double value) {
    if (Double.isNaN(value)) {
      return ".NAN";
    }
    BigDecimal rounded = rounded(value);
    int exponent = rounded.signum() == 0 ? 0 : rounded.precision() - rounded.scale() - 1;
    String digits = rounded.movePointLeft(exponent).stripTrailingZeros().toPlainString();
    String size = (Math.abs(exponent) < 10 ? "0" : "") + Math.abs(exponent);
    return digits + "e" + (exponent < 0 ? "-" : "+") + size;
  }

  /** For example {@code 0.1302774}; {@code NA} for no number. */
  static String plain(double value) {
    return Double.isNaN(value) ? "NA" : rounded(value).toPlainString();
  }

  private static BigDecimal rounded(double value) {
    return new BigDecimal(Double.toString(value)).round(SEVEN_DIGITS).stripTrailingZeros();
  }
}
