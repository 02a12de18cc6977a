package tare.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KilledWriterIT {

  @TempDir private Path parent;

  private Path directory() {
    return parent.resolve("results");
  }

  /** Killed at moments that differ by fractions of a seal; the seed makes them the same again. */
  @Test
  void keepsEveryForkThatItsLastLineNames() throws Exception {
    Random random = new Random(3);
    for (int round = 0; round < 3; round++) {
      killAfter(5, random.nextInt(40));
      requireWhole();
    }
    try (ResultsWriter writer = ResultsWriter.resume(directory())) {
      assertThat(partialFiles()).isEmpty();
      int next = writer.folder().forks().size() + 1;
      writer.seal(next, Examples.calls(true));
      writer.append(Examples.fork(next));
    }
    requireWhole();
    assertThat(ResultsFolder.open(directory()).warnings()).isEmpty();
  }

  @Test
  void namesTheProcessThatHoldsAFolderUntilItIsDead() throws Exception {
    Process other = start();
    try (BufferedReader lines = other.inputReader()) {
      assertThat(lines.readLine()).isEqualTo("1");
      assertThatThrownBy(() -> ResultsWriter.resume(directory()))
          .hasMessageContaining("is being written by process " + other.pid());
    } finally {
      other.destroyForcibly().waitFor();
    }
    ResultsWriter.resume(directory()).close();
  }

  private void killAfter(int forks, int millis) throws IOException, InterruptedException {
    Process writer = start();
    try (BufferedReader lines = writer.inputReader()) {
      for (int fork = 0; fork < forks; fork++) {
        assertThat(lines.readLine()).isNotNull();
      }
      Thread.sleep(millis);
    } finally {
      writer.destroyForcibly().waitFor();
    }
  }

  private Process start() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            SealForever.class.getName(),
            directory().toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private void requireWhole() throws IOException {
    ResultsFolder folder = ResultsFolder.open(directory());
    MeasuredCalls calls = Examples.calls(true);
    int forks = folder.forks().size();
    assertThat(forks).isPositive();
    try (CallStore store = CallStore.open()) {
      for (int fork = 1; fork <= forks; fork++) {
        assertThat(folder.forks().get(fork - 1)).isEqualTo(Examples.fork(fork));
        assertThat(folder.histograms(fork)).isEqualTo(ForkHistograms.of(calls));
        assertThat(folder.calls(fork, store).lagNanos(1)).isEqualTo(calls.lagNanos(1));
      }
    }
  }

  private List<Path> partialFiles() throws IOException {
    try (Stream<Path> files = Files.walk(directory())) {
      return files.filter(file -> file.toString().endsWith(".partial")).toList();
    }
  }
}
