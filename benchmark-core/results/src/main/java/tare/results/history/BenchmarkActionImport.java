package tare.results.history;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import tare.results.ResultsException;
import tare.results.history.HistoryPoint.Measurement;

/** Turns the history of github-action-benchmark into runs. */
public final class BenchmarkActionImport {

  private static final int SHORT_COMMIT = 10;

  private final ImportedHistory.Names names;
  private final List<String> remarks;
  private final Map<String, SeriesUnit> units;

  private BenchmarkActionImport(BenchmarkActionData data, ImportedHistory.Names names) {
    this.names = names;
    this.remarks = new ArrayList<>(data.remarks());
    this.units =
        data.benches().stream()
            .collect(
                Collectors.groupingBy(
                    ImportedBench::series,
                    TreeMap::new,
                    Collectors.collectingAndThen(Collectors.toList(), SeriesUnit::of)));
  }

  /**
   * Reads {@code data.js}. Times become nanoseconds; a label that contradicts its series is not
   * believed, and said.
   *
   * @throws ResultsException when the file is missing, empty, cut off or something else; one line
   */
  public static ImportedHistory read(Path file, ImportedHistory.Names names)
      throws ResultsException {
    BenchmarkActionData data = BenchmarkActionData.read(file);
    return new BenchmarkActionImport(data, names).history(data.benches());
  }

  private ImportedHistory history(List<ImportedBench> benches) {
    Map<List<Object>, List<ImportedBench>> byRun = new LinkedHashMap<>();
    for (ImportedBench bench : benches) {
      List<Object> run = List.of(bench.suite(), bench.dateMillis(), bench.commit());
      byRun.computeIfAbsent(run, key -> new ArrayList<>()).add(bench);
    }
    // The file is in the order in which results were pushed.
    List<HistoryRun> runs =
        byRun.values().stream()
            .map(this::run)
            .sorted(Comparator.comparing(HistoryRun::instant))
            .toList();
    units.values().stream().flatMap(unit -> unit.remark().stream()).forEach(remarks::add);
    return new ImportedHistory(runs, remarks);
  }

  private HistoryRun run(List<ImportedBench> benches) {
    ImportedBench first = benches.get(0);
    String commit = first.commit();
    return new HistoryRun(
        HistoryRun.SCHEMA_VERSION,
        names.toolVersion(),
        commit.isEmpty()
            ? first.suite()
            : commit.substring(0, Math.min(SHORT_COMMIT, commit.length())),
        Instant.ofEpochMilli(first.dateMillis()).toString(),
        commit,
        names.machine(),
        "",
        first.suite(),
        benches.stream()
            .collect(
                Collectors.toMap(
                    ImportedBench::name, Function.identity(), (a, b) -> b, LinkedHashMap::new))
            .values()
            .stream()
            .map(this::point)
            .toList());
  }

  private HistoryPoint point(ImportedBench bench) {
    return new HistoryPoint(
        bench.series(),
        bench.suite(),
        bench.suite() + "/" + names.baseline(),
        "",
        names.jdk(),
        "",
        List.of(measurement(bench)));
  }

  private Measurement measurement(ImportedBench bench) {
    SeriesUnit unit = units.get(bench.series());
    double factor = unit.factor(bench);
    double value = bench.value() * factor;
    OptionalDouble half = bench.halfWidth();
    return new Measurement(
        bench.biggerIsBetter() ? HistoryMetric.RATE : HistoryMetric.COST,
        unit.name(bench),
        value,
        half.isPresent() ? value - half.getAsDouble() * factor : null,
        half.isPresent() ? value + half.getAsDouble() * factor : null);
  }
}
