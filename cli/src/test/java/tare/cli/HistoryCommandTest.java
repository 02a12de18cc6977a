package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From runs to an alarm, its explanation, the page, and back to another tool. */
class HistoryCommandTest {

  private static final long DAY_MILLIS = 86_400_000;

  @TempDir private Path directory;
  @RegisterExtension private final Program program = new Program(Map.of("NUM_OF_LOOPS", "7")::get);

  private int history(String... arguments) {
    List<String> words = new ArrayList<>(List.of("history"));
    words.addAll(List.of(arguments));
    words.addAll(List.of("--history", directory.resolve("history").toString()));
    return program.run(words.toArray(String[]::new));
  }

  /** Forty nights, of which the last ten are a tenth slower. */
  private Path data() throws IOException {
    List<String> runs = new ArrayList<>();
    for (int night = 1; night <= 40; night++) {
      double value = (night <= 30 ? 500 : 550) + night % 3;
      runs.add(
          ("{\"commit\": {\"id\": \"c%d\"}, \"date\": %d, \"tool\": \"customSmallerIsBetter\","
                  + " \"benches\": [{\"name\": \"No instrumentation\", \"value\": 90, \"unit\":"
                  + " \"ns\"}, {\"name\": \"Disk\", \"value\": %s, \"unit\": \"ns\","
                  + " \"range\": \"± 5\"}]}")
              .formatted(night, night * DAY_MILLIS, value));
    }
    return Files.writeString(
        directory.resolve("data.js"),
        "window.BENCHMARK_DATA = {\"entries\": {\"Any\": [" + String.join(",", runs) + "]}}");
  }

  @Test
  void alarmsUntilTheStepIsExplained() throws IOException {
    assertThat(history("import", "gha", data().toString())).as(program.err()).isZero();
    assertThat(program.out()).contains("Imported 40 runs; 0 were there already.");

    assertThat(history("check")).isEqualTo(ExitCode.REGRESSION);
    assertThat(program.out())
        .contains("Any/Disk, call time", "1970-02-01T00:00:00Z", "+10.0 %", "p 0.001")
        .contains("REGRESSION Any/Disk");
    assertThat(history("check", "--threshold", "15%")).isZero();

    assertThat(history("annotate", "new runner image", "--at", "1970-02-01", "--subject", "Any/D*"))
        .as(program.err())
        .isZero();
    assertThat(history("check")).isZero();
    assertThat(program.out()).contains("explained", "new runner image", "No relevant regression");
  }

  @Test
  void importsNoRunTwice() throws IOException {
    String data = data().toString();
    history("import", "gha", data);

    assertThat(history("import", "gha", data, "--format", "json")).isZero();
    assertThat(program.out()).contains("\"added\":0", "\"known\":40");
  }

  @Test
  void answersPrograms() throws IOException {
    history("import", "gha", data().toString());

    assertThat(history("check", "--format", "json")).isEqualTo(ExitCode.REGRESSION);
    assertThat(program.out())
        .startsWith("{")
        .contains("\"date\" : \"1970-02-01T00:00:00Z\"", "\"pValue\" : 0.001")
        .contains("\"regression\" : true");
  }

  @Test
  void drawsThePageAndTheCharts() throws IOException {
    history("import", "gha", data().toString());
    Path svg = directory.resolve("svg");

    assertThat(history("show", "--svg", svg.toString())).as(program.err()).isZero();

    assertThat(directory.resolve("history").resolve("index.html"))
        .content()
        .startsWith("<!DOCTYPE html>")
        .contains("Any/Disk, call time (ns)");
    assertThat(svg.resolve("Any-Disk-call-time-ns.svg")).content().startsWith("<svg");
  }

  @Test
  void exportsWhatItImported() throws IOException {
    history("import", "gha", data().toString());
    Path exported = directory.resolve("exported.js");

    assertThat(history("export", "gha", "--out", exported.toString())).as(program.err()).isZero();

    assertThat(exported).content().startsWith("window.BENCHMARK_DATA = {").contains("\"Disk\"");
    assertThat(history("import", "gha", exported.toString())).isZero();
    assertThat(program.out()).contains("Imported 0 runs; 40 were there already.");
  }

  @Test
  void addsAResultsFolderOnce() throws IOException {
    Path raw = Files.createDirectories(directory.resolve("raw"));
    for (int fork = 1; fork <= 3; fork++) {
      Files.writeString(raw.resolve("raw-" + fork + "-10-0.csv"), "1;100;1000;0\n".repeat(60));
      Files.writeString(raw.resolve("raw-" + fork + "-10-1.csv"), "1;900;1000;0\n".repeat(60));
    }
    String results = directory.resolve("results").toString();
    assertThat(program.run("import", "moobench", raw.toString(), "--out", results)).isZero();

    assertThat(history("add", results, "--label", "1.0")).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains("name it with --machine");
    assertThat(history("add", results, "--label", "1.0", "--machine", "lab")).isZero();
    assertThat(program.out()).contains("Added 2 configurations");
    assertThat(history("add", results, "--label", "1.0", "--machine", "lab"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains("holds that run already");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "annotate why --at tomorrow | tomorrow is no day, no instant and no run's label",
        "annotate why --at 1970-02-01 --subject Other | the history has no Other",
        "annotate why --at 2020-02-01 | 2020-02-01 is outside the runs of *",
        "annotate why | Missing required option: '--at=TIME'",
        "check --threshold 3ns | --threshold takes a share above 0 such as 3%, but is 3ns",
        "check --newest 2 | the newest runs at least 4",
        "check --significance 2 | a significance lies between 0 and 1",
        "check --format xml | Invalid value for option '--format'",
        "export csv --out x | Invalid value for positional parameter",
      })
  void refusesWrongWordsWithOneClearLine(String words, String message) throws IOException {
    history("import", "gha", data().toString());

    assertThat(history(words.strip().split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).startsWith("tare: ").contains(message.strip());
    assertThat(program.err()).doesNotContain("\tat ");
  }

  @Test
  void namesWhatCannotBeImported() {
    assertThat(history("import", "gha", "")).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains("it is empty: name a file or folder");
    assertThat(history("import", "gha", directory.toString())).isEqualTo(ExitCode.FAILED);
    assertThat(program.err()).contains("is a folder: name the data.js in it");
    assertThat(history("import", "gha", directory + "/no.js")).isEqualTo(ExitCode.FAILED);
    assertThat(program.err()).contains("no.js is missing");
  }

  @Test
  void saysWhatCanBeDone() {
    assertThat(program.run("history")).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains("say what to do: tare history add, check");
    assertThat(program.run("history", "import")).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains("say what to import: tare history import gha FILE");
  }

  @Test
  void saysWhatIsNoHistoryAndNoResults() throws IOException {
    assertThat(history("check")).isEqualTo(ExitCode.FAILED);
    assertThat(program.err()).contains("holds no history");
    assertThat(history("add", directory.toString(), "--label", "x")).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains("is empty: name a results folder");

    history("import", "gha", data().toString());
    Files.writeString(directory.resolve("history").resolve("runs").resolve("x.json"), "{\"sche");
    assertThat(history("check")).isEqualTo(ExitCode.FAILED);
    assertThat(program.err().lines()).hasSize(1);
    assertThat(program.err()).contains("x.json, column ", " is not whole JSON: it ends where");
  }
}
