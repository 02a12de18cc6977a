package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import tare.analysis.report.OverheadTable.Column;
import tare.analysis.report.OverheadTable.Group;
import tare.analysis.report.OverheadTable.Row;
import tare.model.Experiment;
import tare.results.Summary;

/** The overhead table, findings and warnings for a pull request or a page. */
final class MarkdownReport {

  private MarkdownReport() {}

  static String render(Summary summary, Experiment experiment) {
    List<String> lines = new ArrayList<>();
    lines.add("### " + OverheadTable.TITLE);
    lines.add("");
    Subject.of(summary, experiment).forEach(line -> lines.add(escaped(line) + "  "));
    lines.add("");
    lines.addAll(table(OverheadTable.of(summary)));
    lines.add("");
    ScalingWords.of(summary).forEach(sentence -> lines.add("- " + escaped(sentence)));
    Findings.of(summary).forEach(sentence -> lines.add("- " + escaped(sentence)));
    for (Doubts doubts : Doubts.of(summary)) {
      doubts.messages().forEach(message -> lines.add("- **Warning:** " + escaped(message)));
      lines.add("  - " + escaped(doubts.remedy()));
    }
    return String.join("\n", lines) + "\n";
  }

  private static List<String> table(OverheadTable table) {
    List<String> lines = new ArrayList<>();
    List<String> heads = new ArrayList<>(List.of("agent", "configuration"));
    List<String> rules = new ArrayList<>(List.of("---", "---"));
    for (Column column : table.columns()) {
      heads.add(escaped(column.head()));
      rules.add(column.rightAligned() ? "---:" : "---");
    }
    lines.add(row(heads));
    lines.add(row(rules));
    for (Group group : table.groups()) {
      for (Row row : group.rows()) {
        List<String> cells = new ArrayList<>(List.of(escaped(group.title()), escaped(row.name())));
        row.cells().forEach(cell -> cells.add(escaped(cell)));
        lines.add(row(cells));
      }
    }
    return lines;
  }

  static String row(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |";
  }

  static String escaped(String text) {
    return text.replaceAll("[\\\\|*_<>`\\[\\]]", "\\\\$0");
  }
}
