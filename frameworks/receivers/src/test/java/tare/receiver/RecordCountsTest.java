package tare.receiver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RecordCountsTest {

  @Test
  void losesNothingToConcurrentThreads() {
    RecordCounts counts = new RecordCounts();
    IntStream.range(0, 10_000)
        .parallel()
        .forEach(
            i -> {
              counts.connectionOpened();
              counts.batch(10, 1_000);
              counts.dropped(2);
              counts.malformed();
              if (i % 4 == 0) {
                counts.connectionClosed();
              }
            });
    assertThat(counts.line())
        .isEqualTo(new CountLine(100_000, 10_000_000, 10_000, 10_000, 10_000, 7_500, 20_000));
  }

  @Test
  void printsALineThatCanBeReadAgain() {
    CountLine line = new CountLine(1, 2, 3, 4, 5, 6, 7);
    assertThat(line)
        .hasToString(
            "count records=1 bytes=2 batches=3 malformed=4 connections=5 open=6 dropped=7");
    assertThat(CountLine.parse(line.toString())).isEqualTo(line);
  }

  @Test
  void refusesLinesThatAreNoCounts() {
    for (String line :
        List.of("", "listening 1", "count", "count records=1", "count records= bytes=x")) {
      assertThatThrownBy(() -> CountLine.parse(line))
          .as(line)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
