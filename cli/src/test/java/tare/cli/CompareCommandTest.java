package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** From the original's files to a verdict and its exit code. */
class CompareCommandTest {

  @TempDir private Path directory;
  @RegisterExtension private final Program program = new Program(Map.of("NUM_OF_LOOPS", "7")::get);

  private String imported(String name, long... nanosOfForks) throws IOException {
    Path run = Files.createDirectories(directory.resolve(name + "-raw"));
    for (int fork = 1; fork <= nanosOfForks.length; fork++) {
      String call = "1;" + nanosOfForks[fork - 1] + ";1000;0\n";
      Files.writeString(run.resolve("raw-" + fork + "-10-0.csv"), "1;100;1000;0\n".repeat(60));
      Files.writeString(run.resolve("raw-" + fork + "-10-1.csv"), call.repeat(60));
    }
    String folder = directory.resolve(name).toString();
    String[] arguments = {
      "import", "moobench", run.toString(), "--out", folder, "--labels", "1=Writer"
    };
    assertThat(program.run(arguments)).as(program.err()).isEqualTo(ExitCode.DONE);
    return folder;
  }

  @Test
  void endsWithOneOnARelevantRegression() throws IOException {
    String base = imported("base", 1000, 1003, 998, 1001);
    String slower = imported("new", 1100, 1104, 1099, 1102);

    assertThat(program.run("compare", base, slower, "--force")).isEqualTo(ExitCode.REGRESSION);
    assertThat(program.out()).contains("imported/writer").contains("relevant regression, forced");
    assertThat(program.run("compare", base, slower, "--force", "--threshold", "20%"))
        .isEqualTo(ExitCode.DONE);
    assertThat(program.run("compare", slower, base, "--force")).isEqualTo(ExitCode.DONE);
  }

  @Test
  void endsWithThreeWhenStrictAndInconclusive() throws IOException {
    String base = imported("base", 1000, 1500, 1200);
    String alike = imported("alike", 1000, 1500, 1200);

    assertThat(program.run("compare", base, alike, "--force")).isEqualTo(ExitCode.DONE);
    assertThat(program.out()).doesNotContain("NOT FINISHED");
    assertThat(program.run("compare", base, alike, "--force", "--strict"))
        .isEqualTo(ExitCode.FAILED);
  }

  @Test
  void refusesWhatIsNotKnownToBeAlike() throws IOException {
    String base = imported("base", 1000, 1003);
    String alike = imported("alike", 1000, 1003);

    assertThat(program.run("compare", base, alike)).isEqualTo(ExitCode.USAGE);
    assertThat(Arrays.asList(program.err().split("\n")))
        .contains("tare: it is not known whether the machine was the same")
        .anyMatch(line -> line.contains("insist with --force"));
    assertThat(program.out()).isEmpty();
  }

  @Test
  void saysWhichFolderIsNotFinished() throws IOException {
    String base = imported("base", 1000, 1003, 998, 1001);
    String half = imported("half way", 1000, 1003, 998, 1001);
    keepForks(half, 4);

    assertThat(program.run("compare", base, half, "--force")).isEqualTo(ExitCode.DONE);
    assertThat(program.out())
        .endsWith(
            "NOT FINISHED: %s has 4 of 8 planned forks measured; go on with ./tare measure --resume '%s'%n"
                .formatted(half, half));
    assertThat(program.run("compare", half, base, "--force", "--format", "json"))
        .isEqualTo(ExitCode.DONE);
    assertThat(program.out()).startsWith("{").doesNotContain("NOT FINISHED");
    assertThat(program.err()).contains("NOT FINISHED: " + half);
  }

  @Test
  void endsWithThreeWhenNothingCouldBeCompared() throws IOException {
    String base = imported("base", 1000, 1003, 998, 1001);
    String begun = imported("begun", 1000, 1003, 998, 1001);
    for (int forks : new int[] {2, 1, 0}) {
      keepForks(begun, forks);

      assertThat(program.run("compare", base, begun, "--force")).isEqualTo(ExitCode.FAILED);
      assertThat(program.err()).contains("tare: nothing could be compared");
      assertThat(program.out() + program.err()).contains("NOT FINISHED: " + begun);
    }
  }

  @Test
  void refusesAFolderAgainstItself() throws IOException {
    String base = imported("base", 1000, 1003);

    assertThat(program.run("compare", base, base + "/../base", "--force"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains("is the same folder as " + base).hasLineCount(1);
  }

  /** As an experiment that was ended early. */
  private static void keepForks(String folder, int forks) throws IOException {
    Path file = Path.of(folder, "forks.jsonl");
    List<String> lines = Files.readAllLines(file);
    Files.write(file, lines.subList(0, forks));
  }

  @Test
  void namesTheOptionOfWrongThresholdsAndLevels() throws IOException {
    String base = imported("base", 1000, 1003);
    String other = imported("other", 1000, 1003);

    for (String wrong : List.of("3ns", "three", "-3%", "0%", "NaN%")) {
      assertThat(program.run("compare", base, other, "--threshold=" + wrong))
          .isEqualTo(ExitCode.USAGE);
      assertThat(program.err())
          .isEqualTo("tare: --threshold takes a share above 0 such as 3%%, but is %s%n", wrong);
    }
    assertThat(program.run("compare", base, other, "--confidence", "1.5"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(program.err())
        .startsWith("tare: --confidence must be between 0 and 1, such as 0.95, but is 1.5")
        .hasLineCount(1);
  }
}
