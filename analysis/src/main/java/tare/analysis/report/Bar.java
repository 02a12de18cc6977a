package tare.analysis.report;

/** A bar of eighths of a character: its length is in proportion to the value. */
final class Bar {

  private static final String EIGHTHS = " ▏▎▍▌▋▊▉";
  private static final String FULL = "█";

  private Bar() {}

  /**
   * Draws a value.
   *
   * @param value what the bar shows; nothing is drawn below 0
   * @param greatest the value that fills the width
   * @param width in characters
   */
  static String of(double value, double greatest, int width) {
    if (!(value > 0) || !(greatest > 0)) {
      return "";
    }
    long eighths = Math.max(1, Math.round(8 * width * value / greatest));
    int rest = (int) (eighths % 8);
    return FULL.repeat((int) (eighths / 8)) + (rest == 0 ? "" : EIGHTHS.charAt(rest));
  }
}
