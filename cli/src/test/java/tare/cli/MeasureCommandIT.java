package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tare.results.ResultsFolder;

/** The main job from the command line, with the reference agent in real JVMs. */
class MeasureCommandIT {

  @TempDir private Path directory;
  @RegisterExtension private final Program program = new Program();

  private int measure(Path folder, String... more) {
    List<String> words = new ArrayList<>(List.of("measure", "ByteBuddy-java"));
    words.addAll(List.of("--forks", "1", "--calls", "2000", "--out", folder.toString()));
    words.addAll(List.of(more));
    return program.run(words.toArray(String[]::new));
  }

  @Test
  void measuresPrintsAndKeeps() throws IOException {
    Path folder = directory.resolve("results");

    assertThat(measure(folder, "--configurations", "instrumentation-only,tcp")).isZero();

    assertThat(program.out())
        .contains("baseline", "baseline-again", "instrumentation-only", "complete");
    assertThat(ResultsFolder.open(folder).forks()).hasSize(4);
    assertThat(folder.resolve("summary.json")).isRegularFile();
    assertThat(folder.resolve("report.html")).content().contains("</html>");
    assertThat(program.err()).contains("Report:  " + folder.resolve("report.html"));
    assertThat(folder.resolve("work")).doesNotExist();
  }

  @Test
  void resumesWithoutMeasuringTwiceAndMeasuresTheSameAgain() throws IOException {
    Path folder = directory.resolve("results");
    Path again = directory.resolve("again");
    assertThat(measure(folder, "--configurations", "tcp", "--seed", "7")).isZero();
    List<String> lines = Files.readAllLines(folder.resolve("forks.jsonl"));
    Files.write(folder.resolve("forks.jsonl"), lines.subList(0, 1));

    assertThat(program.run("measure", "--resume", folder.toString())).isZero();
    assertThat(program.run("measure", "--from", folder.toString(), "--out", again.toString()))
        .isZero();

    assertThat(Files.readAllLines(folder.resolve("forks.jsonl")))
        .hasSize(lines.size())
        .startsWith(lines.get(0));
    assertThat(ResultsFolder.open(again).experiment().schedule())
        .isEqualTo(ResultsFolder.open(folder).experiment().schedule());
  }

  @Test
  void publishesNoCostWhereNothingArrived() throws IOException {
    Path jar = IdleAgent.jar(directory.resolve("idle.jar"));

    int exit =
        measure(
            directory.resolve("results"),
            "--configurations",
            "tcp,instrumentation-only",
            "--agent-jar",
            jar.toString());

    assertThat(exit).isEqualTo(ExitCode.FAILED);
    assertThat(program.out()).contains("missing", "unproven");
  }

  @Test
  void refusesAFolderThatHoldsSomething() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("results"));
    Files.writeString(folder.resolve("mine.txt"), "mine");

    assertThat(measure(folder, "--configurations", "tcp")).isEqualTo(ExitCode.USAGE);

    assertThat(program.err()).contains(folder + " is not empty").doesNotContain("Measuring");
    assertThat(folder.resolve("mine.txt")).hasContent("mine");
  }

  @ParameterizedTest
  @CsvSource({
    "--jvm-args=-XX:+Nonsense, Unrecognized VM option 'Nonsense'; correct --jvm-args",
    "--application=no.such.Class, the application no.such.Class is not on the class path",
    "--runnable=no.such.SetUp, the runnable no.such.SetUp is not on the class path",
    "--class-path=/no/such.jar, '--class-path names /no/such.jar, which is not there'",
    "--agent-version=0.0-none, there is no version '0.0-none' of it",
    "--warmup=50, drop at most 49",
  })
  void refusesAFaultOfTheRequestOnceBeforeAnythingIsMeasured(String option, String reason) {
    Path folder = directory.resolve("results");

    assertThat(measure(folder, option)).isEqualTo(ExitCode.USAGE);

    assertThat(program.err()).startsWith("tare: ").contains(reason).hasLineCount(1);
    assertThat(folder).doesNotExist();
  }

  @Test
  void refusesBeforeAnythingRunsWhatTheHeapCannotHold() {
    Path folder = directory.resolve("results");

    int exit =
        program.run(
            "measure",
            "OpenTelemetry-java",
            "--configurations",
            "tcp-otlp-grpc-lossless",
            "--calls",
            "2000000",
            "--out",
            folder.toString());

    assertThat(exit).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains("heap").contains("--rate");
    assertThat(folder).doesNotExist();
  }
}
