package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import tare.analysis.report.ScalingTable.Row;

/** A sweep's table in the width of a terminal, each agent's rows under its name. */
final class ScalingText {

  private static final int LEAST_NAME_WIDTH = 16;

  private final ScalingTable table;
  private final List<Integer> cellWidths = new ArrayList<>();
  private final int nameWidth;

  private ScalingText(ScalingTable table, int width) {
    this.table = table;
    for (int column = 0; column < table.head().size(); column++) {
      cellWidths.add(cellWidth(column));
    }
    int room = width - cellsWidth();
    nameWidth = Math.min(longestName(), Math.max(LEAST_NAME_WIDTH, room));
  }

  /** Whether nothing of a table has to be cut off in that width. */
  static boolean fits(ScalingTable table, int width) {
    ScalingText text = new ScalingText(table, width);
    return text.longestName() + text.cellsWidth() <= width;
  }

  private int cellsWidth() {
    return cellWidths.stream().mapToInt(cell -> 1 + cell).sum();
  }

  private int longestName() {
    return table.rows().stream().mapToInt(row -> name(row).length()).reduce(0, Math::max);
  }

  private int cellWidth(int column) {
    return table.rows().stream()
        .mapToInt(row -> row.cells().get(column).length())
        .reduce(table.head().get(column).length(), Math::max);
  }

  static List<String> lines(ScalingTable table, Ink ink, int width) {
    return new ScalingText(table, width).lines(ink);
  }

  private List<String> lines(Ink ink) {
    List<String> lines = new ArrayList<>();
    lines.add(ink.title(table.title()));
    lines.add(ink.faint(line("", table.head())));
    String framework = "";
    for (Row row : table.rows()) {
      if (!row.framework().equals(framework)) {
        framework = row.framework();
        lines.add(framework);
      }
      lines.add(line(name(row), row.cells()));
    }
    lines.add("");
    return lines;
  }

  private static String name(Row row) {
    return row.framework().isEmpty() ? row.name() : " " + row.name();
  }

  private String line(String name, List<String> cells) {
    StringBuilder line = new StringBuilder(TextLayout.left(name, nameWidth));
    for (int column = 0; column < cells.size(); column++) {
      line.append(' ').append(TextLayout.right(cells.get(column), cellWidths.get(column)));
    }
    return line.toString().stripTrailing();
  }
}
