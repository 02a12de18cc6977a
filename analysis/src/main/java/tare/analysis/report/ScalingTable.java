package tare.analysis.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import tare.model.RecordAccounting;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.Cost;
import tare.results.Scaling;
import tare.results.Summary;

/**
 * Rows of a sweep as cells of text: one line a series, one column a value of the axis.
 *
 * @param title what the cells hold
 * @param head of the columns
 * @param rows the first cell of each is the series' name
 */
record ScalingTable(String title, List<String> head, List<List<String>> rows) {

  private static final double BYTES_PER_MEBIBYTE = 1 << 20;

  /**
   * The tables of all axes that were swept: overhead with the records' verdict, memory and disk.
   */
  static List<ScalingTable> of(Summary summary) {
    Map<String, List<Scaling>> byAxis =
        summary.scalings().stream()
            .collect(Collectors.groupingBy(Scaling::axis, LinkedHashMap::new, Collectors.toList()));
    List<ScalingTable> tables = new ArrayList<>();
    byAxis.forEach((axis, series) -> tables.addAll(new AxisTables(summary, axis, series).all()));
    return tables;
  }

  /** The tables of one axis. */
  private static final class AxisTables {

    private final Map<String, ConfigurationSummary> arms;
    private final String axis;
    private final List<Scaling> series;
    private final TreeSet<Double> values = new TreeSet<>();

    AxisTables(Summary summary, String axis, List<Scaling> series) {
      this.axis = axis;
      this.series = series;
      this.arms =
          summary.configurations().stream()
              .collect(Collectors.toMap(ConfigurationSummary::arm, Function.identity()));
      series.forEach(row -> row.points().forEach(point -> values.add(point.value())));
    }

    List<ScalingTable> all() {
      List<ScalingTable> tables = new ArrayList<>();
      tables.add(overheads());
      tables.add(
          costs("Greatest resident memory, MiB", cost -> cost.peakRssBytes() / BYTES_PER_MEBIBYTE));
      tables.add(costs("Time in garbage collections, ms", Cost::gcMillis));
      tables.add(
          costs(
              "Allocated by the calling threads, bytes for each monitored call",
              Cost::allocatedBytesPerMonitoredCall));
      tables.add(costs("Written to disk, bytes a record", Cost::agentOutputBytesPerRecord));
      tables.add(costs("Sent, bytes a record", Cost::deliveredBytesPerRecord));
      return tables.stream().filter(table -> !table.rows().isEmpty()).toList();
    }

    private ScalingTable overheads() {
      List<List<String>> rows = new ArrayList<>();
      for (Scaling row : series) {
        List<String> cells =
            cells(
                row,
                point ->
                    point.nanosPerMonitoredCall() == null
                        ? Figures.NONE
                        : Figures.nanos(point.nanosPerMonitoredCall().estimate()));
        cells.add(records(row));
        rows.add(cells);
      }
      List<String> head = head();
      head.add("arrived");
      return new ScalingTable(
          "Overhead for each monitored call, ns, over "
              + ScalingWords.name(axis)
              + " (baseline: its own time)",
          head,
          rows);
    }

    private ScalingTable costs(String title, Function<Cost, Double> quantity) {
      List<List<String>> rows = new ArrayList<>();
      for (Scaling row : series) {
        List<String> cells = cells(row, point -> figure(quantity, arms.get(point.arm()).cost()));
        if (cells.stream().skip(1).anyMatch(AxisTables::isSomething)) {
          rows.add(cells);
        }
      }
      return new ScalingTable(title + ", over " + ScalingWords.name(axis), head(), rows);
    }

    private static boolean isSomething(String cell) {
      return !cell.equals(Figures.NONE) && !cell.equals(Figures.nanos(0.0));
    }

    private static String figure(Function<Cost, Double> quantity, Cost cost) {
      return cost == null ? Figures.NONE : Figures.nanos(quantity.apply(cost));
    }

    private List<String> head() {
      List<String> head = new ArrayList<>();
      head.add("");
      values.forEach(value -> head.add(ScalingWords.value(axis, value)));
      return head;
    }

    private List<String> cells(Scaling row, Function<Scaling.Point, String> figure) {
      Map<Double, Scaling.Point> points =
          row.points().stream()
              .collect(Collectors.toMap(Scaling.Point::value, Function.identity(), (a, b) -> a));
      List<String> cells = new ArrayList<>();
      cells.add(row.series());
      for (Double value : values) {
        Scaling.Point point = points.get(value);
        cells.add(point == null ? Figures.NONE : figure.apply(point));
      }
      return cells;
    }

    /** The worst verdict of the row, over the records of all its points. */
    private String records(Scaling row) {
      List<ConfigurationSummary> measured =
          row.points().stream().map(point -> arms.get(point.arm())).toList();
      if (measured.get(0).isBaseline()) {
        return Figures.NONE;
      }
      return measured.stream()
          .map(ConfigurationSummary::records)
          .filter(Objects::nonNull)
          .reduce(RecordAccounting::plus)
          .map(Figures::arrived)
          .orElse(Figures.NONE);
    }
  }
}
