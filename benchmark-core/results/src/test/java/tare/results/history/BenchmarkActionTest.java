package tare.results.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tare.results.ResultsException;
import tare.results.history.HistoryPoint.Measurement;

/** The history of github-action-benchmark, with everything that is found in real ones. */
class BenchmarkActionTest {

  private static final ImportedHistory.Names NAMES =
      new ImportedHistory.Names("runner", "17", "Bare", "test");

  @TempDir private Path directory;

  private static String run(long day, String... benches) {
    return ("{\"commit\": {\"id\": \"0123456789abcdef%02d\"}, \"date\": %d,"
            + " \"tool\": \"customSmallerIsBetter\", \"benches\": [%s]}")
        .formatted(day, day * 86_400_000, String.join(",", benches));
  }

  private static String bench(String name, String value, String unit, String range) {
    return "{\"name\": \"%s\", \"value\": %s, \"unit\": \"%s\"%s}"
        .formatted(name, value, unit, range.isEmpty() ? "" : ", \"range\": " + range);
  }

  private Path file(String... runs) throws IOException {
    return write(
        "window.BENCHMARK_DATA = {\"lastUpdate\": 1, \"repoUrl\": \"\", \"entries\": {\"Any\": ["
            + String.join(",", runs)
            + "]}}");
  }

  private Path write(String text) throws IOException {
    return Files.writeString(directory.resolve("data.js"), text);
  }

  private static List<Measurement> measurements(ImportedHistory history, String name) {
    return history.runs().stream()
        .flatMap(run -> run.points().stream())
        .filter(point -> point.subject().equals("Any/" + name))
        .flatMap(point -> point.measurements().stream())
        .toList();
  }

  @Test
  void readsRunsAndTheirPoints() throws IOException {
    Path file = file(run(1, bench("Bare", "90.5", "ns", "1.5"), bench("Disk", "500", "ns", "10")));

    ImportedHistory history = BenchmarkActionImport.read(file, NAMES);

    assertThat(history.remarks()).isEmpty();
    HistoryRun run = history.runs().get(0);
    assertThat(run.time()).isEqualTo("1970-01-02T00:00:00Z");
    assertThat(run.label()).isEqualTo("0123456789");
    assertThat(run.commit()).isEqualTo("0123456789abcdef01");
    assertThat(run.machine()).isEqualTo("runner");
    assertThat(run.points()).extracting(HistoryPoint::isBaseline).containsExactly(true, false);
    assertThat(run.points().get(1).measurements())
        .containsExactly(new Measurement(HistoryMetric.COST, "ns", 500, 490.0, 510.0));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "12.5, 12.5",
        "`\"12.5\"`, 12.5",
        "`\"± 12.5\"`, 12.5",
        "`\"+/- 12.5 ns\"`, 12.5",
        "`\"± 2.5%\"`, 12.5",
        "`\"12,5\"`, 12.5",
      })
  void readsRangesAsNumbersAndAsText(String range, double halfWidth) throws IOException {
    ImportedHistory history =
        BenchmarkActionImport.read(file(run(1, bench("Disk", "500", "ns", range))), NAMES);

    assertThat(measurements(history, "Disk").get(0).high()).isEqualTo(500 + halfWidth);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {"``", "null", "`\"\"`", "`\"unknown\"`", "`[1, 2]`", "`\"-3\"`", "-3"})
  void saysWhichRangesCannotBeRead(String range) throws IOException {
    ImportedHistory history =
        BenchmarkActionImport.read(file(run(1, bench("Disk", "500", "ns", range))), NAMES);

    assertThat(measurements(history, "Disk"))
        .containsExactly(new Measurement(HistoryMetric.COST, "ns", 500, null, null));
    assertThat(history.remarks()).singleElement().asString().startsWith("1 point without a range");
  }

  @Test
  void putsRunsInOrderOfTime() throws IOException {
    String bench = bench("Disk", "500", "ns", "10");

    assertThat(
            BenchmarkActionImport.read(file(run(2, bench), run(3, bench), run(1, bench)), NAMES)
                .runs())
        .extracting(HistoryRun::time)
        .containsExactly("1970-01-02T00:00:00Z", "1970-01-03T00:00:00Z", "1970-01-04T00:00:00Z");
  }

  @Test
  void leavesOutWhatIsNoNumber() throws IOException {
    ImportedHistory history =
        BenchmarkActionImport.read(
            file(
                run(1, bench("Disk", "null", "ns", "1"), bench("Tcp", "\"oops\"", "ns", "1")),
                run(2, bench("Disk", "\"500\"", "ns", "1"), bench("Tcp", "7", "ns", "1"))),
            NAMES);

    assertThat(measurements(history, "Disk")).hasSize(1);
    assertThat(history.remarks()).containsExactly("2 points without a number: left out");
  }

  @Test
  void doesNotBelieveAUnitThatContradictsItsSeries() throws IOException {
    ImportedHistory history =
        BenchmarkActionImport.read(
            file(
                run(1, bench("Disk", "500", "ns", "1")),
                run(2, bench("Disk", "510", "microseconds", "1")),
                run(3, bench("Disk", "490", "ns", "1"))),
            NAMES);

    assertThat(measurements(history, "Disk"))
        .extracting(Measurement::value)
        .containsExactly(500.0, 510.0, 490.0);
    assertThat(history.remarks())
        .containsExactly(
            "1 point whose unit contradicts the series, taken as ns: Any/Disk of"
                + " 1970-01-03T00:00:00Z says microseconds");
  }

  @Test
  void convertsAUnitThatFitsItsSeries() throws IOException {
    ImportedHistory history =
        BenchmarkActionImport.read(
            file(
                run(1, bench("Disk", "500", "ns", "1")),
                run(2, bench("Disk", "0.51", "us", "0.01")),
                run(3, bench("Disk", "490", "ns", "1"))),
            NAMES);

    assertThat(measurements(history, "Disk").get(1))
        .isEqualTo(new Measurement(HistoryMetric.COST, "ns", 510, 500.0, 520.0));
    assertThat(history.remarks()).isEmpty();
  }

  @Test
  void keepsWhatIsNoTimeApart() throws IOException {
    ImportedHistory history =
        BenchmarkActionImport.read(
            file(
                run(1, bench("Disk", "500", "ns", "1")),
                run(2, bench("Disk", "2000", "ops/s", "1"))),
            NAMES);

    assertThat(measurements(history, "Disk"))
        .extracting(Measurement::metric)
        .containsExactly(HistoryMetric.COST, HistoryMetric.RATE);
  }

  @Test
  void writesWhatItReads() throws IOException {
    Path file =
        file(
            run(1, bench("Bare", "90.5", "ns", "1.5"), bench("Disk", "500", "ns", "")),
            run(2, bench("Bare", "91", "ns", "1"), bench("Disk", "0.125", "ns", "0.0625")));
    List<HistoryRun> runs = BenchmarkActionImport.read(file, NAMES).runs();

    Path exported = write(BenchmarkActionExport.render(runs));

    assertThat(BenchmarkActionImport.read(exported, NAMES).runs()).isEqualTo(runs);
  }

  @Test
  void exportsWhatMustNotBeJoinedAsSuitesOfTheirOwn() throws IOException {
    List<HistoryRun> runs = List.of(measuredOn("a"), measuredOn("b"));

    assertThat(BenchmarkActionExport.render(runs))
        .contains("nightly (machine a, JDK 17, depth=10)", "nightly (machine b, JDK 17, depth=10)");
  }

  static HistoryRun measuredOn(String machine) {
    return new HistoryRun(
        HistoryRun.SCHEMA_VERSION,
        "test",
        "night",
        "2026-01-01T04:00:00Z",
        "",
        machine,
        machine,
        "nightly",
        List.of(
            new HistoryPoint(
                "Any/tcp",
                "Any",
                "baseline",
                "1.0",
                "17",
                "depth=10",
                List.of(new Measurement(HistoryMetric.COST, "ns", 5, 4.0, 6.0)))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | is empty: name the data.js",
        "window.BENCHMARK_DATA = | is empty",
        "{\"entries\": {\"Any\": [{\"date\": 1 | is not whole JSON",
        "hello | is not whole JSON",
        "{\"results\": []} | is no data.js of github-action-benchmark: it has no \"entries\"",
        "[1, 2] | it has no \"entries\"",
        "{\"entries\": {\"Any\": [{\"benches\": []}]}} | a run of Any has no \"date\"",
        "{\"entries\": {\"Any\": [{\"date\": 1}]}} | or no \"benches\"",
      })
  void saysInOneLineWhatAForeignFileIs(String text, String message) throws IOException {
    Path file = write(text);

    assertThatThrownBy(() -> BenchmarkActionImport.read(file, NAMES))
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("data.js")
        .hasMessageContaining(message)
        .hasMessageNotContaining("\n");
  }

  @Test
  void readsAPackedFile() throws IOException {
    Path plain = file(run(1, bench("Bare", "90.5", "ns", "1.5")));
    Path packed = directory.resolve("data.js.gz");
    Files.write(packed, gzip(Files.readAllBytes(plain)));

    assertThat(BenchmarkActionImport.read(packed, NAMES))
        .isEqualTo(BenchmarkActionImport.read(plain, NAMES));
  }

  @Test
  void saysThatAPackedFileBreaksOff() throws IOException {
    byte[] whole = gzip(new byte[100]);
    Path packed = directory.resolve("data.js.gz");
    Files.write(packed, Arrays.copyOf(whole, whole.length / 2));

    assertThatThrownBy(() -> BenchmarkActionImport.read(packed, NAMES))
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("data.js.gz cannot be read: ");
  }

  private static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(content);
    }
    return packed.toByteArray();
  }

  @Test
  void saysThatAFileIsMissing() {
    assertThatThrownBy(() -> BenchmarkActionImport.read(directory.resolve("no.js"), NAMES))
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("no.js is missing");
  }
}
