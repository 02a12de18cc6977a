package tare.controller.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogSearchTest {

  @TempDir Path folder;

  @Test
  void sumsNumbersOverAllMatches() throws Exception {
    Path log = log("dropped 12 spans, dropped 3 spans\nnothing\nWARN dropped 5 spans\n");

    assertThat(LogSearch.sum(log, Pattern.compile("dropped (\\d+) span"))).isEqualTo(20);
  }

  @Test
  void countsEveryMatchInALine() throws Exception {
    assertThat(LogSearch.count(log("x x\nx\n\n"), Pattern.compile("x"))).isEqualTo(3);
  }

  @Test
  void countsPastBytesThatAreNoText() throws Exception {
    Path log = folder.resolve("log");
    Files.write(log, new byte[] {(byte) 0xff, (byte) 0xfe, '\n', 'x', '\n'});

    assertThat(LogSearch.count(log, Pattern.compile("x"))).isEqualTo(1);
  }

  @Test
  void findsTheFirstLine() throws Exception {
    Path log = log("a\n  agent 1 started \nagent 2 started\n");

    assertThat(LogSearch.firstLine(log, Pattern.compile("agent \\d"))).contains("agent 1 started");
    assertThat(LogSearch.firstLine(log, Pattern.compile("absent"))).isEmpty();
  }

  @Test
  void saysWhichFileIsNotThere() {
    assertThatThrownBy(() -> LogSearch.count(folder.resolve("none"), Pattern.compile("x")))
        .isInstanceOf(ProcessFailure.class)
        .hasMessageContaining("none");
  }

  private Path log(String text) throws IOException {
    return Files.writeString(folder.resolve("log"), text);
  }
}
