package tare.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What docs/result-format.md says, in a form that can be compared. */
final class FormatDocument {

  private static final Path FILE = Path.of("..", "..", "docs", "result-format.md");
  private static final Pattern HEADING = Pattern.compile("#+ (.+)");
  private static final Pattern ROW = Pattern.compile("\\| `([A-Za-z0-9]+)` \\| ([^|]+) \\|.*");
  private static final Pattern NAMED = Pattern.compile("NAME → (.+)");

  private final List<String> lines;
  private final Map<String, Map<String, String>> tables = new LinkedHashMap<>();

  private FormatDocument(List<String> lines) {
    this.lines = lines;
    String heading = "";
    for (String line : lines) {
      Matcher newHeading = HEADING.matcher(line);
      Matcher row = ROW.matcher(line);
      if (newHeading.matches()) {
        heading = newHeading.group(1);
      } else if (row.matches()) {
        tables
            .computeIfAbsent(heading, any -> new LinkedHashMap<>())
            .put(row.group(1), row.group(2));
      }
    }
  }

  static FormatDocument read() throws IOException {
    return new FormatDocument(Files.readAllLines(FILE));
  }

  List<String> lines() {
    return lines;
  }

  /** Columns and their types, in order. */
  List<String> columns(String heading) {
    return tables.get(heading).entrySet().stream()
        .map(row -> row.getKey() + " " + row.getValue())
        .toList();
  }

  /** Every path to a plain value under that heading, with the value's type. */
  Map<String, String> paths(String heading) {
    Map<String, String> paths = new TreeMap<>();
    expand(heading, "", paths);
    return paths;
  }

  private void expand(String heading, String prefix, Map<String, String> paths) {
    tables
        .get(heading)
        .forEach((field, type) -> resolve(type.replace(" or null", ""), prefix + field, paths));
  }

  private void resolve(String type, String path, Map<String, String> paths) {
    Matcher named = NAMED.matcher(type);
    if (named.matches()) {
      resolve(named.group(1), path + ".NAME", paths);
    } else if (type.endsWith("[]")) {
      resolve(type.substring(0, type.length() - 2), path + "[]", paths);
    } else if (tables.containsKey(type)) {
      expand(type, path + ".", paths);
    } else {
      paths.put(path, type);
    }
  }

  /** The blocks of code in that language, in order. */
  List<String> code(String language) {
    String text = lines.stream().collect(Collectors.joining("\n"));
    List<String> blocks = new ArrayList<>();
    Matcher block =
        Pattern.compile("^```" + language + "\n(.*?)^```", Pattern.MULTILINE | Pattern.DOTALL)
            .matcher(text);
    while (block.find()) {
      blocks.add(block.group(1));
    }
    return blocks;
  }
}
