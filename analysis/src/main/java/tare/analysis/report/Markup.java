package tare.analysis.report;

/** Text inside HTML and SVG. */
final class Markup {

  private Markup() {}

  /** The text with everything escaped that would be markup. */
  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
