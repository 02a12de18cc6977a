package tare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExperimentTest {

  @Test
  void findsAnArmByItsId() {
    Experiment experiment = experiment(arm("baseline"), arm("A-java/tcp"));

    assertThat(experiment.arm("A-java/tcp").id()).isEqualTo("A-java/tcp");
  }

  @Test
  void namesAnArmThatItDoesNotHave() {
    assertThatThrownBy(() -> experiment(arm("baseline")).arm("A-java/disk"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("A-java/disk");
  }

  private static Arm arm(String id) {
    return new Arm(
        id,
        "A-java",
        "1.0",
        "tcp",
        Stage.TCP,
        "TCP",
        -1,
        "agent",
        Arm.BASELINE,
        WorkloadParameters.of(1, 1, 1, 0),
        "jdk",
        List.of());
  }

  private static Experiment experiment(Arm... arms) {
    return new Experiment(
        Experiment.SCHEMA_VERSION,
        "0",
        "name",
        "2026-01-01T00:00:00Z",
        "quick",
        "rmit",
        1,
        1,
        RunSettings.DEFAULT,
        List.of(arms),
        List.of(),
        Map.of(),
        Map.of(),
        List.of(),
        Map.of(),
        List.of(),
        List.of());
  }
}
