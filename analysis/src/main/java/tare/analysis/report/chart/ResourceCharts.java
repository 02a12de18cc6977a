package tare.analysis.report.chart;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.knowm.xchart.XYChart;
import tare.analysis.report.ArmNames;
import tare.analysis.report.ForkCost;
import tare.analysis.summary.Analysis;
import tare.analysis.summary.ForkCourse;
import tare.results.Scaling;

/**
 * Memory, garbage collection, network and disk along what was swept: a chart for each of them and
 * for each parameter and agent, with the baseline beside it.
 */
final class ResourceCharts {

  /** Of any unit; what is never more is not drawn. */
  private static final double LEAST = 0.01;

  private final Analysis analysis;
  private final Map<String, List<ForkCourse>> forks;

  ResourceCharts(Analysis analysis) {
    this.analysis = analysis;
    this.forks =
        analysis.forks().stream().collect(Collectors.groupingBy(fork -> fork.result().arm()));
  }

  /** By the name of their file; what no configuration has, has none. */
  Map<String, XYChart> charts() {
    List<Scaling> scalings = analysis.summary().scalings();
    Map<String, XYChart> charts = new LinkedHashMap<>();
    ScalingCharts.byChart(scalings)
        .forEach(
            (name, rows) -> {
              for (ForkCost cost : ForkCost.RESOURCES) {
                String file = cost.name().toLowerCase(Locale.ROOT) + "-" + name;
                draw(cost, rows, baseline(rows.get(0).axis()))
                    .ifPresent(plot -> charts.put(file, plot.chart()));
              }
            });
    return charts;
  }

  private Stream<Scaling> baseline(String axis) {
    return analysis.summary().scalings().stream()
        .filter(row -> row.framework().isEmpty() && row.axis().equals(axis));
  }

  private Optional<Plot> draw(ForkCost cost, List<Scaling> rows, Stream<Scaling> baseline) {
    List<SweptLines.Line> lines = new ArrayList<>();
    for (Scaling row : rows) {
      lines.add(line(cost, row, lines.size()));
    }
    baseline.forEach(row -> lines.add(line(cost, row, -1)));
    lines.removeIf(line -> line.points().stream().allMatch(point -> point.high() < LEAST));
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    double[] values =
        lines.stream()
            .flatMap(line -> line.points().stream())
            .flatMap(point -> Stream.of(point.low(), point.high()))
            .mapToDouble(Double::doubleValue)
            .toArray();
    Scaling first = rows.get(0);
    String title = cost.title() + ": " + first.framework() + ", mean, least and greatest fork";
    return Optional.of(
        new SweptLines(title, first.axis(), cost.unit(), Range.near(values), Ticks::plain)
            .draw(lines));
  }

  private SweptLines.Line line(ForkCost cost, Scaling row, int place) {
    return new SweptLines.Line(
        row.framework().isEmpty() ? row.series() : ArmNames.ofArm(row.series()),
        place,
        row.points().stream().flatMap(point -> point(cost, point).stream()).toList());
  }

  private Optional<SweptLines.Point> point(ForkCost cost, Scaling.Point point) {
    DoubleSummaryStatistics values =
        forks.getOrDefault(point.arm(), List.of()).stream()
            .map(fork -> new ForkCost.Measured(fork, analysis.experiment().arm(point.arm())))
            .flatMap(fork -> cost.of(fork).stream())
            .mapToDouble(Double::doubleValue)
            .summaryStatistics();
    return values.getCount() == 0
        ? Optional.empty()
        : Optional.of(
            new SweptLines.Point(
                point.value(), values.getAverage(), values.getMin(), values.getMax()));
  }
}
