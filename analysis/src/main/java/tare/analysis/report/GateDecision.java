package tare.analysis.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tare.model.Verdict;
import tare.results.ConfidenceInterval;

/**
 * What a gate decided whose results folder is shown: read from its {@code guard.json}, of which
 * whatever is missing stays empty.
 *
 * @param state {@code good}, {@code doubtful} or {@code bad}
 * @param sentence the decision
 * @param rows one for each configuration that was judged
 * @param remarks what could not be judged
 */
public record GateDecision(String state, String sentence, List<Row> rows, List<String> remarks) {

  private static final String FILE = "guard.json";
  private static final JsonMapper MAPPER = new JsonMapper();

  /**
   * A configuration.
   *
   * @param name of it
   * @param base nanoseconds a call in the base
   * @param changed the same in the new one
   * @param change relative, with its interval
   * @param verdict on the change
   * @param state as of the decision; empty for what is neither good nor bad
   * @param records verdicts on them
   */
  public record Row(
      String name,
      String base,
      String changed,
      String change,
      String verdict,
      String state,
      String records) {}

  public GateDecision {
    rows = List.copyOf(rows);
    remarks = List.copyOf(remarks);
  }

  /** The decision in a results folder; empty where no gate made it. */
  public static Optional<GateDecision> in(Path folder) {
    Path file = folder.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(of(MAPPER.readTree(Files.readString(file))));
    } catch (IOException e) {
      return Optional.of(
          new GateDecision(
              "doubtful",
              FILE + " cannot be read, so what was decided is not known: run the gate anew.",
              List.of(),
              List.of()));
    }
  }

  private static GateDecision of(JsonNode document) {
    String verdict = document.path("verdict").asText("unknown");
    JsonNode comparison = document.path("comparison");
    List<Row> rows = new ArrayList<>();
    comparison.path("configurations").forEach(configuration -> rows.add(row(configuration)));
    List<String> remarks = new ArrayList<>();
    comparison.path("delivered").forEach(delivery -> delivered(delivery).ifPresent(remarks::add));
    comparison
        .path("notCompared")
        .forEach(reason -> remarks.add("Not compared: " + reason.asText() + "."));
    return new GateDecision(
        switch (verdict) {
          case "passed" -> "good";
          case "regression", "failed" -> "bad";
          default -> "doubtful";
        },
        document.path("sentence").asText("Verdict: " + verdict + "."),
        rows,
        remarks);
  }

  private static Row row(JsonNode configuration) {
    JsonNode base = configuration.path("base");
    JsonNode changed = configuration.path("new");
    boolean relevant = configuration.path("relevant").asBoolean();
    String direction = configuration.path("direction").asText();
    return new Row(
        configuration.path("arm").asText(),
        nanos(base),
        nanos(changed),
        change(configuration.path("ratio")),
        verdict(configuration.path("verdict").asText(), relevant, direction),
        !relevant ? "" : direction.equals("regression") ? "bad" : "good",
        ComparisonWords.change(records(base), records(changed)));
  }

  /** {@code none} alone would read as if nothing had arrived. */
  private static String records(JsonNode side) {
    String verdict = side.path("records").asText();
    return verdict.equals(Verdict.NONE.label()) ? "none expected" : verdict;
  }

  private static Optional<String> delivered(JsonNode delivery) {
    double base = delivery.path("base").asDouble();
    double changed = delivery.path("new").asDouble();
    return base == changed
        ? Optional.empty()
        : Optional.of(
            ComparisonWords.delivery(
                delivery.path("arm").asText(),
                base,
                changed,
                delivery.path("regression").asBoolean()));
  }

  private static String nanos(JsonNode side) {
    JsonNode nanos = side.path("nanosPerCall");
    return nanos.isNumber() ? Figures.nanos(nanos.asDouble()) : Figures.NONE;
  }

  private static String verdict(String verdict, boolean relevant, String direction) {
    return switch (verdict) {
      case "change" -> (relevant ? "relevant " : "small ") + direction;
      case "noRelevantChange" -> "no relevant change";
      default -> verdict;
    };
  }

  private static String change(JsonNode ratio) {
    if (!ratio.path("estimate").isNumber()) {
      return Figures.NONE;
    }
    return Figures.change(
        ConfidenceInterval.of(
            ratio.path("estimate").asDouble(),
            ratio.path("low").asDouble(0),
            ratio.path("high").asDouble(Double.POSITIVE_INFINITY),
            ratio.path("confidence").asDouble()));
  }
}
