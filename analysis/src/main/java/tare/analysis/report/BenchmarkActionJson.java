package tare.analysis.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.math.BigDecimal;
import java.util.List;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.CallTimes;
import tare.results.Summary;

/**
 * The custom JSON ({@code customSmallerIsBetter}) of github-action-benchmark: mean call times in
 * nanoseconds with half the width of their interval. What may not be published is left out.
 */
final class BenchmarkActionJson {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
          .build();

  private BenchmarkActionJson() {}

  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record Bench(
      String name, String unit, BigDecimal value, BigDecimal range, String extra) {}

  static String render(Summary summary) {
    List<Bench> benches =
        summary.configurations().stream()
            .filter(arm -> arm.nanosPerCall() != null)
            .map(BenchmarkActionJson::bench)
            .toList();
    try {
      return MAPPER.writeValueAsString(benches).replace(System.lineSeparator(), "\n") + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("plain records have a JSON form", e);
    }
  }

  private static Bench bench(ConfigurationSummary arm) {
    CallTimes times = arm.nanosPerCall();
    boolean bounded = times.ci95Low() != null && times.ci95High() != null;
    return new Bench(
        arm.arm(),
        "ns",
        Figures.rounded(times.mean()),
        bounded ? Figures.rounded((times.ci95High() - times.ci95Low()) / 2) : null,
        extra(arm));
  }

  private static String extra(ConfigurationSummary arm) {
    String forks = Figures.count(arm.forks(), "fork") + ", depth " + arm.depth();
    return arm.isBaseline() || arm.records() == null
        ? forks
        : forks + ", records " + Figures.arrived(arm.records());
  }
}
