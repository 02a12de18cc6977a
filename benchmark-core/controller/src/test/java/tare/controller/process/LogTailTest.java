package tare.controller.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogTailTest {

  @TempDir Path folder;

  @Test
  void prefersTheCause() throws IOException {
    assertThat(
            tail("Exception in thread main\n\tat a.B\nCaused by: no licence\n\tat a.C\nFATAL\nV x"))
        .endsWith(" says: Caused by: no licence");
  }

  @Test
  void prefersTrouble() throws IOException {
    assertThat(tail("starting\nError: out of paint\nbye\n")).endsWith(" says: Error: out of paint");
  }

  @Test
  void endsWithTheLastLinesOtherwise() throws IOException {
    assertThat(tail("1\n2\n3\n4\n")).endsWith(" says: 2 | 3 | 4");
  }

  @Test
  void namesTheLogAloneWhereItIsEmptyOrMissing() throws IOException {
    assertThat(tail("")).isEqualTo("; its log: " + folder.resolve("log"));
    assertThat(LogTail.of(folder.resolve("none")))
        .isEqualTo("; its log: " + folder.resolve("none"));
  }

  private String tail(String text) throws IOException {
    return LogTail.of(Files.writeString(folder.resolve("log"), text));
  }
}
