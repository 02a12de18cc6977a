package tare.study;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import tare.analysis.comparison.Change;
import tare.analysis.summary.RunComparison;

/**
 * What a gate decided.
 *
 * @param goal what was to be decided
 * @param looks at the data, in order
 * @param blocks measured
 * @param elapsed since the first began
 * @param comparison of the last look
 */
public record GuardOutcome(
    GuardGoal goal, List<Look> looks, int blocks, Duration elapsed, RunComparison comparison) {

  /**
   * One look at the data.
   *
   * @param blocks measured by then
   * @param level two-sided level of the test at this look
   * @param decided whether it ended the measurement
   */
  public record Look(int blocks, double level, boolean decided) {}

  /** How a gate ends. */
  public enum Verdict {
    /** Nothing became relevantly slower. */
    PASSED,
    /** Something became relevantly slower. */
    REGRESSION,
    /** The budget was spent before it was decided, or nothing could be compared. */
    INCONCLUSIVE
  }

  public GuardOutcome {
    looks = List.copyOf(looks);
  }

  /** The decision. */
  public Verdict verdict() {
    if (tooFew()) {
      return Verdict.INCONCLUSIVE;
    }
    if (comparison.count(Change.RELEVANT_REGRESSION) > 0) {
      return Verdict.REGRESSION;
    }
    boolean undecided =
        comparison.arms().isEmpty()
            || comparison.count(Change.INCONCLUSIVE) > 0
            || !comparison.notCompared().isEmpty();
    return undecided ? Verdict.INCONCLUSIVE : Verdict.PASSED;
  }

  private String reason() {
    if (tooFew()) {
      return "no decision rests on fewer than " + Guard.LEAST_BLOCKS + " blocks; raise --budget";
    }
    return comparison.notCompared().isEmpty()
        ? "the budget was spent before it was decided"
        : "not everything could be compared";
  }

  private boolean tooFew() {
    return blocks < Guard.LEAST_BLOCKS;
  }

  /** The decision in a sentence. */
  public String sentence() {
    String after =
        String.format(
            Locale.ROOT,
            "after %d blocks (%s), %d %s",
            blocks,
            UntilPrecise.minutes(elapsed),
            looks.size(),
            looks.size() == 1 ? "look" : "looks");
    String threshold =
        new BigDecimal(100 * goal.threshold())
                .round(new MathContext(3))
                .stripTrailingZeros()
                .toPlainString()
            + " %";
    return switch (verdict()) {
      case PASSED -> "Passed: nothing became slower by more than " + threshold + ", " + after + ".";
      case REGRESSION ->
          ("Regression: " + comparison.count(Change.RELEVANT_REGRESSION))
              + (" of " + comparison.arms().size() + " configurations became slower by more than ")
              + (threshold + ", " + after + ".");
      case INCONCLUSIVE -> "Inconclusive " + after + ": " + reason() + ".";
    };
  }
}
