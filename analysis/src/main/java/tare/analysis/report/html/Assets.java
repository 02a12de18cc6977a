package tare.analysis.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What the page brings along, so that it needs no network.
 *
 * @param style our CSS
 * @param library the library that draws
 * @param script our scripts in the order in which they build on one another
 */
public record Assets(String style, String library, String script) {

  private static final List<String> SCRIPTS =
      List.of(
          "theme.js",
          "sections.js",
          "print.js",
          "data.js",
          "filter.js",
          "table.js",
          "figure.js",
          "names.js",
          "intervals.js",
          "delivery.js",
          "distribution.js",
          "forks.js",
          "costs.js",
          "lines.js",
          "sweep.js",
          "resources.js",
          "releases.js",
          "start.js");

  static Assets read() {
    String script = SCRIPTS.stream().map(Assets::read).collect(Collectors.joining("\n"));
    return new Assets(read("report.css"), read("echarts.min.js"), script);
  }

  private static String read(String name) {
    try (InputStream resource = Assets.class.getResourceAsStream(name)) {
      if (resource == null) {
        throw new IllegalStateException(name + " is not in the jar: build Tare again");
      }
      return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
