package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;

/** A sweep's table in the width of a terminal. */
final class ScalingText {

  private static final int LEAST_NAME_WIDTH = 16;

  private ScalingText() {}

  static List<String> lines(ScalingTable table, Ink ink, int width) {
    List<Integer> widths = new ArrayList<>();
    for (int column = 0; column < table.head().size(); column++) {
      int place = column;
      widths.add(
          table.rows().stream()
              .mapToInt(row -> row.get(place).length())
              .reduce(table.head().get(place).length(), Math::max));
    }
    int others = widths.stream().skip(1).mapToInt(cell -> 1 + cell).sum();
    widths.set(0, Math.min(widths.get(0), Math.max(LEAST_NAME_WIDTH, width - others)));
    List<String> lines = new ArrayList<>();
    lines.add(ink.title(table.title()));
    lines.add(ink.faint(line(table.head(), widths)));
    table.rows().forEach(row -> lines.add(line(row, widths)));
    lines.add("");
    return lines;
  }

  private static String line(List<String> cells, List<Integer> widths) {
    StringBuilder line = new StringBuilder(TextLayout.left(cells.get(0), widths.get(0)));
    for (int column = 1; column < cells.size(); column++) {
      line.append(' ').append(TextLayout.right(cells.get(column), widths.get(column)));
    }
    return line.toString().stripTrailing();
  }
}
