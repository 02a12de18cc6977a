package tare.receiver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReaderProcessTest {

  @TempDir Path directory;

  @Test
  void countsWhatTheFormatFinds() throws IOException {
    CountLine line =
        ReaderProcess.read(
            new String[] {"--directory", directory.toString(), "--glob", "*.dat"},
            (folder, counts, options) -> {
              assertThat(folder).isEqualTo(directory);
              assertThat(options.required("--glob")).isEqualTo("*.dat");
              counts.batch(5, 280);
              counts.malformed();
            });
    assertThat(line).isEqualTo(new CountLine(5, 280, 1, 1, 0, 0, 0));
  }

  @Test
  void namesTheFolderThatIsNone() {
    String[] arguments = {"--directory", directory.resolve("absent").toString()};
    assertThatThrownBy(() -> ReaderProcess.read(arguments, (folder, counts, options) -> {}))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("absent is no folder");
  }
}
