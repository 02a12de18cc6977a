package tare.study;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.TreeMap;
import tare.analysis.report.ComparisonFormat;
import tare.analysis.report.TextLayout;
import tare.analysis.summary.Release;
import tare.analysis.summary.RunComparison;

/** What a gate found, for people, for other programs and for a pull request. */
public final class GuardReport {

  private static final int SCHEMA_VERSION = 1;
  private static final int WIDTH = 100;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final ObjectMapper MAPPER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private GuardReport() {}

  /** Renders it; the text ends with an end of line. */
  public static String render(GuardOutcome outcome, ComparisonFormat format) {
    String comparison = format.render(outcome.comparison());
    return switch (format) {
      case TEXT ->
          comparison
              + String.join("\n", TextLayout.wrap("", outcome.sentence(), WIDTH, "  "))
              + "\n";
      case MARKDOWN ->
          "## " + mark(outcome) + " " + outcome.sentence() + "\n\n" + comparison + looks(outcome);
      case JSON -> json(outcome, comparison);
    };
  }

  private static String mark(GuardOutcome outcome) {
    return switch (outcome.verdict()) {
      case PASSED -> "✅";
      case REGRESSION -> "❌";
      case INCONCLUSIVE -> "❔";
      case FAILED -> "⚠️";
    };
  }

  private static String looks(GuardOutcome outcome) {
    StringBuilder text = new StringBuilder("\nLooks (blocks, level): ");
    for (GuardOutcome.Look look : outcome.looks()) {
      text.append(String.format(Locale.ROOT, "%d at %.4f; ", look.blocks(), look.level()));
    }
    return text.append(
            String.format(Locale.ROOT, "together %.4f.%n", 1 - outcome.goal().confidence()))
        .toString()
        .replace(System.lineSeparator(), "\n");
  }

  private static void where(ObjectNode document, Release release) {
    document.put("jdk", release.jdk());
    document.set("machine", MAPPER.valueToTree(new TreeMap<>(release.machine())));
  }

  private static void side(ObjectNode document, String name, RunComparison.Run run) {
    run.release()
        .ifPresent(
            release ->
                document
                    .putObject(name)
                    .put("version", release.version())
                    .put("coordinates", release.coordinates())
                    .put("sha256", release.sha256())
                    .set("jvmArgs", MAPPER.valueToTree(release.jvmArgs())));
  }

  private static String json(GuardOutcome outcome, String comparison) {
    ObjectNode document = MAPPER.createObjectNode();
    document.put("schemaVersion", SCHEMA_VERSION);
    document.put("verdict", outcome.verdict().name().toLowerCase(Locale.ROOT));
    document.put("sentence", outcome.sentence());
    document.put("threshold", outcome.goal().threshold());
    document.put("confidence", outcome.goal().confidence());
    document.put("budgetSeconds", outcome.goal().budget().toSeconds());
    document.put("elapsedSeconds", outcome.elapsed().toNanos() / NANOS_PER_SECOND);
    document.put("blocks", outcome.blocks());
    document.set("looks", MAPPER.valueToTree(outcome.looks()));
    document.put("createdAt", outcome.comparison().base().createdAt());
    outcome.comparison().base().release().ifPresent(base -> where(document, base));
    side(document, "base", outcome.comparison().base());
    side(document, "new", outcome.comparison().changed());
    try {
      document.set("comparison", MAPPER.readTree(comparison));
      return MAPPER.writeValueAsString(document).replace(System.lineSeparator(), "\n") + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a comparison's JSON is JSON", e);
    }
  }
}
