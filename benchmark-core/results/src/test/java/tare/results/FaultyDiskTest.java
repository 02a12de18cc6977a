package tare.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Linux has a device that is always full. */
@EnabledOnOs(OS.LINUX)
class FaultyDiskTest {

  private static final Path FULL = Path.of("/dev/full");

  @TempDir private Path parent;

  private Path directory() {
    return parent.resolve("results");
  }

  @Test
  void saysThatTheDiskIsFullWhenAForkCannotBeAppended() throws IOException {
    Path forks = parent.resolve("forks.jsonl");
    FileChannel full = FileChannel.open(FULL, StandardOpenOption.WRITE);
    try (ForkLines lines = new ForkLines(forks, full)) {
      assertThatThrownBy(() -> lines.append(Examples.fork(2)))
          .isInstanceOf(ResultsException.class)
          .hasMessage(
              forks
                  + " cannot be written: No space left on device;"
                  + " make room on the disk, then go on with --resume");
    }
  }

  /** The place where each file grows leads to a full disk. */
  @ParameterizedTest
  @ValueSource(
      strings = {"calls/0003.parquet", "iterations/0003.csv.gz", "histograms/0003.counts.gz"})
  void leavesNoFileThatLooksCompleteWhenTheDiskFillsWhileSealing(String name) throws IOException {
    try (ResultsWriter writer = ResultsWriter.create(directory(), Examples.experiment())) {
      Path file = directory().resolve(name);
      Path partial = ResultsFiles.partial(file);
      Files.createSymbolicLink(partial, FULL);
      assertThatThrownBy(() -> writer.seal(3, Examples.calls(true)))
          .isInstanceOf(ResultsException.class)
          .hasMessageStartingWith(file + " cannot be written: ")
          .hasMessageContaining("No space left on device")
          .hasMessageEndingWith("; make room on the disk, then go on with --resume")
          .hasMessageNotContaining("\n");
      assertThat(file).doesNotExist();
      assertThat(partial).doesNotExist();

      writer.seal(3, Examples.calls(true));
      assertThat(file).exists();
    }
  }

  @Test
  void refusesAPlaceWhereItCannotWrite() {
    Path place = Path.of("/proc/tare-results");
    assertThatThrownBy(() -> ResultsWriter.create(place, Examples.experiment()))
        .isInstanceOf(ResultsException.class)
        .hasMessageStartingWith(place + " cannot be made a results folder: ");
  }

  @Test
  void refusesAPlaceInsideAFile() throws IOException {
    Path place = Files.createFile(parent.resolve("file")).resolve("results");
    assertThatThrownBy(() -> ResultsWriter.create(place, Examples.experiment()))
        .isInstanceOf(ResultsException.class)
        .hasMessageStartingWith(place + " cannot be made a results folder: ");
  }
}
