package tare.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rows of words under titles, for a terminal or a Markdown file. */
final class WordTable {

  private final List<List<String>> lines = new ArrayList<>();

  WordTable(String... titles) {
    lines.add(List.of(titles));
  }

  /** Adds a row with a cell for each title. */
  void row(String... cells) {
    if (cells.length != lines.get(0).size()) {
      throw new IllegalArgumentException(
          lines.get(0).size() + " cells expected, but there are " + cells.length);
    }
    lines.add(List.of(cells));
  }

  /** Columns aligned by blanks. */
  List<String> text() {
    List<Integer> widths =
        IntStream.range(0, lines.get(0).size())
            .mapToObj(column -> lines.stream().mapToInt(l -> l.get(column).length()).max())
            .map(width -> width.orElse(0))
            .toList();
    return lines.stream().map(line -> aligned(line, widths)).toList();
  }

  private static String aligned(List<String> cells, List<Integer> widths) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < cells.size(); column++) {
      String cell = cells.get(column);
      line.append(cell).append(" ".repeat(widths.get(column) - cell.length() + 2));
    }
    return line.toString().stripTrailing();
  }

  /** A table of Markdown. */
  List<String> markdown() {
    List<String> table = new ArrayList<>(lines.stream().map(WordTable::markdown).toList());
    table.add(1, "|" + "---|".repeat(lines.get(0).size()));
    return table;
  }

  private static String markdown(List<String> cells) {
    return cells.stream()
        .map(cell -> cell.replace("|", "\\|"))
        .collect(Collectors.joining(" | ", "| ", " |"));
  }
}
