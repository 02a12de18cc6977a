package tare.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.model.ForkResult;

/** docs/result-format.md against a folder that was really written. */
class ResultFormatTest {

  @TempDir private static Path root;
  private static Path directory;
  private static FormatDocument document;
  private static ResultsFiles files;

  @BeforeAll
  static void writeFolder() throws IOException {
    document = FormatDocument.read();
    directory = root.resolve("example");
    try (ResultsWriter writer = ResultsWriter.create(directory, Examples.experiment())) {
      writer.seal(1, Examples.calls(false));
      writer.append(Examples.fork(1, "baseline"));
      writer.append(Examples.failedFork(2));
      writer.seal(2, Examples.calls(true));
      writer.append(Examples.fork(2, "Example-java/tcp"));
      files = writer.folder().files();
      Examples.summary().write(files);
      Examples.selfTest().write(files, root);
      Examples.precision().write(files);
    }
  }

  @Test
  void describesEveryFieldOfTheExperiment() throws IOException {
    assertThat(
            JsonPaths.of(
                Files.readString(files.experiment()), Set.of("machine", "jdks", "commandLines")))
        .isEqualTo(document.paths("experiment.json"));
  }

  @Test
  void describesEveryFieldOfAFork() throws IOException {
    String lastLine = Files.readAllLines(files.forks()).get(2);
    assertThat(JsonPaths.of(lastLine, Set.of("counters.extra")))
        .isEqualTo(document.paths("forks.jsonl"));
  }

  @Test
  void describesEveryFieldOfTheSummary() throws IOException {
    assertThat(
            JsonPaths.of(
                Files.readString(files.summary()), Set.of("configurations[].steadyState.classes")))
        .isEqualTo(document.paths("summary.json"));
  }

  @Test
  void describesEveryFieldOfThePrecision() throws IOException {
    assertThat(JsonPaths.of(Files.readString(directory.resolve("precision.json")), Set.of()))
        .isEqualTo(document.paths("precision.json"));
    assertThat(Precision.read(files)).contains(Examples.precision());
  }

  @Test
  void readsLinesThatWereWrittenBeforeAFieldCame() throws IOException {
    String line = Files.readAllLines(files.forks()).get(0);
    String older = line.replaceFirst("\"deliveredAtDone\":\\d+,", "");
    assertThat(older).isNotEqualTo(line);
    ForkResult fork = Json.read(older, ForkResult.class, ForkResult.SCHEMA_VERSION, "line 1");
    assertThat(fork.deliveredAtDone()).isNull();
    assertThat(fork.number()).isEqualTo(1);
  }

  @Test
  void countsAnewFromEveryCallWhatWasSealed() throws IOException {
    ResultsFolder folder = ResultsFolder.open(directory);
    try (CallStore store = CallStore.open()) {
      assertThat(folder.recounted(store).histograms(2)).isEqualTo(folder.histograms(2));
    }
  }

  @Test
  void describesEveryFieldOfASelfTest() throws IOException {
    assertThat(JsonPaths.of(Files.readString(directory.resolve(SelfTest.FILE)), Set.of()))
        .isEqualTo(document.paths("selftest.json"));
  }

  @Test
  void keepsTheNewestSelfTestOfEachMachineBesideTheResults() throws IOException {
    assertThat(SelfTest.newestOf("0123456789abcdef", root)).contains(Examples.selfTest());
    assertThat(SelfTest.newestOf("another", root)).isEmpty();
  }

  @Test
  void describesEveryColumnOfCalls() throws SQLException {
    assertThat(
            rows(
                "SELECT column_name || ' ' || column_type FROM (DESCRIBE FROM 'calls/0002.parquet')"))
        .isEqualTo(document.columns("calls/*.parquet"));
    assertThat(rows("SELECT column_name FROM (DESCRIBE FROM 'calls/0001.parquet')"))
        .containsExactly("fork", "thread", "durationNanos");
    assertThat(
            rows(
                "SELECT decode(key) || decode(value) || compression"
                    + " FROM parquet_kv_metadata('calls/0001.parquet'),"
                    + " parquet_metadata('calls/0001.parquet') LIMIT 1"))
        .containsExactly("schemaVersion1ZSTD");
  }

  @Test
  void describesEveryColumnOfIterations() {
    assertThat(document.columns("iterations/*.csv.gz"))
        .containsExactly((IterationFile.HEADER.replace(",", " whole,") + " whole").split(",", -1));
  }

  @Test
  void namesEveryFileOfTheFolder() throws IOException {
    String text = String.join("\n", document.lines());
    try (var entries = Files.list(directory)) {
      assertThat(entries.map(entry -> entry.getFileName().toString()))
          .allSatisfy(name -> assertThat(text).contains("`" + name));
    }
  }

  @Test
  void asksFiveQuestionsThatDuckDbAnswers() throws SQLException {
    List<String> questions = document.code("sql");
    assertThat(questions).hasSize(5);
    for (String question : questions) {
      assertThat(rows(question)).as(question).isNotEmpty();
    }
    assertThat(rows(questions.get(0))).containsExactlyInAnyOrder("baseline", "Example-java/tcp");
    assertThat(rows(questions.get(2))).hasSize(2);
    assertThat(rows(questions.get(3))).hasSize(20);
  }

  @Test
  void findsTheOverheadThatTheCallsHave() throws SQLException {
    long baseline = ForkHistograms.of(Examples.calls(false)).merged().sum();
    long agent = ForkHistograms.of(Examples.calls(true)).merged().sum();
    int depth = Examples.PARAMETERS.depth();

    String overhead = document.code("sql").get(4).replace(";", "");
    assertThat(rows("SELECT overheadNanosPerMonitoredCall FROM (" + overhead + ")"))
        .singleElement()
        .satisfies(
            nanos ->
                assertThat(Double.parseDouble(nanos))
                    .isCloseTo((agent - baseline) / 2_000.0 / depth, withPercentage(1e-6)));
  }

  private static List<String> rows(String sql) throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement()) {
      statement.execute("SET file_search_path = '" + directory + "'");
      try (ResultSet result = statement.executeQuery(sql)) {
        while (result.next()) {
          rows.add(result.getString(1));
        }
      }
    }
    UnpackedLibrary.remove();
    return rows;
  }
}
