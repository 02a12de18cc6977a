package tare.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.model.Iteration;

class IterationFileTest {

  private static final List<Iteration> ITERATIONS = Examples.calls(false).iterations();

  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void nameFile() {
    file = directory.resolve("0007.csv.gz");
  }

  @Test
  void readsBackWhatItWrote() throws ResultsException {
    IterationFile.write(file, 7, ITERATIONS);
    assertThat(IterationFile.read(file, 7)).isEqualTo(ITERATIONS);
  }

  @Test
  void namesTheLineThatIsNoIteration() throws IOException {
    writePacked(IterationFile.HEADER + "\n1,7,0,0,250,1,2,3,4,5,6,7,8,9\n1,7,0,1,many\n");
    assertThatThrownBy(() -> IterationFile.read(file, 7))
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining(file + ", line 3 is no iteration");
  }

  @Test
  void refusesOtherColumnsAnotherForkAndAnotherVersion() throws IOException {
    writePacked("thread;duration\n");
    assertThatThrownBy(() -> IterationFile.read(file, 7))
        .hasMessageContaining("does not begin with the columns schemaVersion,fork,thread,");
    for (String prefix : List.of("1,8,", "2,7,")) {
      writePacked(IterationFile.HEADER + "\n" + prefix + "0,0,250,1,2,3,4,5,6,7,8,9\n");
      assertThatThrownBy(() -> IterationFile.read(file, 7))
          .hasMessageContaining("line 2 does not begin with 1,7, but is " + prefix);
    }
  }

  @Test
  void reportsAFileThatWasCutOffAnywhere() throws IOException {
    IterationFile.write(file, 7, ITERATIONS);
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> IterationFile.read(file, 7)).isInstanceOf(ResultsException.class);
    }
  }

  private void writePacked(String content) throws IOException {
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(content.getBytes(StandardCharsets.US_ASCII));
    }
  }
}
