package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import tare.analysis.comparison.ArmComparison;
import tare.analysis.comparison.Change;
import tare.analysis.comparison.Comparer;
import tare.analysis.comparison.ForkPrediction;
import tare.analysis.statistics.Interval;
import tare.analysis.summary.DeliveryChange;
import tare.analysis.summary.RunComparison;
import tare.analysis.summary.RunComparison.ArmChange;
import tare.analysis.summary.RunComparison.OverheadChange;
import tare.analysis.summary.RunComparison.Run;
import tare.results.ConfidenceInterval;

/** What text and Markdown say of a comparison in the same words. */
final class ComparisonWords {

  private static final double TELLING_CALLS = 10;

  private ComparisonWords() {}

  /** What is compared, and how. */
  static List<String> subject(RunComparison comparison) {
    List<String> lines = new ArrayList<>();
    lines.add("new:  " + run(comparison.changed()));
    lines.add("base: " + run(comparison.base()));
    comparison
        .base()
        .release()
        .map(release -> ReleaseWords.together(release, comparison.base().createdAt()))
        .ifPresent(lines::add);
    lines.add(method(comparison));
    return lines;
  }

  private static String method(RunComparison comparison) {
    Comparer comparer = comparison.comparer();
    return ("r is new / base of call time, with " + Figures.level(comparer.confidence()))
        + (" intervals (Welch on logarithms of fork means, warm-up: " + comparison.warmup())
        + ("); relevant beyond " + Figures.percent(comparer.relevantChange(), 1))
        + ("; Holm over " + Figures.count(comparison.arms().size(), "configuration"))
        + ". Overheads are for each monitored call; bootstrap: "
        + (comparison.bootstrap().resamples() + " resamples, seed ")
        + (comparison.bootstrap().seed() + ".");
  }

  private static String run(Run run) {
    return run.release()
        .map(ReleaseWords::brief)
        .orElseGet(() -> run.name() + " of " + run.createdAt());
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

  /** See {@link Figures#ratio}. */
  static String ratio(Interval ratio) {
    return Figures.ratio(known(ratio));
  }

  /** The least change the data would have shown in nine of ten experiments, if any. */
  static String visible(ArmComparison time) {
    return Double.isFinite(time.smallestVisibleChange())
        ? Figures.change(time.smallestVisibleChange())
        : "none";
  }

  /**
   * For example {@code 52.1 → 57.3, +5.20 [1.10, 9.30]}, or a dash.
   *
   * @param unit after each number, with a space before it; empty where a heading names it
   */
  static String overhead(ArmChange arm, String unit) {
    return arm.overhead()
        .map(
            overhead ->
                (Figures.nanos(overhead.base().estimate()) + " → ")
                    + (Figures.nanos(overhead.changed().estimate()) + unit + ", ")
                    + (overhead.difference().estimate() > 0 ? "+" : "")
                    + (Figures.nanos(overhead.difference().estimate()) + unit + " ")
                    + limits(overhead.difference(), arm))
        .orElse(Figures.NONE);
  }

  /** For example {@code , ratio 1.100 [1.020, 1.190]}; empty where it has none. */
  static String overheadRatio(ArmChange arm) {
    return arm.overhead()
        .flatMap(OverheadChange::ratio)
        .map(ratio -> ", ratio " + ratio(ratio))
        .orElse("");
  }

  /** Limits of ten whole calls and more for each monitored call bound nothing. */
  private static String limits(Interval difference, ArmChange arm) {
    double call = Math.max(arm.base().nanosPerCall(), arm.changed().nanosPerCall());
    double most = Math.max(Math.abs(difference.low()), Math.abs(difference.high()));
    return difference.bounded() && most > TELLING_CALLS * call
        ? "(" + Figures.CANNOT_TELL + ")"
        : Figures.bracketed(known(difference));
  }

  private static ConfidenceInterval known(Interval interval) {
    return ConfidenceInterval.of(
        interval.estimate(), interval.low(), interval.high(), interval.confidence());
  }

  /** The same once, what changed only. */
  static String change(String before, String after) {
    return before.equals(after) ? before : before + " → " + after;
  }

  /** Everything below the table. */
  static List<String> remarks(RunComparison comparison) {
    List<String> remarks = new ArrayList<>();
    remarks.add(count(comparison));
    comparison.deliveries().stream()
        .filter(DeliveryChange::differs)
        .map(delivery -> delivery(delivery, comparison.comparer()))
        .forEach(remarks::add);
    comparison.withoutAgent().forEach(arm -> remarks.add(withoutAgent(arm)));
    comparison.notCompared().forEach(reason -> remarks.add("Not compared: " + reason + "."));
    comparison.differences().forEach(reason -> remarks.add("Forced in spite of: " + reason + "."));
    return remarks;
  }

  private static String count(RunComparison comparison) {
    return Figures.count(comparison.count(Change.RELEVANT_REGRESSION), "relevant regression")
        + (" and " + comparison.count(Change.INCONCLUSIVE) + " inconclusive of ")
        + (Figures.count(comparison.arms().size(), "configuration") + ".");
  }

  private static String delivery(DeliveryChange delivery, Comparer comparer) {
    return delivery(
        delivery.arm(),
        delivery.base(),
        delivery.changed(),
        delivery.fewerBy(comparer.relevantChange()));
  }

  /**
   * What arrives of a configuration's records.
   *
   * @param base share of them in the base
   * @param changed the same in the new one
   * @param regression whether that is relevantly less
   */
  static String delivery(String arm, double base, double changed, boolean regression) {
    String shares =
        "Delivered (" + arm + "): " + Figures.share(base) + " → " + Figures.share(changed);
    return regression
        ? shares + ", a regression: what is dropped costs nothing, so its time says little."
        : shares + ".";
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
}
