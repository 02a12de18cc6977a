package tare.controller.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CountLineTest {

  @Test
  void readsEveryCount() {
    assertThat(
            CountLine.parse(
                "count records=1 bytes=2 batches=3 malformed=4 connections=5 open=6 dropped=7"))
        .isEqualTo(new CountLine(1, 2, 3, 4, 5, 6, 7));
  }

  @Test
  void rejectsAMissingCount() {
    assertThatThrownBy(() -> CountLine.parse("count records=1 bytes=2"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("batches");
  }

  @Test
  void rejectsWhatIsNoNumber() {
    assertThatThrownBy(
            () ->
                CountLine.parse(
                    "count records=x bytes=2 batches=3 malformed=4 connections=5 open=6 dropped=7"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("records");
  }

  @Test
  void rejectsAnotherLine() {
    assertThatThrownBy(() -> CountLine.parse("hello"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("hello");
  }
}
