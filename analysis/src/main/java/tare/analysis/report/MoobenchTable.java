package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tare.results.Summary;

/** MooBench's table: eight rows, one column a configuration, broken where the line is full. */
final class MoobenchTable {

  private static final List<String> HEAD =
      List.of(
          "# MooBench's statistics: microseconds for each call, second half of each fork's calls,",
          "# all forks and threads. ci95% takes single calls for independent (per-call interval):",
          "# it is far too narrow. Use the intervals of --format table.");

  private MoobenchTable() {}

  static String render(Summary summary) {
    List<String> lines = new ArrayList<>(HEAD);
    for (Map.Entry<String, List<MoobenchColumn>> framework :
        MoobenchColumn.byFramework(summary).entrySet()) {
      lines.add("");
      lines.add(("# " + framework.getKey()).strip());
      framework.getValue().forEach(column -> lines.add(column.remark()));
      lines.addAll(table(framework.getValue()));
    }
    return String.join("\n", lines) + "\n";
  }

  private static List<String> table(List<MoobenchColumn> columns) {
    List<String> lines = new ArrayList<>();
    int next = 0;
    while (next < columns.size()) {
      List<StringBuilder> block = rowHeads();
      do {
        append(block, columns.get(next++));
      } while (next < columns.size() && fits(block, columns.get(next)));
      block.forEach(line -> lines.add(line.toString()));
    }
    return lines;
  }

  private static List<StringBuilder> rowHeads() {
    List<StringBuilder> heads = new ArrayList<>();
    heads.add(new StringBuilder(" ".repeat(5)));
    MoobenchColumn.ROWS.forEach(row -> heads.add(new StringBuilder(TextLayout.left(row, 5))));
    return heads;
  }

  private static void append(List<StringBuilder> block, MoobenchColumn column) {
    List<String> cells = cells(column);
    int width = width(cells);
    for (int row = 0; row < cells.size(); row++) {
      block.get(row).append(' ').append(TextLayout.right(cells.get(row), width));
    }
  }

  private static boolean fits(List<StringBuilder> block, MoobenchColumn column) {
    return block.get(0).length() + 1 + width(cells(column)) <= TerminalReport.WIDTH;
  }

  private static List<String> cells(MoobenchColumn column) {
    List<String> cells = new ArrayList<>(List.of(column.title()));
    column.micros().forEach(value -> cells.add(RNumber.plain(value)));
    return cells;
  }

  private static int width(List<String> cells) {
    return cells.stream().mapToInt(String::length).reduce(0, Math::max);
  }
}
