package tare.controller.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FoldersTest {

  @TempDir Path folder;
  private Path source;

  @BeforeEach
  void write() throws IOException {
    source = folder.resolve("source");
    Files.createDirectories(source.resolve("inner"));
    Files.writeString(source.resolve("a"), "123");
    Files.writeString(source.resolve("inner/b"), "4567");
  }

  @Test
  void sumsFilesOfAllLevels() throws IOException {
    assertThat(Folders.bytes(source)).isEqualTo(7);
  }

  @Test
  void copiesFoldersAndFiles() throws IOException {
    Folders.copy(source, folder.resolve("x/copy"));
    Folders.copy(source.resolve("a"), folder.resolve("y/z"));

    assertThat(folder.resolve("x/copy/inner/b")).hasContent("4567");
    assertThat(folder.resolve("y/z")).hasContent("123");
  }

  @Test
  void deletesEverythingButWhatLinksPointTo() throws IOException {
    Path outside = Files.writeString(folder.resolve("outside"), "x");
    Files.createSymbolicLink(source.resolve("link"), outside);

    Folders.delete(source);

    assertThat(source).doesNotExist();
    assertThat(outside).exists();
  }

  @Test
  void deletesNothingWithoutComplaint() {
    assertThatCode(() -> Folders.delete(folder.resolve("none"))).doesNotThrowAnyException();
  }
}
