package tare.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What docs/result-format.md says of a comparison against its golden file. */
class ComparisonDocumentTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "result-format.md");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `([A-Za-z0-9]+)` \\|");

  @Test
  void describesEveryFieldAndNoOther() throws IOException {
    Set<String> documented = new TreeSet<>(Set.of("estimate", "low", "high"));
    String text = Files.readString(DOCUMENT);
    int begin = text.indexOf("## tare compare --format json");
    Matcher row = ROW.matcher(text.substring(begin, text.indexOf("\n## ", begin + 1)));
    while (row.find()) {
      documented.add(row.group(1));
    }

    assertThat(names(golden(), new TreeSet<>())).isEqualTo(documented);
  }

  private static JsonNode golden() throws IOException {
    try (InputStream golden =
        ComparisonDocumentTest.class.getResourceAsStream("compare-json.txt")) {
      return new ObjectMapper().readTree(golden);
    }
  }

  private static Set<String> names(JsonNode node, Set<String> found) {
    node.fieldNames().forEachRemaining(found::add);
    node.forEach(child -> names(child, found));
    return found;
  }
}
