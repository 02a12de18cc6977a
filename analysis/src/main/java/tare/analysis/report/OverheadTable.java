package tare.analysis.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.Cost;
import tare.results.ConfigurationSummary.Overhead;
import tare.results.Summary;

/**
 * What every arm adds to its baseline for each monitored call, as cells of text: what the tables
 * for terminal, Markdown and LaTeX have in common.
 *
 * @param columns heads of the cells
 * @param groups the rows of one agent each
 */
record OverheadTable(List<Column> columns, List<Group> groups) {

  /** What the table is called. */
  static final String TITLE = "Overhead for each monitored call, against the same without agent";

  /**
   * The head of a column.
   *
   * @param title what is shown
   * @param unit its unit; empty for none
   * @param rightAligned whether it holds numbers
   */
  record Column(String title, String unit, boolean rightAligned) {

    /** The head on one line. */
    String head() {
      return unit.isEmpty() ? title : title + " (" + unit + ")";
    }
  }

  /**
   * The arms of one agent.
   *
   * @param title the agent and its version
   * @param rows its arms
   */
  record Group(String title, List<Row> rows) {}

  /**
   * One arm.
   *
   * @param name the arm inside its group
   * @param configuration what it shows
   * @param cells one for each column
   */
  record Row(String name, ConfigurationSummary configuration, List<String> cells) {}

  static OverheadTable of(Summary summary) {
    boolean slowdown =
        summary.configurations().stream()
            .map(ConfigurationSummary::overhead)
            .anyMatch(overhead -> overhead != null && overhead.ratio() != null);
    Map<String, List<Row>> groups = new LinkedHashMap<>();
    for (ConfigurationSummary configuration : summary.configurations()) {
      groups
          .computeIfAbsent(groupTitle(configuration), title -> new ArrayList<>())
          .add(row(configuration, slowdown));
    }
    return new OverheadTable(
        columns(summary, slowdown),
        groups.entrySet().stream()
            .map(group -> new Group(group.getKey(), group.getValue()))
            .toList());
  }

  private static Row row(ConfigurationSummary configuration, boolean slowdown) {
    return new Row(
        ArmNames.inFramework(configuration), configuration, cells(configuration, slowdown));
  }

  private static List<Column> columns(Summary summary, boolean slowdown) {
    String level = Figures.level(summary.settings().confidence());
    List<Column> columns = new ArrayList<>();
    columns.add(new Column("mean", "ns", true));
    columns.add(new Column(level + " interval", "ns", false));
    columns.add(new Column("median", "ns", true));
    columns.add(new Column("p99", "ns", true));
    if (slowdown) {
      columns.add(new Column("ratio", "", true));
    }
    columns.add(new Column("start", "s", true));
    columns.add(new Column("CPU", "ns/rec", true));
    columns.add(new Column("load", "rec/s", true));
    columns.add(new Column("arrived", "", false));
    return List.copyOf(columns);
  }

  private static List<String> cells(ConfigurationSummary configuration, boolean slowdown) {
    List<String> cells = new ArrayList<>(overheadCells(configuration));
    if (slowdown) {
      Overhead overhead = configuration.overhead();
      cells.add(Figures.slowdown(overhead == null ? null : overhead.ratio()));
    }
    Cost cost = configuration.cost();
    cells.add(cost == null ? Figures.NONE : Figures.seconds(cost.startupNanos()));
    cells.add(cost == null ? Figures.NONE : Figures.nanos(cost.cpuNanosPerRecord()));
    cells.add(cost == null ? Figures.NONE : Figures.rate(cost.recordsOfferedPerSecond()));
    // A baseline has no agent to prove: a verdict on its records would only puzzle.
    cells.add(configuration.isBaseline() ? Figures.NONE : Figures.arrived(configuration.records()));
    return List.copyOf(cells);
  }

  private static List<String> overheadCells(ConfigurationSummary configuration) {
    Overhead overhead = configuration.overhead();
    if (overhead == null) {
      return List.of(
          Figures.NONE, Figures.whyNoOverhead(configuration), Figures.NONE, Figures.NONE);
    }
    return List.of(
        estimate(overhead.nanosPerMonitoredCall()),
        Figures.limits(overhead.nanosPerMonitoredCall()),
        estimate(overhead.medianNanosPerMonitoredCall()),
        estimate(overhead.p99NanosPerMonitoredCall()));
  }

  private static String estimate(ConfidenceInterval interval) {
    return interval == null ? Figures.NONE : Figures.nanos(interval.estimate());
  }

  private static String groupTitle(ConfigurationSummary configuration) {
    if (configuration.framework().isEmpty()) {
      return "no agent";
    }
    String agent = (configuration.framework() + " " + configuration.version()).strip();
    return configuration.role().equals("reference")
        ? agent + " (reference: the floor of the field, not a product)"
        : agent;
  }

  List<Row> rows() {
    return groups.stream().flatMap(group -> group.rows().stream()).toList();
  }

  /** The greatest overhead that is shown; 0 when there is none. */
  double greatestNanos() {
    return rows().stream()
        .map(row -> row.configuration().overhead())
        .filter(Objects::nonNull)
        .mapToDouble(overhead -> overhead.nanosPerMonitoredCall().estimate())
        .reduce(0, Math::max);
  }
}
