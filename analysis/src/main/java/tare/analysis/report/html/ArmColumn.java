package tare.analysis.report.html;

import java.util.function.Function;
import tare.analysis.report.html.ArmTable.Cell;
import tare.results.ConfigurationSummary;

/**
 * A column of the table of all arms.
 *
 * @param title what is shown
 * @param unit of its numbers; empty for none
 * @param number whether its cells are numbers
 * @param meaning what the column says, in a sentence
 * @param cell what it says of an arm
 */
public record ArmColumn(
    String title, String unit, boolean number, String meaning, Function<Measured, Cell> cell) {

  /**
   * An arm of an experiment.
   *
   * @param experiment the name of its experiment
   */
  public record Measured(String experiment, ConfigurationSummary arm) {}
}
