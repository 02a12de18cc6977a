package tare.analysis.report.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.knowm.xchart.XYChart;
import tare.analysis.report.ArmNames;
import tare.analysis.report.Figures;
import tare.results.ConfidenceInterval;
import tare.results.Scaling;
import tare.results.Summary;

/** How the overhead grows along what was swept: a chart for each parameter and agent. */
final class ScalingCharts {

  private ScalingCharts() {}

  static Map<String, XYChart> of(Summary summary) {
    Map<String, XYChart> charts = new LinkedHashMap<>();
    byChart(summary.scalings())
        .forEach(
            (name, rows) -> {
              List<Scaling> drawn = rows.stream().filter(row -> points(row).size() > 1).toList();
              if (!drawn.isEmpty()) {
                charts.put("scaling-" + name, draw(drawn, summary.settings().confidence()));
              }
            });
    return charts;
  }

  /** The rows of agents by parameter and agent, as files are named. */
  static Map<String, List<Scaling>> byChart(List<Scaling> scalings) {
    return scalings.stream()
        .filter(row -> !row.framework().isEmpty())
        .collect(
            Collectors.groupingBy(
                row -> row.axis() + "-" + row.framework(),
                LinkedHashMap::new,
                Collectors.toList()));
  }

  private static List<Scaling.Point> points(Scaling row) {
    return row.points().stream().filter(point -> point.nanosPerMonitoredCall() != null).toList();
  }

  private static XYChart draw(List<Scaling> rows, double confidence) {
    List<ConfidenceInterval> intervals = new ArrayList<>();
    List<SweptLines.Line> lines = new ArrayList<>();
    for (Scaling row : rows) {
      points(row).forEach(point -> intervals.add(point.nanosPerMonitoredCall()));
      lines.add(
          new SweptLines.Line(
              ArmNames.ofArm(row.series()),
              lines.size(),
              points(row).stream().map(ScalingCharts::point).toList()));
    }
    Scaling first = rows.get(0);
    String title =
        ("Overhead for each monitored call of " + first.framework())
            + (", " + Figures.level(confidence) + " intervals as bands");
    return new SweptLines(
            title,
            first.axis(),
            "overhead for each monitored call",
            Range.of(intervals),
            Ticks::duration)
        .draw(lines)
        .chart();
  }

  private static SweptLines.Point point(Scaling.Point point) {
    ConfidenceInterval interval = point.nanosPerMonitoredCall();
    return new SweptLines.Point(
        point.value(), interval.estimate(), interval.low(), interval.high());
  }
}
