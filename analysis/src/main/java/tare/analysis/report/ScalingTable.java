package tare.analysis.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tare.results.Scaling;
import tare.results.Summary;

/**
 * Rows of a sweep as cells of text: one line a series, one column a value of the axis.
 *
 * @param title what the cells hold
 * @param head of the columns, those without the series' names
 */
record ScalingTable(String title, List<String> head, List<Row> rows) {

  /**
   * A series.
   *
   * @param framework folder name of the framework; empty for baselines
   * @param name inside its framework
   * @param cells one for each column
   */
  record Row(String framework, String name, List<String> cells) {}

  /**
   * The tables of all axes that were swept: overhead with the records' verdict, what arrived,
   * memory and disk.
   */
  static List<ScalingTable> of(Summary summary) {
    Map<String, List<Scaling>> byAxis =
        summary.scalings().stream()
            .collect(Collectors.groupingBy(Scaling::axis, LinkedHashMap::new, Collectors.toList()));
    List<ScalingTable> tables = new ArrayList<>();
    byAxis.forEach((axis, series) -> tables.addAll(new AxisTables(summary, axis, series).all()));
    return tables;
  }
}
