package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import tare.analysis.summary.RunComparison;
import tare.analysis.summary.RunComparison.ArmChange;

/** A comparison for a pull request. */
final class ComparisonMarkdown {

  private static final List<String> HEADS =
      List.of(
          "configuration",
          "version",
          "verdict",
          "r",
          "bootstrap",
          "smallest change visible",
          "base (ns/call)",
          "new (ns/call)",
          "overhead (ns/monitored call)",
          "records");

  private ComparisonMarkdown() {}

  static String render(RunComparison comparison) {
    List<String> lines = new ArrayList<>();
    lines.add("### Change of call time");
    lines.add("");
    ComparisonWords.subject(comparison)
        .forEach(line -> lines.add(MarkdownReport.escaped(line) + "  "));
    lines.add("");
    lines.add(MarkdownReport.row(HEADS));
    lines.add(MarkdownReport.row(HEADS.stream().map(head -> "---").toList()));
    for (ArmChange arm : comparison.arms()) {
      lines.add(MarkdownReport.row(cells(arm, comparison.forced())));
    }
    lines.add("");
    ComparisonWords.remarks(comparison)
        .forEach(line -> lines.add("- " + MarkdownReport.escaped(line)));
    lines.addAll(ReleaseWords.details(comparison));
    return String.join("\n", lines) + "\n";
  }

  private static List<String> cells(ArmChange arm, boolean forced) {
    String verdict = ComparisonWords.verdict(arm.time(), forced);
    return List.of(
        MarkdownReport.escaped(arm.time().id()),
        MarkdownReport.escaped(
            ComparisonWords.change(arm.base().version(), arm.changed().version())),
        arm.time().verdict().relevant() ? "**" + verdict + "**" : verdict,
        MarkdownReport.escaped(ComparisonWords.ratio(arm.time().ratio())),
        MarkdownReport.escaped(ComparisonWords.ratio(arm.bootstrapRatio())),
        ComparisonWords.visible(arm.time()),
        Figures.nanos(arm.base().nanosPerCall()),
        Figures.nanos(arm.changed().nanosPerCall()),
        MarkdownReport.escaped(
            ComparisonWords.overhead(arm, "") + ComparisonWords.overheadRatio(arm)),
        ComparisonWords.change(arm.base().records(), arm.changed().records()));
  }
}
