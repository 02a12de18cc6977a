package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
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

    assertThat(program.run("compare", base, base, "--force")).isEqualTo(ExitCode.DONE);
    assertThat(program.run("compare", base, base, "--force", "--strict"))
        .isEqualTo(ExitCode.FAILED);
  }

  @Test
  void refusesWhatIsNotKnownToBeAlike() throws IOException {
    String base = imported("base", 1000, 1003);

    assertThat(program.run("compare", base, base)).isEqualTo(ExitCode.USAGE);
    assertThat(Arrays.asList(program.err().split("\n")))
        .contains("tare: it is not known whether the machine was the same")
        .anyMatch(line -> line.contains("insist with --force"));
    assertThat(program.out()).isEmpty();
  }

  @Test
  void refusesWrongThresholds() throws IOException {
    String base = imported("base", 1000, 1003);

    assertThat(program.run("compare", base, base, "--threshold", "3ns")).isEqualTo(ExitCode.USAGE);
    assertThat(program.run("compare", base, base, "--threshold", "three"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(program.run("compare", base, base, "--confidence", "99")).isEqualTo(ExitCode.USAGE);
  }
}
