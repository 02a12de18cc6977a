package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import tare.analysis.summary.RunComparison;
import tare.analysis.summary.RunComparison.ArmChange;

/** A comparison for a terminal: the verdict first, then what it rests on. */
final class ComparisonText {

  private static final int WIDTH = 100;
  private static final int NAME_WIDTH = 44;
  private static final String INDENT = "  ";

  private ComparisonText() {}

  static String render(RunComparison comparison) {
    List<String> lines = new ArrayList<>();
    ComparisonWords.subject(comparison)
        .forEach(line -> lines.addAll(TextLayout.wrap("", line, WIDTH, "")));
    for (ArmChange arm : comparison.arms()) {
      lines.add("");
      lines.addAll(arm(arm, comparison.forced()));
    }
    lines.add("");
    ComparisonWords.remarks(comparison)
        .forEach(line -> lines.addAll(TextLayout.wrap("", line, WIDTH, INDENT)));
    return String.join("\n", lines) + "\n";
  }

  private static List<String> arm(ArmChange arm, boolean forced) {
    String verdict = ComparisonWords.verdict(arm.time(), forced);
    String versions = ComparisonWords.change(arm.base().version(), arm.changed().version());
    return List.of(
        TextLayout.left(arm.time().id(), NAME_WIDTH) + " " + verdict,
        (INDENT + "r " + ComparisonWords.ratio(arm.time().ratio()))
            + (", p " + Figures.decimal(arm.time().adjustedPValue(), 4))
            + ("; smallest change visible: " + ComparisonWords.visible(arm.time())),
        (INDENT + "beside it: bootstrap " + ComparisonWords.ratio(arm.bootstrapRatio()))
            + (", medians " + ComparisonWords.ratio(arm.medianRatio())),
        (INDENT + "call " + Figures.nanos(arm.base().nanosPerCall()) + " → ")
            + (Figures.nanos(arm.changed().nanosPerCall()) + " ns; overhead ")
            + (ComparisonWords.overhead(arm) + (arm.overhead().isPresent() ? " ns" : ""))
            + ComparisonWords.overheadRatio(arm),
        (INDENT + "forks " + arm.base().forks() + " → " + arm.changed().forks() + "; records ")
            + ComparisonWords.change(arm.base().records(), arm.changed().records())
            + (versions.isEmpty() ? "" : "; version " + versions));
  }
}
