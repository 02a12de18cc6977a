package tare.analysis.report.chart;

import java.awt.Color;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import tare.analysis.report.Figures;
import tare.analysis.report.ReleaseRows;
import tare.analysis.report.ReleaseRows.Point;
import tare.results.ConfidenceInterval;
import tare.results.Summary;

/** How the cost changed from release to release: a line for each configuration of an agent. */
final class ReleaseCharts {

  private static final double CAP = 0.06;

  /** So far apart that the intervals of two configurations do not lie on one another. */
  private static final double APART = 0.05;

  private ReleaseCharts() {}

  static Map<String, XYChart> of(Summary summary) {
    Map<String, List<ReleaseRows>> byFramework =
        ReleaseRows.of(summary).stream()
            .filter(row -> row.published().size() > 1)
            .collect(
                Collectors.groupingBy(
                    ReleaseRows::framework, LinkedHashMap::new, Collectors.toList()));
    Map<String, XYChart> charts = new TreeMap<>();
    byFramework.forEach(
        (framework, rows) ->
            charts.put("releases-" + framework, draw(framework, rows, confidence(summary))));
    return charts;
  }

  private static String confidence(Summary summary) {
    return Figures.level(summary.settings().confidence());
  }

  private static XYChart draw(String framework, List<ReleaseRows> rows, String confidence) {
    List<String> releases =
        rows.stream().flatMap(row -> row.points().stream()).map(Point::release).distinct().toList();
    List<ConfidenceInterval> intervals =
        rows.stream()
            .flatMap(row -> row.published().stream())
            .map(ReleaseCharts::interval)
            .toList();
    Range range = Range.of(intervals);
    Plot plot =
        Plot.ofColumns(
                "Overhead of " + framework + " by release, " + confidence + " intervals",
                "release",
                range.named("overhead for each monitored call"),
                releases,
                rows.stream().map(ReleaseRows::configuration).toList())
            .yAxis(range, Ticks::duration);
    for (int i = 0; i < rows.size(); i++) {
      double aside = APART * (i - (rows.size() - 1) / 2.0);
      line(plot, range, rows.get(i), releases, i, aside);
    }
    return plot.chart();
  }

  private static void line(
      Plot plot, Range range, ReleaseRows row, List<String> releases, int place, double aside) {
    List<Point> points = row.published();
    Color colour = Look.colour(place);
    double[] xs =
        points.stream().mapToDouble(p -> 1 + aside + releases.indexOf(p.release())).toArray();
    double[] ys = points.stream().mapToDouble(p -> interval(p).estimate()).toArray();
    XYSeries line = plot.named(row.configuration(), xs, ys, colour, Look.line(place));
    line.setMarker(Look.mark(place));
    line.setMarkerColor(colour);
    for (int i = 0; i < xs.length; i++) {
      interval(plot, range, interval(points.get(i)), xs[i], colour);
    }
  }

  private static void interval(
      Plot plot, Range range, ConfidenceInterval interval, double x, Color colour) {
    double low = interval.low() == null ? range.least() : range.clamp(interval.low());
    double high = interval.high() == null ? range.greatest() : range.clamp(interval.high());
    plot.line(
        new double[] {x, x},
        new double[] {low, high},
        colour,
        interval.bounded() ? Look.solid(1.2f) : Look.open());
    if (interval.bounded()) {
      for (double limit : new double[] {low, high}) {
        plot.line(
            new double[] {x - CAP, x + CAP}, new double[] {limit, limit}, colour, Look.solid(1.2f));
      }
    }
  }

  private static ConfidenceInterval interval(Point point) {
    return point.arm().overhead().nanosPerMonitoredCall();
  }
}
