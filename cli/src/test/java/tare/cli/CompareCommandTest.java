package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** From the original's files to a verdict and its exit code. */
class CompareCommandTest {

  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void atHome() {
    System.setProperty("tare.home", Path.of("").toAbsolutePath().getParent().toString());
  }

  @AfterEach
  void notAtHome() {
    System.clearProperty("tare.home");
  }

  /** NUM_OF_LOOPS asks for forks to be measured; an import must not heed it. */
  private int run(String... arguments) {
    CommandLine commandLine = Main.commandLine(Map.of("NUM_OF_LOOPS", "7")::get);
    commandLine.setErr(new PrintWriter(err, true));
    commandLine.setOut(new PrintWriter(out, true));
    return commandLine.execute(arguments);
  }

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
    assertThat(run(arguments)).as(err.toString()).isEqualTo(ExitCode.DONE);
    return folder;
  }

  @Test
  void endsWithOneOnARelevantRegression() throws IOException {
    String base = imported("base", 1000, 1003, 998, 1001);
    String slower = imported("new", 1100, 1104, 1099, 1102);

    assertThat(run("compare", base, slower, "--force")).isEqualTo(ExitCode.REGRESSION);
    assertThat(out.toString()).contains("imported/writer").contains("relevant regression, forced");
    assertThat(run("compare", base, slower, "--force", "--threshold", "20%"))
        .isEqualTo(ExitCode.DONE);
    assertThat(run("compare", slower, base, "--force")).isEqualTo(ExitCode.DONE);
  }

  @Test
  void endsWithThreeWhenStrictAndInconclusive() throws IOException {
    String base = imported("base", 1000, 1500, 1200);

    assertThat(run("compare", base, base, "--force")).isEqualTo(ExitCode.DONE);
    assertThat(run("compare", base, base, "--force", "--strict")).isEqualTo(ExitCode.FAILED);
  }

  @Test
  void refusesWhatIsNotKnownToBeAlike() throws IOException {
    String base = imported("base", 1000, 1003);

    assertThat(run("compare", base, base)).isEqualTo(ExitCode.USAGE);
    assertThat(Arrays.asList(err.toString().split("\n")))
        .contains("tare: it is not known whether the machine was the same")
        .anyMatch(line -> line.contains("insist with --force"));
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void refusesWrongThresholds() throws IOException {
    String base = imported("base", 1000, 1003);

    assertThat(run("compare", base, base, "--threshold", "3ns")).isEqualTo(ExitCode.USAGE);
    assertThat(run("compare", base, base, "--threshold", "three")).isEqualTo(ExitCode.USAGE);
    assertThat(run("compare", base, base, "--confidence", "99")).isEqualTo(ExitCode.USAGE);
  }
}
