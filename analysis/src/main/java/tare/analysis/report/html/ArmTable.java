package tare.analysis.report.html;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tare.analysis.report.ArmNames;
import tare.analysis.report.Figures;
import tare.analysis.summary.Analysis;
import tare.results.ConfigurationSummary;

/**
 * One row for each arm, with what it is sorted by. The arms of an experiment stand in their order,
 * its baselines at the end.
 *
 * @param columns what is said of each arm beside its name
 * @param rows of all experiments in turn
 */
public record ArmTable(List<ArmColumn> columns, List<Row> rows) {

  /**
   * An arm.
   *
   * @param name the arm inside its framework
   * @param reference whether it is the floor of the field, no product
   * @param cells one for each column
   */
  public record Row(
      String framework,
      String version,
      String name,
      String stage,
      boolean reference,
      List<Cell> cells) {

    /** The framework as people read it. */
    public String agent() {
      String agent = framework.isEmpty() ? "no agent" : (framework + " " + version).strip();
      return reference ? agent + ", the floor, not a product" : agent;
    }
  }

  /**
   * What a row says in a column.
   *
   * @param text as it is read
   * @param order the number that it is sorted by; empty when there is none
   * @param aside more of it in small letters; may be empty
   * @param share of the greatest of its column, from 0 to 1: the length of its bar; 0 for none
   * @param verdict on the records, where the cell speaks of them; may be empty
   */
  public record Cell(String text, String order, String aside, double share, String verdict) {

    static Cell number(String text, Double order) {
      return number(text, order, "");
    }

    static Cell number(String text, Double order, String aside) {
      return new Cell(text, order == null ? "" : order.toString(), aside, 0, "");
    }

    static Cell words(String text, String aside) {
      return new Cell(text, "", aside, 0, "");
    }

    /** The share in percent. */
    public String percent() {
      return Figures.decimal(100 * share, 1);
    }
  }

  static ArmTable of(List<Analysis> analyses) {
    List<ArmColumn.Measured> arms = analyses.stream().flatMap(ArmTable::measured).toList();
    double confidence = analyses.get(0).summary().settings().confidence();
    List<ArmColumn> columns = ArmColumns.of(arms, analyses.size() > 1, confidence);
    return new ArmTable(columns, arms.stream().map(arm -> row(arm, columns)).toList());
  }

  private static Stream<ArmColumn.Measured> measured(Analysis analysis) {
    return analysis.summary().configurations().stream()
        .sorted(Comparator.comparing(ConfigurationSummary::isBaseline))
        .map(arm -> new ArmColumn.Measured(analysis.experiment().name(), arm));
  }

  private static Row row(ArmColumn.Measured measured, List<ArmColumn> columns) {
    ConfigurationSummary arm = measured.arm();
    return new Row(
        arm.framework(),
        arm.version(),
        ArmNames.inFramework(arm),
        arm.stage().label(),
        arm.role().equals("reference"),
        columns.stream().map(column -> column.cell().apply(measured)).toList());
  }
}
