package tare.analysis.report;

import java.util.Locale;
import tare.analysis.history.Cause;
import tare.analysis.history.ChangePoint;

/**
 * How a change of level is drawn: a line of its own kind with a sign, to be told without colour.
 */
enum ChangeMark {
  /** A cross. */
  WORSE("regression", "m-4 -4l8 8m-8 0l8 -8"),
  /** A tick. */
  BETTER("improvement", "m-4 0l3 4l5 -8"),
  /** A diamond. */
  INSTRUMENT("machine or instrument", "m0 -5l5 5l-5 5l-5 -5z"),
  /** A circle. */
  EXPLAINED("explained", "m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0"),
  /** A dot. */
  SMALL("small change", "h0.1");

  private static final int KEY_WIDTH = 30;
  private static final int KEY_HEIGHT = 12;

  private final String title;
  private final String sign;

  ChangeMark(String title, String sign) {
    this.title = title;
    this.sign = sign;
  }

  static ChangeMark of(ChangePoint change) {
    if (change.cause() == Cause.EXPLAINED) {
      return EXPLAINED;
    }
    if (change.cause() == Cause.INSTRUMENT) {
      return INSTRUMENT;
    }
    if (!change.relevant()) {
      return SMALL;
    }
    return change.isRegression() ? WORSE : BETTER;
  }

  /** What stands in a legend. */
  String title() {
    return title;
  }

  /** Its class in style sheets. */
  String kind() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Draws it from top to bottom, with its sign below. */
  void draw(Drawing drawing, double x, double top, double bottom, String words) {
    drawing.open("change " + kind(), words);
    drawing.line("stem", x, top, x, bottom);
    drawing.path("sign", Drawing.at(x, bottom + 6) + sign);
    drawing.close();
  }

  /** The same lying, for a legend. */
  String key() {
    Drawing drawing = new Drawing("chart key", KEY_WIDTH, KEY_HEIGHT, "");
    drawing.open("change " + kind(), title);
    drawing.line("stem", 0, KEY_HEIGHT / 2.0, KEY_WIDTH - 12.0, KEY_HEIGHT / 2.0);
    drawing.path("sign", Drawing.at(KEY_WIDTH - 6.0, KEY_HEIGHT / 2.0) + sign);
    drawing.close();
    return drawing.finish();
  }
}
