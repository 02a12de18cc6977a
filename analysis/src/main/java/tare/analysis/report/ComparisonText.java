package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
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
    List<String> lines = new ArrayList<>(heading(arm.time().id(), verdict));
    Stream.of(
            ("r " + ComparisonWords.ratio(arm.time().ratio()))
                + (", p " + Figures.probability(arm.time().adjustedPValue(), 4))
                + ("; smallest change visible: " + ComparisonWords.visible(arm.time())),
            ("beside it: bootstrap " + ComparisonWords.ratio(arm.bootstrapRatio()))
                + (", medians " + ComparisonWords.ratio(arm.medianRatio())),
            ("call " + Figures.nanos(arm.base().nanosPerCall()) + " → ")
                + (Figures.nanos(arm.changed().nanosPerCall()) + " ns; overhead ")
                + (ComparisonWords.overhead(arm, " ns") + ComparisonWords.overheadRatio(arm)),
            ("forks " + arm.base().forks() + " → " + arm.changed().forks() + "; records ")
                + ComparisonWords.change(arm.base().records(), arm.changed().records())
                + (versions.isEmpty() ? "" : "; version " + versions))
        .forEach(line -> lines.addAll(TextLayout.wrap(INDENT, line, WIDTH, INDENT + INDENT)));
    return lines;
  }

  /** Name and verdict, on two lines where one does not hold them: neither is cut off. */
  private static List<String> heading(String name, String verdict) {
    String both = name + " ".repeat(Math.max(0, NAME_WIDTH - name.length())) + " " + verdict;
    return both.length() <= WIDTH
        ? List.of(both)
        : Stream.concat(
                Stream.of(name), TextLayout.wrap(INDENT, verdict, WIDTH, INDENT + INDENT).stream())
            .toList();
  }
}
