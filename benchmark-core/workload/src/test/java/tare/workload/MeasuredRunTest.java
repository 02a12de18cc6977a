package tare.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import tare.model.ForkCounters;
import tare.model.Iteration;

class MeasuredRunTest {

  @Test
  void addsUpItsIterations() {
    Iteration first = new Iteration(0, 0, 10, 5, 100, 90, 0, 0, 0, 40, 0, 1_000);
    Iteration second = new Iteration(0, 1, 10, 115, 100, 90, 0, 0, 0, 50, 0, 2_000);
    Iteration other = new Iteration(1, 0, 20, 7, 190, 90, 0, 0, 0, 60, 0, 4_000);

    ForkCounters counters =
        new MeasuredRun(List.of(first, second, other), 170, 3, 4)
            .counters(new Calibration(1, 2), 0);

    assertThat(counters.measuringNanos()).isEqualTo(215);
    assertThat(counters.applicationCpuNanos()).isEqualTo(150);
    assertThat(counters.applicationAllocatedBytes()).isEqualTo(7_000);
    assertThat(counters.processCpuNanos()).isEqualTo(170);
    assertThat(counters.gcCount()).isEqualTo(3);
    assertThat(counters.gcMillis()).isEqualTo(4);
  }

  @Test
  void takesAnAgentsNumbersFromTheSystemProperties() {
    Properties properties = new Properties();
    properties.setProperty("tare.counter.stepNanos", "1.25");
    properties.setProperty("tare.counters", "7");
    properties.setProperty("java.version", "17");

    assertThat(MeasuredRun.agentCounters(properties)).containsExactly(entry("stepNanos", 1.25));
  }

  @Test
  void namesAnAgentsNumberThatIsNone() {
    Properties properties = new Properties();
    properties.setProperty("tare.counter.dropped", "several");

    assertThatThrownBy(() -> MeasuredRun.agentCounters(properties))
        .isInstanceOf(WorkloadFailure.class)
        .hasMessageContaining("tare.counter.dropped")
        .hasMessageContaining("several");
  }
}
