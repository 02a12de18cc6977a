package tare.controller.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class FitnessTest {

  private int cores = 4;
  private double busyShare = 0.01;
  private double clockNanos = 25;
  private boolean virtual;

  @Test
  void callsAMachineWithoutDoubtsFit() {
    assertThat(fitness().grade()).isEqualTo(Fitness.Grade.FIT);
    assertThat(fitness().conclusion()).isEqualTo("fit to measure on");
  }

  @Test
  void allowsLargeEffectsInNoiseAndNamesWhatMattersMost() {
    busyShare = 0.2;
    virtual = true;

    assertThat(fitness().grade()).isEqualTo(Fitness.Grade.LARGE_EFFECTS_ONLY);
    assertThat(fitness().conclusion())
        .isEqualTo(
            "fit for large effects only, as 2 of the checks say; mend first: end what is not"
                + " needed, or measure at another time");
  }

  @Test
  void callsAMachineUnfitThatIsTakenByOthers() {
    busyShare = 0.6;

    assertThat(fitness().grade()).isEqualTo(Fitness.Grade.UNFIT);
    assertThat(fitness().conclusion()).startsWith("unfit").contains("mend first: end what");
  }

  @Test
  void namesWhatForbidsBeforeWhatOnlyDisturbs() {
    busyShare = 0.2;
    cores = 1;

    assertThat(fitness().grade()).isEqualTo(Fitness.Grade.UNFIT);
    assertThat(fitness().conclusion()).contains("mend first: use a machine, or a container, with");
  }

  @Test
  void callsAMachineUnfitWhoseClockCostsMoreThanAnAgent() {
    clockNanos = 900;

    assertThat(fitness().first())
        .hasValueSatisfying(d -> assertThat(d.code()).isEqualTo("slowClock"));
  }

  private Fitness fitness() {
    return Fitness.of(
        new MachineFacts(
            "id",
            new MachineFacts.Cpu(
                "CPU",
                cores,
                cores,
                cores,
                Optional.of("performance"),
                Optional.of(false),
                Optional.of(false)),
            new MachineFacts.Memory(32L << 30, 32L << 30, 30L << 30, 0, Optional.of("madvise")),
            new MachineFacts.Clock(Optional.of("tsc"), clockNanos, 1),
            new MachineFacts.Quiet(OptionalDouble.of(0.1), busyShare, 0, List.of()),
            "Linux",
            "6",
            virtual));
  }
}
