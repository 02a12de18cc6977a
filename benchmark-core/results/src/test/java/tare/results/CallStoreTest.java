package tare.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class CallStoreTest {

  private static CallStore store;

  @TempDir private Path directory;

  @BeforeAll
  static void open() throws ResultsException {
    store = CallStore.open();
  }

  @AfterAll
  static void close() throws ResultsException {
    store.close();
  }

  @Test
  void readsBackEveryCallOfEveryThread() throws ResultsException {
    MeasuredCalls calls = Examples.calls(false);
    Path file = directory.resolve("it's 1.parquet");
    store.write(file, 1, calls);
    MeasuredCalls read = store.read(file, calls.iterations());
    assertThat(read.paced()).isFalse();
    assertThat(read.durationNanos(0)).isEqualTo(calls.durationNanos(0));
    assertThat(read.durationNanos(1)).isEqualTo(calls.durationNanos(1));
  }

  @Test
  void reportsAFileThatWasCutOffOrIsForeignOrMissing() throws IOException {
    MeasuredCalls calls = Examples.calls(true);
    Path file = directory.resolve("1.parquet");
    store.write(file, 1, calls);
    byte[] whole = Files.readAllBytes(file);
    for (int length : new int[] {0, 3, whole.length / 2, whole.length - 1}) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> store.read(file, calls.iterations()))
          .isInstanceOf(ResultsException.class)
          .hasMessageStartingWith(file + " cannot be read: ")
          .hasMessageNotContaining("\n");
    }
    Files.delete(file);
    assertThatThrownBy(() -> store.read(file, calls.iterations())).hasMessage(file + " is missing");
  }

  @Test
  void refusesCallsThatContradictTheirIterations() throws ResultsException {
    MeasuredCalls calls = Examples.calls(false);
    Path file = directory.resolve("1.parquet");
    store.write(file, 1, calls);
    assertThatThrownBy(() -> store.read(file, calls.iterations().subList(0, 4)))
        .hasMessage(file + " cannot be read: it holds more calls of thread 1 than its iterations");
    assertThatThrownBy(
            () ->
                store.read(
                    file,
                    Stream.concat(calls.iterations().stream(), calls.iterations().stream())
                        .toList()))
        .hasMessage(file + " cannot be read: it holds fewer calls of thread 0 than its iterations");
  }

  /** Sixty megabytes that a killed JVM would leave in the temporary folder. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void leavesNoNativeLibraryBehind() throws IOException {
    try (Stream<String> mapped = Files.lines(Path.of("/proc/self/maps"))) {
      List<String> libraries = mapped.filter(line -> line.contains("libduckdb_java")).toList();
      assertThat(libraries).isNotEmpty().allMatch(line -> line.endsWith("(deleted)"));
    }
  }
}
