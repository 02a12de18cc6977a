package tare.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SeverityCalibrationTest {

  private static SeverityCalibration of(int stretches) {
    SeverityCalibration calibration = new SeverityCalibration();
    // 20 shares no factor with the numbers of stretches: every value once, out of order.
    IntStream.range(0, stretches).forEach(i -> calibration.add(i * 20 % stretches + 1));
    return calibration;
  }

  @Test
  void takesTheMedianAndItsDistributionFreeInterval() {
    // R: 1 - 2 * pbinom(5, 21, 0.5) = 0.9734, and 1 - 2 * pbinom(6, 21, 0.5) = 0.9216 is too low.
    assertThat(of(21).medianNanos()).isEqualTo(11);
    assertThat(of(21).lowNanos()).isEqualTo(6);
    assertThat(of(21).highNanos()).isEqualTo(16);
    // R: 1 - 2 * pbinom(85, 201, 0.5) = 0.9654.
    assertThat(of(201).medianNanos()).isEqualTo(101);
    assertThat(of(201).lowNanos()).isEqualTo(86);
    assertThat(of(201).highNanos()).isEqualTo(116);
  }

  @Test
  void liesBetweenTheMiddleOnesOfAnEvenNumber() {
    SeverityCalibration calibration = of(3);
    calibration.add(9);
    assertThat(calibration.medianNanos()).isEqualTo(2.5);
  }

  @Test
  void isNotMisledByInterruptedStretches() {
    SeverityCalibration calibration = of(21);
    for (int i = 0; i < 4; i++) {
      calibration.add(1e9);
    }
    assertThat(calibration.medianNanos()).isEqualTo(13);
    assertThat(calibration.highNanos()).isLessThan(1e9);
  }
}
