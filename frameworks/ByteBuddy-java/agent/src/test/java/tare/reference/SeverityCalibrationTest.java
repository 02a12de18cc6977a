package tare.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SeverityCalibrationTest {

  @Test
  void takesTheMedianAndItsDistributionFreeInterval() {
    double[] shuffled =
        IntStream.range(0, 51).map(i -> (i * 20) % 51 + 1).mapToDouble(rank -> rank).toArray();
    // R: qbinom(0.025, 51, 0.5) = 19, so ranks 19 and 52 - 19.
    assertThat(SeverityCalibration.of(shuffled)).isEqualTo(new SeverityCalibration(26, 19, 33));
  }
}
