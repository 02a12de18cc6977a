package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import tare.analysis.report.ScalingTable.Row;
import tare.model.RecordAccounting;
import tare.model.Verdict;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.Cost;
import tare.results.Scaling;
import tare.results.Summary;

/** The tables of one axis of a sweep. */
final class AxisTables {

  private static final double BYTES_PER_MEBIBYTE = 1 << 20;

  /** Less at every point is none: a line in a log is no export to disk. */
  private static final double LEAST_SHOWN = 0.5;

  /** More points of one verdict are counted, not named. */
  private static final int NAMED_POINTS = 2;

  private final Map<String, ConfigurationSummary> arms;
  private final String axis;
  private final List<Scaling> series;
  private final String level;
  private final TreeSet<Double> values = new TreeSet<>();

  AxisTables(Summary summary, String axis, List<Scaling> series) {
    this.axis = axis;
    this.series = series;
    this.level = Figures.level(summary.settings().confidence());
    this.arms =
        summary.configurations().stream()
            .collect(Collectors.toMap(ConfigurationSummary::arm, Function.identity()));
    series.forEach(row -> row.points().forEach(point -> values.add(point.value())));
  }

  List<ScalingTable> all() {
    List<ScalingTable> tables = new ArrayList<>();
    tables.add(overheads());
    tables.add(arrivals());
    tables.add(
        costs("Greatest resident memory, MiB", cost -> cost.peakRssBytes() / BYTES_PER_MEBIBYTE));
    tables.add(costs("Time in garbage collections, ms", Cost::gcMillis));
    tables.add(
        costs(
            "Allocated by the calling threads, bytes for each monitored call",
            Cost::allocatedBytesPerMonitoredCall));
    tables.add(costs("Written to disk, bytes a record", Cost::agentOutputBytesPerRecord));
    tables.add(costs("Delivered, bytes a record", Cost::deliveredBytesPerRecord));
    return tables.stream().filter(table -> !table.rows().isEmpty()).toList();
  }

  /** With intervals where there is room for them. */
  private ScalingTable overheads() {
    String baseline = ", over " + ScalingWords.name(axis) + " (baseline: its own time)";
    ScalingTable bounded = overheads("ns ± " + level + " interval" + baseline, Figures::plusMinus);
    return ScalingText.fits(bounded, TerminalReport.WIDTH)
        ? bounded
        : overheads("ns" + baseline, interval -> Figures.nanos(interval.estimate()));
  }

  private ScalingTable overheads(String what, Function<ConfidenceInterval, String> figure) {
    List<String> head = head();
    head.add("arrived");
    List<Row> rows = new ArrayList<>();
    for (Scaling row : series) {
      List<String> cells =
          cells(
              row,
              point ->
                  Optional.ofNullable(point.nanosPerMonitoredCall())
                      .map(figure)
                      .orElse(Figures.NONE));
      cells.add(verdict(row));
      rows.add(row(row, cells));
    }
    return new ScalingTable("Overhead for each monitored call, " + what, head, rows);
  }

  private ScalingTable costs(String title, Function<Cost, Double> quantity) {
    List<Row> rows =
        series.stream()
            .filter(row -> isSomething(row, quantity))
            .map(row -> row(row, cells(row, p -> figure(quantity, arms.get(p.arm()).cost()))))
            .toList();
    return new ScalingTable(title + ", over " + ScalingWords.name(axis), head(), rows);
  }

  private boolean isSomething(Scaling row, Function<Cost, Double> quantity) {
    return row.points().stream()
        .map(point -> arms.get(point.arm()).cost())
        .filter(Objects::nonNull)
        .map(quantity)
        .anyMatch(value -> value != null && value >= LEAST_SHOWN);
  }

  private static String figure(Function<Cost, Double> quantity, Cost cost) {
    return cost == null ? Figures.NONE : Figures.nanos(quantity.apply(cost));
  }

  private List<String> head() {
    return new ArrayList<>(values.stream().map(value -> ScalingWords.value(axis, value)).toList());
  }

  private static Row row(Scaling row, List<String> cells) {
    String name = row.series().substring(row.framework().length()).replaceFirst("^/", "");
    return new Row(row.framework(), name, cells);
  }

  private List<String> cells(Scaling row, Function<Scaling.Point, String> figure) {
    Map<Double, Scaling.Point> points =
        row.points().stream()
            .collect(Collectors.toMap(Scaling.Point::value, Function.identity(), (a, b) -> a));
    List<String> cells = new ArrayList<>();
    for (Double value : values) {
      Scaling.Point point = points.get(value);
      cells.add(point == null ? Figures.NONE : figure.apply(point));
    }
    return cells;
  }

  /** Rows whose records did not arrive at every point; of the others the overhead says it. */
  private ScalingTable arrivals() {
    List<Row> rows =
        series.stream()
            .filter(row -> row.points().stream().anyMatch(AxisTables::incomplete))
            .map(row -> row(row, cells(row, AxisTables::arrived)))
            .toList();
    return new ScalingTable(
        "Records that arrived of those expected, over " + ScalingWords.name(axis), head(), rows);
  }

  private static boolean incomplete(Scaling.Point point) {
    return point.records() != null
        && point.records().expected() > 0
        && point.records().verdict() != Verdict.COMPLETE;
  }

  private static String arrived(Scaling.Point point) {
    RecordAccounting records = point.records();
    if (records == null) {
      return Figures.NONE;
    }
    return records.verdict() == Verdict.LOSSY || records.verdict() == Verdict.COMPLETE
        ? Figures.share(records)
        : records.verdict().label();
  }

  /** The worst verdict of the row, with the points that have it where others are better. */
  private String verdict(Scaling row) {
    List<Scaling.Point> judged =
        row.points().stream().filter(point -> point.records() != null).toList();
    Optional<Verdict> worst =
        judged.stream().map(point -> point.records().verdict()).reduce(Verdict::worse);
    if (worst.isEmpty()) {
      return Figures.NONE;
    }
    List<String> there =
        judged.stream()
            .filter(point -> point.records().verdict() == worst.get())
            .map(point -> ScalingWords.value(axis, point.value()))
            .toList();
    if (there.size() == judged.size()) {
      return worst.get().label();
    }
    return (worst.get().label() + " at ")
        + (there.size() > NAMED_POINTS
            ? there.size() + " of " + judged.size()
            : String.join(", ", there));
  }
}
