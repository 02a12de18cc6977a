package tare.study;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tare.analysis.comparison.Change;
import tare.analysis.report.Figures;
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
    /** The budget was spent before it was decided. */
    INCONCLUSIVE,
    /** Something could not be compared, which more blocks would not mend. */
    FAILED
  }

  public GuardOutcome {
    looks = List.copyOf(looks);
  }

  /** The decision. */
  public Verdict verdict() {
    if (!tooFew() && comparison.regressed()) {
      return Verdict.REGRESSION;
    }
    if (!comparison.notCompared().isEmpty()) {
      return Verdict.FAILED;
    }
    boolean undecided =
        tooFew() || comparison.arms().isEmpty() || comparison.count(Change.INCONCLUSIVE) > 0;
    return undecided ? Verdict.INCONCLUSIVE : Verdict.PASSED;
  }

  private String reason() {
    return tooFew()
        ? "no decision rests on fewer than " + Guard.LEAST_BLOCKS + " blocks; raise --budget"
        : "the budget was spent before it was decided";
  }

  /** For example {@code 1 of 3 configurations became slower by more than 3 %}. */
  private String regressions(String threshold) {
    long slower = comparison.count(Change.RELEVANT_REGRESSION);
    int fewer = comparison.fewerDelivered().size();
    String of = " of " + Figures.count(comparison.arms().size(), "configuration");
    List<String> found = new ArrayList<>();
    if (slower > 0) {
      found.add(slower + of + " became slower by more than " + threshold);
    }
    if (fewer > 0) {
      found.add(fewer + of + " lost more than " + threshold + " of their records");
    }
    return String.join(", and ", found);
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
      case REGRESSION -> "Regression: " + regressions(threshold) + ", " + after + ".";
      case INCONCLUSIVE -> "Inconclusive " + after + ": " + reason() + ".";
      case FAILED -> "Failed " + after + ": " + comparison.notCompared().get(0) + ".";
    };
  }
}
