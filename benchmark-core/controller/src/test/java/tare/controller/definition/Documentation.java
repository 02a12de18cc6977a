package tare.controller.definition;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page that says how to add a framework, as tests read it. */
record Documentation(String text) {
  private static final Pattern YAML = Pattern.compile("(?s)```yaml\\n(.*?)```");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\*?)`([^`]+)`\\*? \\| ");

  static Documentation read() throws IOException {
    return new Documentation(Files.readString(Path.of("../../docs/adding-a-framework.md")));
  }

  /** The complete framework.yaml. */
  String example() {
    Matcher block = YAML.matcher(text);
    if (!block.find()) {
      throw new IllegalStateException("the page has no example");
    }
    return block.group(1);
  }

  /** The first cells of the tables between two texts. */
  List<Row> rows(String from, String to) {
    String part = text.substring(text.indexOf(from), text.indexOf(to, text.indexOf(from)));
    return ROW.matcher(part)
        .results()
        .map(row -> new Row(row.group(2), !row.group(1).isEmpty()))
        .toList();
  }

  /** A documented key or placeholder. */
  record Row(String name, boolean optional) {}
}
