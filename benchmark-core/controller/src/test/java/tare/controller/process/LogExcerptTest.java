package tare.controller.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogExcerptTest {

  @TempDir Path folder;

  @Test
  void keepsAShortLogWhole() throws IOException {
    assertThat(kept("one\ntwo\n")).hasContent("one\ntwo\n");
  }

  @Test
  void keepsBeginningAndEndOfALongOne() throws IOException {
    String text = "begin\n" + "x".repeat(3 << 20) + "\nend\n";

    Path kept = kept(text);

    assertThat(kept).content().startsWith("begin\n").endsWith("\nend\n").contains("bytes left out");
    assertThat(Files.size(kept)).isBetween(1L << 20, (1L << 20) + 100);
  }

  @Test
  void keepsNothingOfAnEmptyOne() throws IOException {
    assertThat(kept("")).doesNotExist();
  }

  private Path kept(String text) throws IOException {
    Path target = folder.resolve("kept");
    LogExcerpt.keep(Files.writeString(folder.resolve("log"), text), target);
    return target;
  }
}
