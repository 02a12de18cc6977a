package tare.analysis.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import tare.analysis.statistics.Interval;
import tare.analysis.summary.DeliveryChange;
import tare.analysis.summary.RunComparison;
import tare.analysis.summary.RunComparison.ArmChange;
import tare.analysis.summary.RunComparison.OverheadChange;
import tare.analysis.summary.RunComparison.Run;
import tare.analysis.summary.RunComparison.Side;
import tare.results.ConfidenceInterval;

/** A comparison for other programs; null where the data cannot bound a number. */
final class ComparisonJson {

  private static final int SCHEMA_VERSION = 1;

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
          .build();

  private ComparisonJson() {}

  private record Document(
      int schemaVersion,
      Named base,
      @JsonProperty("new") Named changed,
      double confidence,
      double relevantChange,
      double power,
      int resamples,
      long seed,
      String warmup,
      boolean forced,
      List<String> differences,
      List<Configuration> configurations,
      List<Configuration> withoutAgent,
      List<String> notCompared,
      List<Delivered> delivered) {}

  private record Delivered(
      String arm,
      double base,
      @JsonProperty("new") double changed,
      ConfidenceInterval difference,
      boolean regression) {}

  private record Named(String name, String createdAt) {}

  private record Configuration(
      String arm,
      String verdict,
      String direction,
      boolean relevant,
      ConfidenceInterval ratio,
      double pValue,
      double adjustedPValue,
      ConfidenceInterval bootstrapRatio,
      ConfidenceInterval medianRatio,
      Double smallestVisibleChange,
      int forksToDecide,
      Side base,
      @JsonProperty("new") Side changed,
      OverheadNanos overheadNanosPerMonitoredCall) {}

  private record OverheadNanos(
      ConfidenceInterval base,
      @JsonProperty("new") ConfidenceInterval changed,
      ConfidenceInterval difference,
      ConfidenceInterval ratio) {}

  static String render(RunComparison comparison) {
    Document document =
        new Document(
            SCHEMA_VERSION,
            named(comparison.base()),
            named(comparison.changed()),
            comparison.comparer().confidence(),
            comparison.comparer().relevantChange(),
            comparison.comparer().power(),
            comparison.bootstrap().resamples(),
            comparison.bootstrap().seed(),
            comparison.warmup(),
            comparison.forced(),
            comparison.differences(),
            comparison.arms().stream().map(ComparisonJson::configuration).toList(),
            comparison.withoutAgent().stream().map(ComparisonJson::configuration).toList(),
            comparison.notCompared(),
            comparison.deliveries().stream()
                .map(delivery -> delivered(delivery, comparison.comparer().relevantChange()))
                .toList());
    try {
      return MAPPER.writeValueAsString(document).replace(System.lineSeparator(), "\n") + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("plain records have a JSON form", e);
    }
  }

  private static Delivered delivered(DeliveryChange delivery, double relevant) {
    return new Delivered(
        delivery.arm(),
        delivery.base(),
        delivery.changed(),
        interval(delivery.difference()),
        delivery.fewerBy(relevant));
  }

  private static Named named(Run run) {
    return new Named(run.name(), run.createdAt());
  }

  private static Configuration configuration(ArmChange arm) {
    double visible = arm.time().smallestVisibleChange();
    return new Configuration(
        arm.time().id(),
        arm.time().verdict().label(),
        arm.time().verdict().direction(),
        arm.time().verdict().relevant(),
        interval(arm.time().ratio()),
        arm.time().pValue(),
        arm.time().adjustedPValue(),
        interval(arm.bootstrapRatio()),
        interval(arm.medianRatio()),
        Double.isFinite(visible) ? Double.valueOf(visible) : null,
        arm.time().forksToDecide(),
        arm.base(),
        arm.changed(),
        arm.overhead().map(ComparisonJson::overhead).orElse(null));
  }

  private static OverheadNanos overhead(OverheadChange overhead) {
    return new OverheadNanos(
        interval(overhead.base()),
        interval(overhead.changed()),
        interval(overhead.difference()),
        overhead.ratio().map(ComparisonJson::interval).orElse(null));
  }

  private static ConfidenceInterval interval(Interval interval) {
    return ConfidenceInterval.of(
        interval.estimate(), interval.low(), interval.high(), interval.confidence());
  }
}
