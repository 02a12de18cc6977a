package tare.analysis.report.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.markers.SeriesMarkers;
import tare.results.ConfidenceInterval;
import tare.results.Scaling;
import tare.results.Summary;

/** How the cost grows along what was swept: a line with its band for each configuration. */
final class ScalingCharts {

  private ScalingCharts() {}

  static Map<String, XYChart> of(Summary summary, Function<String, Color> colours) {
    Map<String, List<Scaling>> byChart =
        summary.scalings().stream()
            .filter(row -> !row.framework().isEmpty())
            .collect(
                Collectors.groupingBy(
                    row -> row.axis() + "-" + row.framework(),
                    LinkedHashMap::new,
                    Collectors.toList()));
    Map<String, XYChart> charts = new TreeMap<>();
    byChart.forEach(
        (name, rows) -> {
          List<Scaling> drawn = rows.stream().filter(row -> points(row).size() > 1).toList();
          if (!drawn.isEmpty()) {
            charts.put("scaling-" + name, draw(drawn, colours));
          }
        });
    return charts;
  }

  private static List<Scaling.Point> points(Scaling row) {
    return row.points().stream().filter(point -> point.nanosPerMonitoredCall() != null).toList();
  }

  private static XYChart draw(List<Scaling> rows, Function<String, Color> colours) {
    String axis = rows.get(0).axis();
    List<ConfidenceInterval> intervals = new ArrayList<>();
    rows.forEach(row -> points(row).forEach(p -> intervals.add(p.nanosPerMonitoredCall())));
    Range range = Range.of(intervals);
    double greatest =
        rows.stream()
            .flatMap(row -> points(row).stream())
            .mapToDouble(Scaling.Point::value)
            .max()
            .orElse(1);
    Plot plot =
        new Plot(
                "Overhead for each monitored call over " + axis + ", with interval bands",
                axis,
                range.named("overhead for each monitored call"),
                420 + 20 * rows.size() / 3)
            .xAxis(new Range(0, 1.02 * greatest, false), Ticks::plain)
            .yAxis(range, Ticks::duration)
            .legend();
    for (int i = 0; i < rows.size(); i++) {
      line(plot, range, rows.get(i), colours.apply(rows.get(i).framework()), i);
    }
    return plot.chart();
  }

  private static void line(Plot plot, Range range, Scaling row, Color colour, int place) {
    List<Scaling.Point> points = points(row);
    double[] values = points.stream().mapToDouble(Scaling.Point::value).toArray();
    plot.band(
        values,
        limits(points, range, i -> i.low() == null ? range.least() : i.low()),
        limits(points, range, i -> i.high() == null ? range.greatest() : i.high()),
        colour);
    XYSeries series =
        plot.named(
            row.series(),
            values,
            limits(points, range, ConfidenceInterval::estimate),
            colour,
            Look.line(place));
    series.setMarker(SeriesMarkers.CIRCLE);
    series.setMarkerColor(colour);
  }

  private static double[] limits(
      List<Scaling.Point> points, Range range, Function<ConfidenceInterval, Double> limit) {
    return points.stream()
        .mapToDouble(point -> range.clamp(limit.apply(point.nanosPerMonitoredCall())))
        .toArray();
  }
}
