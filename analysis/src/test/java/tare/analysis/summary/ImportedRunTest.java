package tare.analysis.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.analysis.steadystate.WarmupRule;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.MoobenchStatistics;
import tare.results.ResultsFolder;
import tare.results.moobench.ImportRequest;
import tare.results.moobench.MoobenchImport;

/** The original's files, imported and analysed by its own rule: the second half of every fork. */
class ImportedRunTest {

  @TempDir private Path directory;

  private void write(int fork, String content) throws IOException {
    Path run = Files.createDirectories(directory.resolve("run"));
    Files.writeString(run.resolve("raw-" + fork + "-10-0.csv"), content);
  }

  private static String thread(int thread, int calls, IntUnaryOperator nanosOfCall) {
    return IntStream.range(0, calls)
        .mapToObj(call -> thread + ";" + nanosOfCall.applyAsInt(call) + ";1000;0\n")
        .collect(Collectors.joining());
  }

  private ConfigurationSummary imported(Set<Integer> forks) throws IOException {
    Path out = directory.resolve("out");
    MoobenchImport.run(
        directory.resolve("run"),
        out,
        new ImportRequest("Any", Map.of(), forks, OptionalLong.empty(), "test", List.of()));
    AnalysisSettings settings = new AnalysisSettings(WarmupRule.HALF, 0.95);
    return Summarizer.summarise(ResultsFolder.open(out), settings).configurations().get(0);
  }

  /**
   * Python 3.11: {@code x = [1000, 1010] * 250; s = statistics.stdev(x)} and {@code
   * statistics.NormalDist().inv_cdf(0.975) * s / math.sqrt(500)}, the original's formulas.
   */
  @Test
  void givesTheOriginalsNumbersOfOneFork() throws IOException {
    writeThreeForks();

    MoobenchStatistics statistics = imported(Set.of(1)).moobench();

    assertThat(statistics.calls()).isEqualTo(500);
    assertThat(statistics.mean()).isEqualTo(1005);
    assertThat(statistics.sd()).isCloseTo(5.00500751252191, within(1e-12));
    assertThat(statistics.ci95()).isCloseTo(0.438700190048058, within(1e-9));
  }

  @Test
  void takesAllForksWhereTheOriginalTookTheLast() throws IOException {
    writeThreeForks();

    MoobenchStatistics statistics = imported(Set.of()).moobench();

    assertThat(statistics.calls()).isEqualTo(1500);
    assertThat(statistics.mean()).isEqualTo(2005);
    assertThat(statistics.min()).isEqualTo(1000);
    assertThat(statistics.max()).isEqualTo(3010);
  }

  private void writeThreeForks() throws IOException {
    for (int fork = 1; fork <= 3; fork++) {
      int nanos = 1000 * fork;
      write(fork, thread(1, 1000, call -> nanos + (call % 2 == 0 ? 0 : 10)));
    }
  }

  @Test
  void dropsTheSmallerHalfOfAnOddNumberOfCalls() throws IOException {
    write(1, thread(1, 1001, call -> call));

    MoobenchStatistics statistics = imported(Set.of()).moobench();

    assertThat(statistics.calls()).isEqualTo(501);
    assertThat(statistics.min()).isEqualTo(500);
  }

  @Test
  void keepsTheOnlyCallOfAFork() throws IOException {
    write(1, thread(1, 1, call -> 7));

    assertThat(imported(Set.of()).moobench().mean()).isEqualTo(7);
  }

  @Test
  void dropsTheFirstHalfOfEveryThread() throws IOException {
    write(
        1,
        thread(1, 1000, call -> call < 500 ? 1000 : 100)
            + thread(2, 1000, call -> call < 500 ? 5000 : 700));

    assertThat(imported(Set.of()).moobench().mean()).isEqualTo(400);
  }

  @Test
  void showsNoCostsThatNobodyRecorded() throws IOException {
    write(1, thread(1, 100, call -> 7));

    assertThat(imported(Set.of()).cost()).isNull();
  }
}
