package tare.results.history;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tare.results.history.HistoryPoint.Measurement;

/**
 * Writes {@code data.js} as github-action-benchmark keeps it. That format knows no machines: points
 * that must not be joined go to suites of their own.
 */
public final class BenchmarkActionExport {

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER).build();

  private BenchmarkActionExport() {}

  private record Data(long lastUpdate, String repoUrl, Map<String, List<Entry>> entries) {}

  private record Entry(Commit commit, long date, String tool, List<Bench> benches) {}

  private record Commit(String id, String message, String timestamp, String url) {}

  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record Bench(String name, double value, String unit, Double range) {}

  /**
   * The text of the file.
   *
   * @param runs in order of time, at least one
   */
  public static String render(List<HistoryRun> runs) {
    Map<String, Set<String>> circumstances = circumstances(runs);
    Map<String, List<Entry>> entries = new LinkedHashMap<>();
    for (HistoryRun run : runs) {
      boolean alike = circumstances.get(run.source()).size() == 1;
      Map<String, List<HistoryPoint>> suites =
          run.points().stream()
              .collect(
                  Collectors.groupingBy(
                      point ->
                          alike
                              ? run.source()
                              : run.source() + " (" + circumstances(run, point) + ")",
                      TreeMap::new,
                      Collectors.toList()));
      suites.forEach((suite, points) -> add(entries, suite, run, points));
    }
    long last = runs.get(runs.size() - 1).instant().toEpochMilli();
    DefaultIndenter indenter = new DefaultIndenter(" ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter);
    try {
      String json = MAPPER.writer(printer).writeValueAsString(new Data(last, "", entries));
      return BenchmarkActionData.PREFIX + " = " + json + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("plain records have a JSON form", e);
    }
  }

  /** What must be alike, by the runs' sources. */
  private static Map<String, Set<String>> circumstances(List<HistoryRun> runs) {
    Map<String, Set<String>> found = new HashMap<>();
    for (HistoryRun run : runs) {
      Set<String> ofSource = found.computeIfAbsent(run.source(), key -> new HashSet<>());
      run.points().forEach(point -> ofSource.add(circumstances(run, point)));
    }
    return found;
  }

  private static String circumstances(HistoryRun run, HistoryPoint point) {
    List<String> words = new ArrayList<>(List.of("machine " + run.machine()));
    if (!point.jdk().isEmpty()) {
      words.add("JDK " + point.jdk());
    }
    if (!point.parameters().isEmpty()) {
      words.add(point.parameters());
    }
    return String.join(", ", words);
  }

  private static void add(
      Map<String, List<Entry>> entries, String suite, HistoryRun run, List<HistoryPoint> points) {
    boolean timed = points.stream().anyMatch(BenchmarkActionExport::isTimed);
    for (HistoryMetric metric : List.of(HistoryMetric.COST, HistoryMetric.RATE)) {
      List<Bench> benches =
          points.stream().flatMap(point -> bench(run, point, metric).stream()).toList();
      if (!benches.isEmpty()) {
        String name = metric == HistoryMetric.RATE && timed ? suite + ", rates" : suite;
        String tool = metric.biggerIsBetter() ? "customBiggerIsBetter" : "customSmallerIsBetter";
        Commit commit = new Commit(run.commit(), run.label(), run.time(), "");
        entries
            .computeIfAbsent(name, key -> new ArrayList<>())
            .add(new Entry(commit, run.instant().toEpochMilli(), tool, benches));
      }
    }
  }

  private static boolean isTimed(HistoryPoint point) {
    return point.measurements().stream().anyMatch(m -> m.metric() == HistoryMetric.COST);
  }

  private static List<Bench> bench(HistoryRun run, HistoryPoint point, HistoryMetric metric) {
    String prefix = run.source() + "/";
    String name =
        point.subject().startsWith(prefix)
            ? point.subject().substring(prefix.length())
            : point.subject();
    return point.measurements().stream()
        .filter(measurement -> measurement.metric() == metric)
        .map(m -> new Bench(name, m.value(), m.unit(), halfWidth(m)))
        .toList();
  }

  private static Double halfWidth(Measurement measurement) {
    return measurement.low() == null || measurement.high() == null
        ? null
        : (measurement.high() - measurement.low()) / 2;
  }
}
