package tare.analysis.report;

import java.util.Locale;

/** SVG that grows element by element; numbers are the same in every locale. */
final class Drawing {

  private final StringBuilder svg = new StringBuilder();

  /**
   * An empty picture.
   *
   * @param kinds classes of the whole
   * @param label what it shows, for those who do not see it; empty where words say it beside it
   */
  Drawing(String kinds, int width, int height, String label) {
    String access =
        label.isEmpty()
            ? "aria-hidden=\"true\""
            : "role=\"img\" aria-label=\"" + Markup.escape(label) + "\"";
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"%s\" viewBox=\"0 0 %d %d\" %s>\n",
            kinds,
            width,
            height,
            access));
  }

  /** Where a course begins. */
  static String at(double x, double y) {
    return "M" + number(x) + " " + number(y);
  }

  /** A coordinate. */
  static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  /** Begins a group whose title is seen when it is pointed at. */
  void open(String kinds, String title) {
    svg.append("<g class=\"" + kinds + "\"><title>" + Markup.escape(title) + "</title>\n");
  }

  /** Ends the group. */
  void close() {
    svg.append("</g>\n");
  }

  void line(String kinds, double x1, double y1, double x2, double y2) {
    svg.append("<line class=\"" + kinds + "\"")
        .append(attribute("x1", x1) + attribute("y1", y1))
        .append(attribute("x2", x2) + attribute("y2", y2) + "/>\n");
  }

  void path(String kinds, CharSequence course) {
    if (!course.isEmpty()) {
      svg.append("<path class=\"" + kinds + "\" d=\"").append(course).append("\"/>\n");
    }
  }

  /**
   * Words.
   *
   * @param anchor which end of them lies there: start, middle or end
   */
  void text(String kinds, double x, double y, String anchor, String words) {
    svg.append("<text class=\"" + kinds + "\"")
        .append(attribute("x", x) + attribute("y", y))
        .append(" text-anchor=\"" + anchor + "\">" + Markup.escape(words) + "</text>\n");
  }

  private static String attribute(String name, double value) {
    return " " + name + "=\"" + number(value) + "\"";
  }

  /** The whole picture, with nothing to be added. */
  String finish() {
    return svg.append("</svg>\n").toString();
  }
}
