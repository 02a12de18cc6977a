package tare.analysis.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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

  private static final String OTHER_SIGNS =
      """
      <span><svg class="chart key" viewBox="0 0 30 12" aria-hidden="true"><g class="machine">\
      <line class="stem" x1="0" y1="6" x2="30" y2="6"/></g></svg>other machine, JDK or parameters</span>
      <span><svg class="chart key" viewBox="0 0 30 12" aria-hidden="true"><g class="host">\
      <line class="stem" x1="15" y1="2" x2="15" y2="10"/></g></svg>other host of that kind</span>
      <span><svg class="chart key" viewBox="0 0 30 12" aria-hidden="true"><g class="note">\
      <line class="stem" x1="0" y1="6" x2="30" y2="6"/></g></svg>annotation, by its number</span>
      <span><svg class="chart key" viewBox="0 0 30 12" aria-hidden="true"><g class="s0">\
      <path class="beyond" d="M15 3l3 6h-6z"/></g></svg>value beyond the axis</span>
      """;

  /** The page. */
  public String html() {
    StringBuilder page = new StringBuilder(PageParts.head("History"));
    page.append(PageParts.paragraph("", HistoryWords.subject(check)))
        .append(PageParts.paragraph("pale", HistoryWords.method(check)));
    outcome(page);
    page.append("<h2>Change points</h2>\n");
    if (check.changes() > 0) {
      table(page);
    } else {
      page.append(PageParts.paragraph("pale", "None."));
    }
    page.append("<h2 id=\"series\">Series</h2>\n");
    legend(page);
    for (Chart chart : charts()) {
      page.append("<figure id=\"" + chart.name() + "\" class=\"time\">\n<figcaption>")
          .append(Markup.escape(chart.title()))
          .append("</figcaption>\n")
          .append(PageParts.scroll(chart.title()))
          .append(chart.svg())
          .append("</div>\n</figure>\n");
    }
    return page.append(PageParts.END).toString();
  }

  private static void legend(StringBuilder page) {
    page.append("<p class=\"legend\">");
    for (ChangeMark mark : ChangeMark.values()) {
      page.append("<span>").append(mark.key().strip()).append(mark.title()).append("</span>\n");
    }
    page.append(OTHER_SIGNS).append("</p>\n");
  }

  /**
   * All series of a configuration's metric.
   *
   * @param name of its file, and in addresses
   */
  private record Chart(String name, String title, String svg) {}

  private List<Chart> charts() {
    Map<String, String> names = names();
    List<Chart> charts = new ArrayList<>();
    grouped()
        .forEach(
            (title, series) ->
                charts.add(
                    new Chart(names.get(title), title, HistoryChart.render(series, annotations))));
    return charts;
  }

  /** Different titles may have the same letters. */
  private Map<String, String> names() {
    Map<String, String> byTitle = new HashMap<>();
    for (String title : grouped().keySet()) {
      String name = title.replaceAll("[^A-Za-z0-9.]+", "-").replaceAll("-$", "");
      while (byTitle.containsValue(name)) {
        name += "-";
      }
      byTitle.put(title, name);
    }
    return byTitle;
  }

  /** The charts as files of their own, by name. */
  public Map<String, String> svgFiles() {
    String style = "<style>\n" + PageParts.chartStyle() + "</style>\n";
    Map<String, String> files = new TreeMap<>();
    for (Chart chart : charts()) {
      int body = chart.svg().indexOf('\n') + 1;
      files.put(
          chart.name() + ".svg",
          chart.svg().substring(0, body) + style + chart.svg().substring(body));
    }
    return files;
  }

  private Map<String, List<SeriesChanges>> grouped() {
    Map<String, List<SeriesChanges>> groups = new LinkedHashMap<>();
    for (SeriesChanges found : check.series()) {
      groups.computeIfAbsent(title(found), key -> new ArrayList<>()).add(found);
    }
    return groups;
  }

  private static String title(SeriesChanges found) {
    return found.series().key().title() + " (" + found.series().key().unit() + ")";
  }

  private void outcome(StringBuilder page) {
    for (Disturbance found : check.disturbances()) {
      page.append(PageParts.paragraph("instrument", HistoryWords.disturbance(found)));
    }
    for (SeriesChanges found : check.regressions()) {
      page.append(PageParts.paragraph("alarm", "Regression: " + HistoryWords.alarm(found)));
    }
    if (check.regressions().isEmpty()) {
      page.append(PageParts.paragraph("quiet", HistoryWords.nothingFound(check)));
    }
  }

  private void table(StringBuilder page) {
    page.append(PageParts.scroll("Change points"))
        .append("<table class=\"changes\">\n<thead><tr><th scope=\"col\">date (UTC)</th>")
        .append("<th scope=\"col\">series</th><th scope=\"col\" class=\"number\">levels</th>")
        .append("<th scope=\"col\" class=\"number\">size</th>")
        .append("<th scope=\"col\" class=\"number\">significance</th>")
        .append("<th scope=\"col\">verdict</th></tr></thead>\n<tbody>\n");
    Map<String, String> names = names();
    for (SeriesChanges found : check.series()) {
      for (ChangePoint change : found.changes()) {
        page.append("<tr>");
        page.append(PageParts.cell("", change.point().time().toString()))
            .append("<td><a href=\"#" + names.get(title(found)) + "\">")
            .append(Markup.escape(found.series().key().title()))
            .append("</a></td>")
            .append(PageParts.cell("number", HistoryWords.levels(found.series(), change)))
            .append(PageParts.cell("number", HistoryWords.size(found.series(), change.change())))
            .append(PageParts.cell("number", HistoryWords.significance(change)))
            .append(
                PageParts.cell(ChangeMark.of(change).kind(), HistoryWords.verdictAndRemark(change)))
            .append("</tr>\n");
      }
    }
    page.append("</tbody>\n</table></div>\n");
  }
}
