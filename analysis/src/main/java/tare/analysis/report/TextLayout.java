package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;

/** Text in columns of characters. */
public final class TextLayout {

  private TextLayout() {}

  static String left(String text, int width) {
    return text.length() > width
        ? text.substring(0, width - 1) + "…"
        : text + " ".repeat(width - text.length());
  }

  static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  /**
   * Breaks a sentence between words. A word longer than the width stays whole.
   *
   * @param first what the first line begins with
   * @param indent what the others begin with
   */
  public static List<String> wrap(String first, String text, int width, String indent) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(first);
    boolean empty = true;
    for (String word : text.split(" ", -1)) {
      if (!empty && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
        line.append(indent);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    lines.add(line.toString());
    return lines;
  }
}
