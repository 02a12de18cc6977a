package tare.results.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tare.results.ResultsException;

class HistoryFolderTest {

  private static final HistoryRun RUN = BenchmarkActionTest.measuredOn("a");

  @TempDir private Path directory;
  private HistoryFolder folder;

  @BeforeEach
  void open() {
    folder = new HistoryFolder(directory.resolve("history"));
  }

  private static HistoryRun at(String time) {
    return new HistoryRun(1, "test", "night", time, "", "a", "a", "nightly", RUN.points());
  }

  @Test
  void keepsEachRunInASmallFileOfItsOwn() throws IOException {
    Path file = folder.add(RUN).orElseThrow();

    assertThat(file).hasFileName("20260101-040000000-nightly.json");
    assertThat(Files.size(file)).isLessThan(1000);
    assertThat(folder.runs()).containsExactly(RUN);
  }

  @Test
  void readsRunsInOrderOfTime() throws IOException {
    folder.add(at("2026-01-02T04:00:00Z"));
    folder.add(at("2026-01-01T04:00:00.5Z"));
    folder.add(at("2026-01-01T04:00:00Z"));

    assertThat(folder.runs())
        .extracting(HistoryRun::time)
        .containsExactly("2026-01-01T04:00:00Z", "2026-01-01T04:00:00.5Z", "2026-01-02T04:00:00Z");
  }

  @Test
  void addsNoRunTwiceButTwoMachinesOfTheSameTime() throws IOException {
    folder.add(RUN);

    assertThat(folder.add(RUN)).isEmpty();
    assertThat(folder.add(BenchmarkActionTest.measuredOn("b"))).isPresent();
    assertThat(folder.runs()).hasSize(2);
  }

  @Test
  void keepsImportedCommitsOfTheSameTime() throws IOException {
    for (String commit : List.of("a", "b", "a")) {
      folder.add(
          new HistoryRun(
              1, "test", commit, "2026-01-01T04:00:00Z", commit, "m", "", "Any", RUN.points()));
    }

    assertThat(folder.runs()).extracting(HistoryRun::commit).containsExactly("a", "b");
  }

  @Test
  void losesNothingWhenSeveralAddAtOnce() throws IOException {
    List<HistoryRun> runs =
        IntStream.range(0, 60).mapToObj(i -> BenchmarkActionTest.measuredOn("m" + i / 2)).toList();

    long added = runs.parallelStream().filter(this::adds).count();

    assertThat(added).as("each machine's run was given twice").isEqualTo(30);
    assertThat(folder.runs()).hasSize(30);
    try (Stream<Path> files = Files.list(directory.resolve("history").resolve("runs"))) {
      assertThat(files).hasSize(30);
    }
  }

  private boolean adds(HistoryRun run) {
    try {
      return folder.add(run).isPresent();
    } catch (ResultsException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void saysThatThereIsNoHistoryYet() {
    assertThatThrownBy(folder::runs)
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("holds no history: add a run");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | is empty",
        "{\"schemaVersion\": 1, \"tool | is not whole JSON",
        "{\"x\": 1} | has no schemaVersion: it was not written by Tare",
        "{\"schemaVersion\": 2} | read it with a newer Tare",
        "{\"schemaVersion\": 1, \"label\": \"x\"} | the field toolVersion is missing",
      })
  void namesTheFileThatIsDamaged(String text, String message) throws IOException {
    Path file = folder.add(RUN).orElseThrow();
    Files.writeString(file, text);

    assertThatThrownBy(folder::runs)
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("20260101-040000000-nightly.json")
        .hasMessageContaining(message)
        .hasMessageNotContaining("\n");
  }

  @Test
  void namesTheFileWhoseTimeIsNone() throws IOException {
    Path file = folder.add(RUN).orElseThrow();
    Files.writeString(file, Files.readString(file).replace("2026-01-01T", "yesterday "));

    assertThatThrownBy(folder::runs)
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("nightly.json: time: ");
  }

  @Test
  void keepsAnnotationsInOrderOfTime() throws IOException {
    Annotation late = new Annotation("2026-02-01T00:00:00Z", "2026-02-02T00:00:00Z", "*", "late");
    Annotation early = new Annotation("2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z", "A*", "soon");
    assertThat(folder.annotations()).isEmpty();
    folder.add(RUN);

    folder.annotate(late);
    folder.annotate(early);

    assertThat(folder.annotations()).isEqualTo(List.of(early, late));
  }

  @Test
  void losesNoAnnotationWhenSeveralExplainAtOnce() throws IOException {
    folder.add(RUN);
    List<String> days =
        IntStream.rangeClosed(10, 29).mapToObj(day -> "2026-01-" + day + "T00:00:00Z").toList();

    days.parallelStream().forEach(day -> explains(day));

    assertThat(folder.annotations()).extracting(Annotation::from).containsExactlyElementsOf(days);
    try (Stream<Path> left = Files.list(directory.resolve("history"))) {
      assertThat(left.map(Path::getFileName).map(Path::toString))
          .containsExactlyInAnyOrder("runs", "annotations.json");
    }
  }

  private void explains(String day) {
    try {
      folder.annotate(new Annotation(day, "2026-02-01T00:00:00Z", "*", day));
    } catch (ResultsException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "*, Any/tcp, true",
    "Any/*, Any/tcp, true",
    "Any/tcp, Any/tcp, true",
    "*tcp, Any/tcp, true",
    "Any, Any/tcp, false",
    "Any/t, Any/tcp, false",
    "A.y/tcp, Any/tcp, false",
  })
  void anAnnotationConcernsWhatItNames(String subjects, String subject, boolean concerned) {
    Annotation annotation = new Annotation("", "", subjects, "");

    assertThat(annotation.concerns(subject)).isEqualTo(concerned);
  }
}
