package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tare.analysis.report.OverheadTable.Column;
import tare.analysis.report.OverheadTable.Group;
import tare.analysis.report.OverheadTable.Row;
import tare.results.Summary;

/** The overhead table as a {@code tabular} of the package booktabs, to be put into a paper. */
final class LatexTable {

  private static final Map<Character, String> ESCAPES =
      Map.ofEntries(
          Map.entry('\\', "\\textbackslash{}"),
          Map.entry('&', "\\&"),
          Map.entry('%', "\\%"),
          Map.entry('$', "\\$"),
          Map.entry('#', "\\#"),
          Map.entry('_', "\\_"),
          Map.entry('{', "\\{"),
          Map.entry('}', "\\}"),
          Map.entry('~', "\\textasciitilde{}"),
          Map.entry('^', "\\textasciicircum{}"),
          Map.entry('<', "\\textless{}"),
          Map.entry('>', "\\textgreater{}"),
          Map.entry('–', "--"));

  private LatexTable() {}

  static String render(Summary summary) {
    OverheadTable table = OverheadTable.of(summary);
    StringBuilder alignment = new StringBuilder("l");
    List<String> heads = new ArrayList<>(List.of(""));
    for (Column column : table.columns()) {
      alignment.append(column.rightAligned() ? 'r' : 'l');
      heads.add(escaped(column.head()));
    }
    List<String> lines = new ArrayList<>();
    lines.add("% " + OverheadTable.TITLE + "; needs \\usepackage{booktabs}");
    lines.add("\\begin{tabular}{" + alignment + "}");
    lines.add("\\toprule");
    lines.add(row(heads));
    for (Group group : table.groups()) {
      lines.add("\\midrule");
      lines.add(
          ("\\multicolumn{" + heads.size() + "}{l}{\\textbf{" + escaped(group.title()))
              + "}} \\\\");
      for (Row row : group.rows()) {
        List<String> cells = new ArrayList<>(List.of(escaped(row.name())));
        row.cells().forEach(cell -> cells.add(escaped(cell)));
        lines.add(row(cells));
      }
    }
    lines.add("\\bottomrule");
    lines.add("\\end{tabular}");
    return String.join("\n", lines) + "\n";
  }

  private static String row(List<String> cells) {
    return String.join(" & ", cells) + " \\\\";
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      escaped.append(ESCAPES.getOrDefault(c, String.valueOf(c)));
    }
    return escaped.toString();
  }
}
