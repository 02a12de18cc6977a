package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tare.results.ResultsFolder;

/** The self-test with the reference agent in real JVMs; too short to find anything out. */
class SelfTestCommandIT {

  private static final int ARMS = 10;

  @TempDir private Path directory;
  @RegisterExtension private final Program program = new Program();

  @Test
  void measuresKnownCostsAndSaysThatTheBudgetWasTooSmall() throws IOException {
    Path folder = directory.resolve("results");

    int exit =
        program.run("selftest", "--budget", "1s", "--calls", "1000", "--out", folder.toString());

    assertThat(exit).as(program.err()).isEqualTo(ExitCode.FAILED);
    assertThat(program.err()).contains("raise --budget");
    assertThat(ResultsFolder.open(folder).forks())
        .hasSize(ARMS)
        .filteredOn(fork -> fork.arm().contains("severity-") && !fork.arm().endsWith("-0"))
        .allSatisfy(
            fork -> assertThat(fork.counters().extra().get("severityNanos")).isGreaterThan(1));
    assertThat(folder.resolve("selftest.json")).doesNotExist();
    assertThat(directory.toFile().list()).containsExactly("results");
  }
}
