package tare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ExpectationTest {

  @Test
  void countsMeasuredAndProbeCallsByDepthAndAddsTheConstant() {
    // (20,000 calls x 2 threads + 3 probe calls) x depth 10 x 1 record + 2
    assertThat(new Expectation(1, 2).records(WorkloadParameters.of(20_000, 10, 2, 0), 3))
        .isEqualTo(400_032);
  }

  @Test
  void expectsNothingWhereNothingIsPromised() {
    assertThat(Expectation.NOTHING.records(WorkloadParameters.of(20_000, 10, 2, 0), 3)).isZero();
  }

  @Test
  void doesNotWrapAround() {
    WorkloadParameters endless = WorkloadParameters.of(Long.MAX_VALUE / 2, 10, 1, 0);

    assertThatThrownBy(() -> new Expectation(1, 0).records(endless, 0))
        .isInstanceOf(ArithmeticException.class);
  }
}
