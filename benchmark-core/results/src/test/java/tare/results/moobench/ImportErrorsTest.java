package tare.results.moobench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every doubtful file ends the import with file and line, and leaves nothing behind. */
class ImportErrorsTest {

  private static final String WHOLE = RawRun.thread(1, 4, 5);

  @TempDir private Path directory;
  private RawRun run;
  private Path out;

  @BeforeEach
  void places() {
    run = new RawRun(directory.resolve("run"));
    out = directory.resolve("out");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "'' | raw-2-10-0.csv is empty",
        "1;5;1;0~1;6;1 | raw-2-10-0.csv, line 2 is cut off: '1;6;1'",
        "1;5;1;0~1;6;1;0 | raw-2-10-0.csv, line 2 is cut off: '1;6;1;0'",
        "1;5;1;0~~1;6;1;0~ | raw-2-10-0.csv, line 2 is not of the form",
        "1;5;1~ | raw-2-10-0.csv, line 1 is not of the form",
        "1;5;1;0;9~ | raw-2-10-0.csv, line 1 is not of the form",
        "1;5;1;0~1;-6;1;0~ | raw-2-10-0.csv, line 2 is not of the form",
        "1;5;1;0~1;6.5;1;0~ | raw-2-10-0.csv, line 2 is not of the form",
        "1;5;1;0~1;9999999999999999999;1;0~ | raw-2-10-0.csv, line 2 is not of the form",
        "thread;nanos;heap;gc~1;5;1;0~ | raw-2-10-0.csv, line 1 is not of the form",
        "0;5;1;0~ | raw-2-10-0.csv, line 1: there is no thread 0",
        "1;5;1;0~2;5;1;0~1;6;1;0~ | raw-2-10-0.csv, line 3: at the end thread 2 has 1 calls",
        "1;5;1;0~3;5;1;0~ | raw-2-10-0.csv, line 2: at the end thread 2 has 0 calls",
        "1;5;1;0~1;6;1;0~ | raw-2-10-0.csv, line 2: it ends after 2 calls of each thread",
      })
  void namesFileAndLine(String content, String message) throws IOException {
    String text = content.replace("''", "").strip().replace('~', '\n');
    run.with("raw-1-10-0.csv", WHOLE).with("raw-2-10-0.csv", text);

    assertThatThrownBy(() -> run.imported(out))
        .isInstanceOf(ImportException.class)
        .hasMessageContaining(message.strip().replace('\'', '"'));
    assertNothingIsLeft();
  }

  @Test
  void refusesFilesWithWindowsLineEnds() throws IOException {
    run.with("raw-1-10-0.csv", "1;5;1;0\r\n");

    assertThatThrownBy(() -> run.imported(out)).hasMessageContaining("\"1;5;1;0\\r\"");
  }

  @Test
  void holdsFilesToTheNumberOfCallsAskedFor() throws IOException {
    run.with("raw-1-10-0.csv", WHOLE);

    assertThatThrownBy(
            () ->
                MoobenchImport.run(run.folder(), out, RawRun.request(Set.of(), OptionalLong.of(5))))
        .hasMessageContaining("raw-1-10-0.csv, line 4: it ends after 4 calls of each thread")
        .hasMessageContaining("--calls says 5");
    assertNothingIsLeft();
  }

  @Test
  void refusesFilesOfDifferentNumbersOfThreads() throws IOException {
    run.with("raw-1-10-0.csv", WHOLE).with("raw-1-10-1.csv", WHOLE + RawRun.thread(2, 4, 5));

    assertThatThrownBy(() -> run.imported(out)).hasMessageContaining("has 2 threads, but");
    assertNothingIsLeft();
  }

  @ParameterizedTest
  @CsvSource({
    "raw-1-10-0.csv,raw-3-10-0.csv,raw-2-10-0.csv is missing",
    "raw-2-10-0.csv,raw-3-10-0.csv,raw-1-10-0.csv is missing",
    "raw-1-10-0.csv,raw-2-10-1.csv,raw-1-10-1.csv is missing",
    "raw-1-10-0.csv,raw-2-20-0.csv,raw-1-20-0.csv is missing",
  })
  void namesTheMissingFile(String first, String second, String message) throws IOException {
    run.with(first, WHOLE).with(second, WHOLE);

    assertThatThrownBy(() -> run.imported(out)).hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource({"raw-0-10-0.csv", "raw-1-10.csv", "raw-one-10-0.csv", "raw-1-0-0.csv"})
  void refusesFilesOfOtherNames(String name) throws IOException {
    run.with("raw-1-10-0.csv", WHOLE).with(name, WHOLE);

    assertThatThrownBy(() -> run.imported(out)).hasMessageContaining(name + " is not called raw-");
  }

  @Test
  void refusesAFolderOfSeveralRuns() throws IOException {
    new RawRun(run.folder().resolve("monday")).with("raw-1-10-0.csv", WHOLE);
    new RawRun(run.folder().resolve("tuesday")).with("raw-1-10-0.csv", WHOLE);

    assertThatThrownBy(() -> run.imported(out)).hasMessageContaining("several runs");
  }

  @Test
  void refusesWhatHoldsNoRawFiles() throws IOException {
    run.with("results.txt", "nothing");

    assertThatThrownBy(() -> run.imported(out)).hasMessageContaining("holds no raw-");
    assertThatThrownBy(() -> MoobenchImport.run(run.folder().resolve("gone"), out, RawRun.REQUEST))
        .hasMessageContaining("is not there");
  }

  @Test
  void refusesACutOffArchive() throws IOException {
    run.with("raw-1-10-0.csv", WHOLE);
    Path archive = run.zipped(directory.resolve("results.zip"));
    byte[] whole = Files.readAllBytes(archive);
    Files.write(archive, Arrays.copyOf(whole, whole.length - 30));

    assertThatThrownBy(() -> MoobenchImport.run(archive, out, RawRun.REQUEST))
        .isInstanceOf(ImportException.class)
        .hasMessageContaining("results.zip is no whole zip archive");
  }

  @Test
  void neverTouchesAFolderThatHoldsSomething() throws IOException {
    run.with("raw-1-10-0.csv", WHOLE);
    Files.createDirectories(out);
    Files.writeString(out.resolve("mine"), "mine");

    assertThatThrownBy(() -> run.imported(out)).hasMessageContaining("is there already");
    assertThat(out.resolve("mine")).hasContent("mine");
  }

  private void assertNothingIsLeft() throws IOException {
    try (Stream<Path> left = Files.list(directory)) {
      assertThat(left).containsExactly(run.folder());
    }
  }
}
