package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import tare.analysis.comparison.ArmComparison;
import tare.analysis.comparison.Change;
import tare.analysis.comparison.Comparer;
import tare.analysis.comparison.ForkPrediction;
import tare.analysis.statistics.Interval;
import tare.analysis.summary.RunComparison;
import tare.analysis.summary.RunComparison.ArmChange;
import tare.analysis.summary.RunComparison.OverheadChange;
import tare.analysis.summary.RunComparison.Run;
import tare.results.ConfidenceInterval;

/** What text and Markdown say of a comparison in the same words. */
final class ComparisonWords {

  private ComparisonWords() {}

  /** What is compared, and how. */
  static List<String> subject(RunComparison comparison) {
    Comparer comparer = comparison.comparer();
    return List.of(
        "new:  " + run(comparison.changed()),
        "base: " + run(comparison.base()),
        ("r is new / base of call time, with " + percent(comparer.confidence(), 0))
            + (" intervals (Welch on logarithms of fork means, warm-up: " + comparison.warmup())
            + ("); relevant beyond " + percent(comparer.relevantChange(), 1))
            + ("; Holm over "
                + comparison.arms().size()
                + " configurations. Overheads are for each")
            + (" monitored call; bootstrap: " + comparison.bootstrap().resamples())
            + (" resamples, seed " + comparison.bootstrap().seed() + "."));
  }

  private static String run(Run run) {
    return run.name() + " of " + run.createdAt();
  }

  /** The verdict, and whether it was forced. */
  static String verdict(ArmComparison time, boolean forced) {
    String words =
        switch (time.verdict()) {
          case RELEVANT_REGRESSION -> "relevant regression";
          case SMALL_REGRESSION -> "small regression";
          case SMALL_IMPROVEMENT -> "small improvement";
          case RELEVANT_IMPROVEMENT -> "relevant improvement";
          case NO_RELEVANT_CHANGE -> "no relevant change";
          case INCONCLUSIVE -> "inconclusive" + forks(time.forksToDecide());
        };
    return forced ? words + ", forced" : words;
  }

  private static String forks(int forks) {
    if (forks == 0) {
      return "";
    }
    return " (" + ForkPrediction.text(forks) + " forks each would decide)";
  }

  /** The ratio with its limits, for example {@code 1.052 [1.031, 1.073]}. */
  static String ratio(Interval ratio) {
    return Figures.decimal(ratio.estimate(), 3)
        + (ratio.bounded() && ratio.low() > 0
            ? " [" + Figures.decimal(ratio.low(), 3) + ", " + Figures.decimal(ratio.high(), 3) + "]"
            : " (" + Figures.NO_INTERVAL + ")");
  }

  /** The least change the data would have shown in nine of ten experiments, if any. */
  static String visible(ArmComparison time) {
    return Double.isFinite(time.smallestVisibleChange())
        ? percent(time.smallestVisibleChange(), 1)
        : "none";
  }

  /** For example {@code 52.1 → 57.3, +5.20 [1.10, 9.30]}, or a dash. */
  static String overhead(ArmChange arm) {
    return arm.overhead()
        .map(
            overhead ->
                (Figures.nanos(overhead.base().estimate()) + " → ")
                    + (Figures.nanos(overhead.changed().estimate()) + ", ")
                    + (overhead.difference().estimate() > 0 ? "+" : "")
                    + (Figures.nanos(overhead.difference().estimate()) + " ")
                    + limits(overhead.difference()))
        .orElse(Figures.NONE);
  }

  /** For example {@code , ratio 1.100 [1.020, 1.190]}; empty where it has none. */
  static String overheadRatio(ArmChange arm) {
    return arm.overhead()
        .flatMap(OverheadChange::ratio)
        .map(ratio -> ", ratio " + ratio(ratio))
        .orElse("");
  }

  private static String limits(Interval interval) {
    return Figures.limits(
        ConfidenceInterval.of(
            interval.estimate(), interval.low(), interval.high(), interval.confidence()));
  }

  /** The same once, what changed only. */
  static String change(String before, String after) {
    return before.equals(after) ? before : before + " → " + after;
  }

  /** Everything below the table. */
  static List<String> remarks(RunComparison comparison) {
    List<String> remarks = new ArrayList<>();
    remarks.add(count(comparison));
    comparison.withoutAgent().forEach(arm -> remarks.add(withoutAgent(arm)));
    comparison.notCompared().forEach(reason -> remarks.add("Not compared: " + reason + "."));
    comparison.differences().forEach(reason -> remarks.add("Forced in spite of: " + reason + "."));
    return remarks;
  }

  private static String count(RunComparison comparison) {
    return (comparison.count(Change.RELEVANT_REGRESSION) + " relevant regressions and ")
        + (comparison.count(Change.INCONCLUSIVE) + " inconclusive of ")
        + (comparison.arms().size() + " configurations.");
  }

  private static String withoutAgent(ArmChange arm) {
    String measured = "Without agent (" + arm.time().id() + "): r " + ratio(arm.time().ratio());
    return switch (arm.time().verdict()) {
      case NO_RELEVANT_CHANGE -> measured + ": no change seen.";
      case INCONCLUSIVE -> measured + ": too noisy to say whether the machine changed.";
      default ->
          measured + ": the machine changed, so trust overheads more than r; or measure anew.";
    };
  }

  static String percent(double share, int decimals) {
    String text = Figures.decimal(100 * share, decimals);
    return (text.endsWith(".0") ? text.substring(0, text.length() - 2) : text) + " %";
  }
}
