package tare.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tare.analysis.report.HistoryPage;
import tare.results.AtomicFile;

/** The history as a page. */
@Command(
    name = "show",
    description = {
      "Draws every series with change points, machine changes and annotations.",
      "One HTML page that needs no network: put it on GitHub Pages."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class HistoryShowCommand implements Callable<Integer> {

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The page. Default: index.html in the history's folder.")
  Path out;

  @Option(
      names = "--svg",
      paramLabel = "DIR",
      description = "Also write each chart there as an SVG file.")
  Path svg;

  @Mixin HistoryCheckOptions judging;
  @Mixin HistoryOptions history;

  @Override
  public Integer call() throws IOException {
    HistoryPage page =
        new HistoryPage(judging.check(history.folder()), history.folder().annotations());
    Path file = out == null ? history.directory.resolve("index.html") : out;
    HistoryOptions.createParent(file);
    AtomicFile.write(file, page.html());
    List<String> lines = new ArrayList<>(List.of("Page: " + file));
    Map<String, Object> fields = new LinkedHashMap<>(Map.of("page", file.toString()));
    if (svg != null) {
      Map<String, String> charts = page.svgFiles();
      Files.createDirectories(svg);
      for (Map.Entry<String, String> chart : charts.entrySet()) {
        AtomicFile.write(svg.resolve(chart.getKey()), chart.getValue());
      }
      lines.add("Charts: " + charts.size() + " in " + svg);
      fields.put("charts", charts.keySet());
    }
    history.say(lines, fields);
    return ExitCode.DONE;
  }
}
