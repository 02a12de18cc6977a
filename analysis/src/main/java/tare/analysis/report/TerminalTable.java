package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import tare.analysis.report.OverheadTable.Column;
import tare.analysis.report.OverheadTable.Group;
import tare.analysis.report.OverheadTable.Row;
import tare.results.ConfigurationSummary;

/** The overhead table in the width of a terminal, with a bar for each overhead where it fits. */
final class TerminalTable {

  private static final int LEAST_NAME_WIDTH = 12;
  private static final int LEAST_BAR_WIDTH = 3;
  private static final int GREATEST_BAR_WIDTH = 10;

  private final OverheadTable table;
  private final Ink ink;
  private final List<Integer> cellWidths = new ArrayList<>();
  private final int nameWidth;
  private final int barWidth;

  TerminalTable(OverheadTable table, Ink ink, int width) {
    this.table = table;
    this.ink = ink;
    for (int column = 0; column < table.columns().size(); column++) {
      cellWidths.add(cellWidth(column));
    }
    int room = width - cellWidths.stream().mapToInt(cell -> 1 + cell).sum();
    int longestName =
        table.rows().stream().mapToInt(row -> indented(row).length()).reduce(0, Math::max);
    nameWidth = Math.max(LEAST_NAME_WIDTH, Math.min(longestName, room));
    int barRoom = room - nameWidth - 1;
    barWidth = barRoom < LEAST_BAR_WIDTH ? 0 : Math.min(barRoom, GREATEST_BAR_WIDTH);
  }

  private int cellWidth(int column) {
    Column head = table.columns().get(column);
    return table.rows().stream()
        .mapToInt(row -> row.cells().get(column).length())
        .reduce(Math.max(head.title().length(), head.unit().length()), Math::max);
  }

  private static String indented(Row row) {
    return " " + row.name();
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(ink.faint(line("", "", table.columns().stream().map(Column::title).toList())));
    lines.add(ink.faint(line("", "", table.columns().stream().map(Column::unit).toList())));
    for (Group group : table.groups()) {
      lines.add(ink.title(group.title()));
      for (Row row : group.rows()) {
        lines.add(line(row));
      }
    }
    return lines;
  }

  private String line(Row row) {
    String text = line(indented(row), bar(row.configuration()), row.cells());
    String arrived = row.cells().get(row.cells().size() - 1);
    int before = text.length() - arrived.length();
    return text.substring(0, before) + ink.verdict(row.configuration(), arrived);
  }

  private String bar(ConfigurationSummary configuration) {
    if (configuration.overhead() == null) {
      return "";
    }
    double nanos = configuration.overhead().nanosPerMonitoredCall().estimate();
    return Bar.of(nanos, table.greatestNanos(), barWidth);
  }

  private String line(String name, String bar, List<String> cells) {
    StringBuilder line = new StringBuilder(TextLayout.left(name, nameWidth));
    if (barWidth > 0) {
      line.append(' ').append(TextLayout.left(bar, barWidth));
    }
    for (int column = 0; column < cells.size(); column++) {
      int width = cellWidths.get(column);
      String cell = cells.get(column);
      boolean right = table.columns().get(column).rightAligned();
      line.append(' ').append(right ? TextLayout.right(cell, width) : TextLayout.left(cell, width));
    }
    return line.toString().stripTrailing();
  }
}
