package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tare.results.ResultsFolder;

/** The self-test with the reference agent in real JVMs; too short to find anything out. */
class SelfTestCommandIT {

  private static final Path HOME = Path.of("").toAbsolutePath().getParent();
  private static final int ARMS = 10;

  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void atHome() {
    System.setProperty("tare.home", HOME.toString());
  }

  @AfterEach
  void notAtHome() {
    System.clearProperty("tare.home");
  }

  @Test
  void measuresKnownCostsAndSaysThatTheBudgetWasTooSmall() throws IOException {
    Path folder = directory.resolve("results");
    CommandLine commandLine = Main.commandLine(name -> null);
    commandLine.setErr(new PrintWriter(err, true));
    commandLine.setOut(new PrintWriter(out, true));

    int exit =
        commandLine.execute(
            "selftest", "--budget", "1s", "--calls", "1000", "--out", folder.toString());

    assertThat(exit).as(err.toString()).isEqualTo(ExitCode.FAILED);
    assertThat(err.toString()).contains("raise --budget");
    assertThat(ResultsFolder.open(folder).forks())
        .hasSize(ARMS)
        .filteredOn(fork -> fork.arm().contains("severity-") && !fork.arm().endsWith("-0"))
        .allSatisfy(
            fork -> assertThat(fork.counters().extra().get("severityNanos")).isGreaterThan(1));
    assertThat(folder.resolve("selftest.json")).doesNotExist();
    assertThat(directory.toFile().list()).containsExactly("results");
  }
}
