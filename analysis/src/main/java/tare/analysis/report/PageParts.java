package tare.analysis.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What pages without scripts are made of. */
final class PageParts {

  /** Ends a page. */
  static final String END = "</body>\n</html>\n";

  private PageParts() {}

  /** Everything up to the heading. */
  static String head(String title) {
    String escaped = Markup.escape(title);
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        + ("<title>Tare: " + escaped + "</title>\n<style>\n")
        + (resource("history.css") + chartStyle() + "</style>\n</head>\n<body>\n")
        + ("<h1>" + escaped + "</h1>\n");
  }

  /** How charts look. */
  static String chartStyle() {
    return resource("history-chart.css");
  }

  static String paragraph(String kind, String text) {
    return element("p", kind, text) + "\n";
  }

  static String cell(String kind, String text) {
    return element("td", kind, text);
  }

  private static String element(String name, String kind, String text) {
    String kinds = kind.isEmpty() ? "" : " class=\"" + kind + "\"";
    return "<" + name + kinds + ">" + Markup.escape(text) + "</" + name + ">";
  }

  /** Begins what is wider than a narrow screen and can be moved, by keys as well. */
  static String scroll(String label) {
    return "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\""
        + Markup.escape(label)
        + "\">\n";
  }

  private static String resource(String name) {
    try (InputStream stream = PageParts.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
