package tare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorkloadParametersTest {

  @ParameterizedTest
  @CsvSource({
    " 0,  1,  1,  0, 'calls must be at least 1, but is 0'",
    "-1,  1,  1,  0, 'calls must be at least 1, but is -1'",
    " 1,  0,  1,  0, 'depth must be at least 1, but is 0'",
    " 1,  1,  0,  0, 'threads must be at least 1, but is 0'",
    " 1,  1,  1, -1, 'method time must be at least 0, but is -1'",
  })
  void rejectsWhatIsTooSmall(
      long calls, int depth, int threads, long methodTimeNanos, String message) {
    assertThatThrownBy(() -> WorkloadParameters.of(calls, depth, threads, methodTimeNanos))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, Double.NaN, Double.POSITIVE_INFINITY})
  void rejectsARateThatIsNone(double callsPerSecond) {
    assertThatThrownBy(() -> new WorkloadParameters(1, 1, 1, 0, callsPerSecond, 1, "A", ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rate")
        .hasMessageContaining(Double.toString(callsPerSecond));
  }

  @Test
  void neverHasMoreIterationsThanCalls() {
    assertThat(WorkloadParameters.of(7, 1, 1, 0).iterations()).isEqualTo(7);
    assertThat(WorkloadParameters.of(1_000, 1, 1, 0).iterations())
        .isEqualTo(WorkloadParameters.DEFAULT_ITERATIONS);
  }

  @Test
  void rejectsMoreCallsInAllThanCanBeCounted() {
    assertThatThrownBy(() -> WorkloadParameters.of(Long.MAX_VALUE, 1, 2, 0).totalCalls())
        .isInstanceOf(ArithmeticException.class);
  }
}
