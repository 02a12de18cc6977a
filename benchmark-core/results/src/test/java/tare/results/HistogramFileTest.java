package tare.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.results.ForkHistograms.IterationCounts;

class HistogramFileTest {

  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void nameFile() {
    file = directory.resolve("0007.counts.gz");
  }

  @Test
  void readsBackWhatItWrote() throws ResultsException {
    ForkHistograms histograms = ForkHistograms.of(Examples.calls(false));
    HistogramFile.write(file, 7, histograms);
    assertThat(HistogramFile.read(file, 7)).isEqualTo(histograms);
  }

  @Test
  void holdsTheLeastAndTheGreatestDurations() throws ResultsException {
    ValueCounts counts = ValueCounts.of(0, 0, 1, 127, 128, 1L << 61);
    ForkHistograms histograms =
        new ForkHistograms(
            List.of(
                new IterationCounts(0, 0, counts),
                new IterationCounts(300, 70_000, ValueCounts.EMPTY)));
    HistogramFile.write(file, 7, histograms);
    assertThat(HistogramFile.read(file, 7)).isEqualTo(histograms);
  }

  @Test
  void hasTheBytesThatTheDocumentDescribes() throws IOException {
    HistogramFile.write(
        file,
        7,
        new ForkHistograms(List.of(new IterationCounts(2, 300, ValueCounts.of(5, 5, 5, 105)))));
    assertThat(new GZIPInputStream(Files.newInputStream(file)).readAllBytes())
        .startsWith(
            "tare-histograms schemaVersion=1 fork=7 blocks=1\n".getBytes(StandardCharsets.US_ASCII))
        .endsWith(
            // Thread 2, iteration 300, two values: 5 three times, then 100 more once.
            new byte[] {2, (byte) 0xAC, 2, 2, 2 * 5 + 1, 3, (byte) 0xC8, 1});
  }

  @Test
  void reportsAFileThatWasCutOffAnywhere() throws IOException {
    HistogramFile.write(file, 7, ForkHistograms.of(Examples.calls(false)));
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length += 97) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> HistogramFile.read(file, 7))
          .as("cut off after %d bytes", length)
          .isInstanceOf(ResultsException.class)
          .hasMessageContaining(file.toString());
    }
  }

  @Test
  void reportsAFlippedBit() throws IOException {
    HistogramFile.write(file, 7, ForkHistograms.of(Examples.calls(false)));
    byte[] whole = Files.readAllBytes(file);
    for (int place = 10; place < whole.length; place += 97) {
      byte[] damaged = whole.clone();
      damaged[place] ^= 0x10;
      Files.write(file, damaged);
      assertThatThrownBy(() -> HistogramFile.read(file, 7))
          .as("damaged at byte %d", place)
          .isInstanceOf(ResultsException.class);
    }
  }

  @Test
  void refusesAnotherForkAndAnotherVersion() throws IOException {
    HistogramFile.write(file, 8, ForkHistograms.of(Examples.calls(false)));
    assertThatThrownBy(() -> HistogramFile.read(file, 7))
        .hasMessageContaining("does not begin with tare-histograms schemaVersion=1 fork=7");
    writePacked("tare-histograms schemaVersion=2 fork=7 blocks=0\n");
    assertThatThrownBy(() -> HistogramFile.read(file, 7))
        .hasMessageContaining("does not begin with tare-histograms schemaVersion=1");
  }

  @Test
  void refusesContentThatContradictsItself() throws IOException {
    String header = "tare-histograms schemaVersion=1 fork=7 blocks=";
    for (String content :
        List.of(
            "",
            "no line",
            header + "x\n",
            header + "1\n",
            header + "0\n!",
            header + "1\n\1\1\177")) {
      writePacked(content);
      assertThatThrownBy(() -> HistogramFile.read(file, 7))
          .as(content)
          .isInstanceOf(ResultsException.class)
          .hasMessageContaining(file.toString());
    }
  }

  private void writePacked(String content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write(content.getBytes(StandardCharsets.US_ASCII));
    }
    Files.write(file, bytes.toByteArray());
  }
}
