package tare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IterationTest {

  private static final Iteration ITERATION =
      new Iteration(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, Long.MAX_VALUE);

  @Test
  void givesBackWhatWasWritten() {
    assertThat(ITERATION.toCsv()).isEqualTo("1,2,3,4,5,6,7,8,9,10,11,9223372036854775807");
    assertThat(Iteration.fromCsv(ITERATION.toCsv())).isEqualTo(ITERATION);
  }

  @Test
  void hasAColumnForEachNameInTheHeader() {
    assertThat(ITERATION.toCsv().split(",")).hasSameSizeAs(Iteration.CSV_HEADER.split(","));
  }

  @Test
  void meanIsPerCall() {
    assertThat(ITERATION.meanNanos()).isEqualTo(2.0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1,2,3,4,5,6,7,8,9,10,11", "1,2,3,4,5,6,7,8,9,10,11,12,13"})
  void rejectsAnotherNumberOfColumns(String line) {
    assertThatThrownBy(() -> Iteration.fromCsv(line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("12 columns");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1,2,3,4,x,6,7,8,9,10,11,12", "1,2,3,4,,6,7,8,9,10,11,12"})
  void rejectsWhatIsNoNumber(String line) {
    assertThatThrownBy(() -> Iteration.fromCsv(line)).isInstanceOf(IllegalArgumentException.class);
  }
}
