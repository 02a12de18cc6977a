package tare.analysis.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tare.analysis.report.ArmNames;
import tare.analysis.report.Figures;
import tare.analysis.summary.Analysis;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.Cost;
import tare.results.ConfigurationSummary.Overhead;

/**
 * One row for each arm, with what it is sorted by.
 *
 * @param columns heads of the cells
 * @param rows of all experiments in turn
 */
public record ArmTable(List<Column> columns, List<Row> rows) {

  /**
   * A head.
   *
   * @param unit of its numbers; empty for none
   * @param meaning what the column says, in a sentence
   */
  public record Column(String title, String unit, String meaning) {}

  /**
   * An arm.
   *
   * @param experiment the name of its experiment
   * @param name the arm inside its framework
   * @param reference whether it is the floor of the field, no product
   */
  public record Row(
      String experiment,
      String framework,
      String version,
      String name,
      String title,
      String stage,
      boolean reference,
      List<Cell> cells) {

    /** Whether it runs without an agent. */
    public boolean baseline() {
      return framework.isEmpty();
    }

    /** The framework as people read it. */
    public String agent() {
      return baseline() ? "no agent" : (framework + " " + version).strip();
    }
  }

  /**
   * A number.
   *
   * @param text as it is read
   * @param order what it is sorted by; empty when there is no number
   * @param aside more of it in small letters; may be empty
   * @param share of the greatest of its column, from 0 to 1: the length of its bar; 0 for none
   * @param verdict on the records, where the cell speaks of them; may be empty
   */
  public record Cell(String text, String order, String aside, double share, String verdict) {

    private static Cell of(String text, Double order) {
      return new Cell(text, order == null ? "" : order.toString(), "", 0, "");
    }

    /** The share in percent. */
    public String percent() {
      return Figures.decimal(100 * share, 1);
    }
  }

  static ArmTable of(List<Analysis> analyses) {
    List<ConfigurationSummary> arms =
        analyses.stream().flatMap(a -> a.summary().configurations().stream()).toList();
    boolean slowdown =
        arms.stream()
            .map(ConfigurationSummary::overhead)
            .anyMatch(overhead -> overhead != null && overhead.ratio() != null);
    double greatest =
        arms.stream()
            .map(ConfigurationSummary::overhead)
            .filter(Objects::nonNull)
            .mapToDouble(overhead -> overhead.nanosPerMonitoredCall().estimate())
            .reduce(0, Math::max);
    List<Row> rows = new ArrayList<>();
    for (Analysis analysis : analyses) {
      for (ConfigurationSummary arm : analysis.summary().configurations()) {
        rows.add(row(analysis.experiment().name(), arm, cells(arm, slowdown, greatest)));
      }
    }
    return new ArmTable(columns(slowdown), rows);
  }

  private static List<Column> columns(boolean slowdown) {
    List<Column> columns = new ArrayList<>();
    columns.add(
        new Column(
            "Overhead", "ns", "Mean for each monitored call against the baseline, interval"));
    columns.add(new Column("Delivered", "", "Records that arrived, and the verdict"));
    columns.add(new Column("Median", "ns", "Difference of medians for each monitored call"));
    columns.add(new Column("p99", "ns", "Difference of 99th percentiles for each monitored call"));
    if (slowdown) {
      columns.add(new Column("Ratio", "", "Slow-down of the mean"));
    }
    columns.add(new Column("Start", "s", "From the launch of the JVM until it was ready"));
    columns.add(new Column("CPU", "ns/record", "CPU time of all threads for each record"));
    columns.add(new Column("Load", "records/s", "Records offered each second"));
    return List.copyOf(columns);
  }

  private static Row row(String experiment, ConfigurationSummary arm, List<Cell> cells) {
    return new Row(
        experiment,
        arm.framework(),
        arm.version(),
        ArmNames.inFramework(arm),
        arm.title(),
        arm.stage().label(),
        arm.role().equals("reference"),
        cells);
  }

  private static List<Cell> cells(ConfigurationSummary arm, boolean slowdown, double greatest) {
    Overhead overhead = arm.overhead();
    List<Cell> cells = new ArrayList<>();
    cells.add(mean(arm, greatest));
    cells.add(delivered(arm));
    cells.add(estimate(overhead == null ? null : overhead.medianNanosPerMonitoredCall()));
    cells.add(estimate(overhead == null ? null : overhead.p99NanosPerMonitoredCall()));
    if (slowdown) {
      ConfidenceInterval ratio = overhead == null ? null : overhead.ratio();
      cells.add(Cell.of(Figures.slowdown(ratio), ratio == null ? null : ratio.estimate()));
    }
    Cost cost = arm.cost();
    cells.add(
        cost == null
            ? Cell.of(Figures.NONE, null)
            : Cell.of(Figures.seconds(cost.startupNanos()), cost.startupNanos()));
    Double cpu = cost == null ? null : cost.cpuNanosPerRecord();
    cells.add(Cell.of(Figures.nanos(cpu), cpu));
    Double load = cost == null ? null : cost.recordsOfferedPerSecond();
    cells.add(Cell.of(Figures.rate(load), load));
    return List.copyOf(cells);
  }

  private static Cell mean(ConfigurationSummary arm, double greatest) {
    if (arm.overhead() == null) {
      return Cell.of(Figures.whyNoOverhead(arm), null);
    }
    ConfidenceInterval mean = arm.overhead().nanosPerMonitoredCall();
    return new Cell(
        Figures.nanos(mean.estimate()),
        Double.toString(mean.estimate()),
        Figures.limits(mean),
        greatest > 0 ? Math.max(0, mean.estimate() / greatest) : 0,
        "");
  }

  private static Cell estimate(ConfidenceInterval interval) {
    return interval == null
        ? Cell.of(Figures.NONE, null)
        : Cell.of(Figures.nanos(interval.estimate()), interval.estimate());
  }

  private static Cell delivered(ConfigurationSummary arm) {
    if (arm.isBaseline() || arm.records() == null) {
      return Cell.of(Figures.NONE, null);
    }
    String verdict = arm.records().verdict().label();
    if (arm.records().expected() == 0) {
      return new Cell("", "", "", 0, verdict);
    }
    double share = (double) arm.records().delivered() / arm.records().expected();
    return new Cell(Figures.share(arm.records()), Double.toString(share), "", 0, verdict);
  }
}
