package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.results.history.HistoryFolder;
import tare.results.history.HistoryMetric;
import tare.results.history.HistoryPoint.Measurement;
import tare.results.history.HistoryRun;

/** What a timer runs every night, with the reference agent in real JVMs. */
class RegressionScriptIT {

  private static final Path HOME = Path.of("").toAbsolutePath().getParent();

  @TempDir private Path directory;

  private record Ended(int status, String out, String err) {}

  private Ended script(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(HOME.resolve("regression.sh").toString()));
    command.addAll(List.of(arguments));
    Path out = directory.resolve("out");
    Path err = directory.resolve("err");
    Process process =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).as(Files.readString(err)).isTrue();
    return new Ended(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  @Test
  void measuresAddsDrawsAndChecksInOneCommand() throws IOException, InterruptedException {
    Path history = directory.resolve("history");

    Ended ended =
        script(
            "--history",
            history.toString(),
            "--label",
            "night 1",
            "--commit",
            "c0ffee",
            "--results",
            directory.resolve("results").toString(),
            "--",
            "ByteBuddy-java",
            "--forks",
            "1",
            "--calls",
            "2000",
            "--configurations",
            "tcp");

    assertThat(ended.status()).as(ended.err()).isZero();
    assertThat(ended.out()).contains("1 run from", "Too few runs to tell");
    HistoryRun run = new HistoryFolder(history).runs().get(0);
    assertThat(run.label()).isEqualTo("night 1");
    assertThat(run.commit()).isEqualTo("c0ffee");
    assertThat(run.machine()).isNotEmpty().isEqualTo(run.host());
    assertThat(run.points().get(2).subject()).isEqualTo("ByteBuddy-java/tcp");
    assertThat(run.points().get(2).measurements())
        .extracting(Measurement::metric)
        .containsExactly(
            HistoryMetric.COST,
            HistoryMetric.OVERHEAD,
            HistoryMetric.ALLOCATION,
            HistoryMetric.STARTUP,
            HistoryMetric.DELIVERED);
    assertThat(history.resolve("index.html")).content().contains("ByteBuddy-java/tcp, start-up");
  }

  @Test
  void endsAsTheMeasurementDoesWhenNothingWasMeasured() throws IOException, InterruptedException {
    Ended ended = script("--history", "h", "--", "No-such-framework");

    assertThat(ended.status()).isEqualTo(ExitCode.USAGE);
    assertThat(directory.resolve("h")).doesNotExist();
    assertThat(script("--what").status()).isEqualTo(ExitCode.USAGE);
  }
}
