package tare.analysis.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tare.analysis.history.Cause;
import tare.analysis.history.ChangePoint;
import tare.analysis.history.Disturbance;
import tare.analysis.history.HistoryCheck;
import tare.analysis.history.SeriesChanges;
import tare.results.history.Annotation;

/**
 * A history as one HTML file that asks the network for nothing, and its charts as SVG.
 *
 * @param check what was found
 * @param annotations what was explained
 */
public record HistoryPage(HistoryCheck check, List<Annotation> annotations) {

  private static final String LEGEND =
      """
      <p class="legend"><span class="worse">▏regression</span>
      <span class="better">▏improvement</span>
      <span class="instrument">▏machine or instrument</span>
      <span class="explained">╎small, or explained</span>
      <span class="explained">⋮ other machine, JDK or parameters</span></p>
      """;

  /** The page. */
  public String html() {
    StringBuilder page = new StringBuilder();
    page.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        .append("<title>Tare: history</title>\n<style>\n")
        .append(resource("history.css"))
        .append(resource("history-chart.css"))
        .append("</style>\n</head>\n<body>\n<h1>History</h1>\n");
    paragraph(page, "", HistoryWords.subject(check));
    paragraph(page, "pale", HistoryWords.method(check));
    outcome(page);
    page.append("<h2>Change points</h2>\n");
    table(page);
    page.append("<h2>Series</h2>\n").append(LEGEND);
    charts()
        .forEach(
            (title, chart) ->
                page.append("<h3>").append(Markup.escape(title)).append("</h3>\n").append(chart));
    return page.append("</body>\n</html>\n").toString();
  }

  /** The charts by title: all series of a configuration's metric in one. */
  private Map<String, String> charts() {
    Map<String, String> charts = new LinkedHashMap<>();
    grouped()
        .forEach((title, series) -> charts.put(title, HistoryChart.render(series, annotations)));
    return charts;
  }

  /** The charts as files of their own, by name. */
  public Map<String, String> svgFiles() {
    String style = "<style>\n" + resource("history-chart.css") + "</style>\n";
    Map<String, String> files = new TreeMap<>();
    charts()
        .forEach(
            (title, chart) -> {
              int body = chart.indexOf('\n') + 1;
              String name = title.replaceAll("[^A-Za-z0-9.]+", "-") + ".svg";
              files.put(name, chart.substring(0, body) + style + chart.substring(body));
            });
    return files;
  }

  private Map<String, List<SeriesChanges>> grouped() {
    Map<String, List<SeriesChanges>> groups = new LinkedHashMap<>();
    for (SeriesChanges found : check.series()) {
      String title = found.series().key().title() + " (" + found.series().key().unit() + ")";
      groups.computeIfAbsent(title, key -> new ArrayList<>()).add(found);
    }
    return groups;
  }

  private void outcome(StringBuilder page) {
    for (Disturbance found : check.disturbances()) {
      paragraph(page, "instrument", HistoryWords.disturbance(found));
    }
    for (SeriesChanges found : check.regressions()) {
      paragraph(page, "alarm", "Regression: " + HistoryWords.alarm(found));
    }
    if (check.regressions().isEmpty()) {
      paragraph(page, "quiet", "No relevant regression among the newest runs.");
    }
  }

  private void table(StringBuilder page) {
    page.append("<div class=\"scroll\"><table>\n<tr><th>date</th><th>series</th><th>levels</th>")
        .append("<th>size</th><th>significance</th><th>verdict</th></tr>\n");
    for (SeriesChanges found : check.series()) {
      for (ChangePoint change : found.changes()) {
        page.append("<tr>");
        cell(page, "", change.point().time().toString());
        cell(page, "", found.series().key().title());
        cell(page, "number", HistoryWords.levels(found.series(), change));
        cell(page, "number", HistoryWords.size(found.series(), change.change()));
        cell(page, "number", HistoryWords.significance(change));
        cell(page, kind(change), HistoryWords.verdictAndRemark(change));
        page.append("</tr>\n");
      }
    }
    page.append("</table></div>\n");
  }

  /** How a change is coloured. */
  static String kind(ChangePoint change) {
    if (change.cause() == Cause.EXPLAINED) {
      return "explained";
    }
    if (change.cause() == Cause.INSTRUMENT) {
      return "instrument";
    }
    if (!change.relevant()) {
      return "small";
    }
    return change.isRegression() ? "worse" : "better";
  }

  private static void cell(StringBuilder page, String kind, String text) {
    page.append(kind.isEmpty() ? "<td>" : "<td class=\"" + kind + "\">")
        .append(Markup.escape(text))
        .append("</td>");
  }

  private static void paragraph(StringBuilder page, String kind, String text) {
    page.append(kind.isEmpty() ? "<p>" : "<p class=\"" + kind + "\">")
        .append(Markup.escape(text))
        .append("</p>\n");
  }

  private static String resource(String name) {
    try (InputStream stream = HistoryPage.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
