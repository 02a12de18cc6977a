package tare.workload;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tare.model.WorkloadParameters;

class CalibrationTest {

  private final JvmCounters jvm = new JvmCounters();

  @Test
  void measuresBothCosts() {
    Calibration calibration = Calibration.measure(jvm);

    assertThat(calibration.clockCostNanos()).isPositive();
    assertThat(calibration.harnessFloorNanos()).isPositive();
  }

  @Test
  void timesTheEmptyApplicationWithACopyOfTheClassThatAgentsDoNotSee() {
    WorkloadParameters parameters = WorkloadParameters.of(10, 1, 1, 0);
    CallTimes times = CallTimes.forThreads(parameters).get(0);
    IterationBorders borders = new IterationBorders(jvm, 0, parameters);

    CallSequence copy = new TimedCallsCopy().emptyCalls(parameters, times, borders);

    assertThat(copy).isNotInstanceOf(TimedCalls.class);
    assertThat(copy.getClass().isHidden()).isTrue();
    assertThat(copy.run()).isZero();
  }
}
