package tare.controller.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import tare.model.Warning;

class MachineAssessmentTest {

  private static final MachineFacts.Cpu CPU =
      new MachineFacts.Cpu(
          "CPU", 4, 4, 4, Optional.of("performance"), Optional.of(false), Optional.of(false));
  private static final MachineFacts.Memory MEMORY =
      new MachineFacts.Memory(32L << 30, 32L << 30, 30L << 30, 0, Optional.of("madvise"));
  private static final MachineFacts.Clock CLOCK = new MachineFacts.Clock(Optional.of("tsc"), 25, 1);
  private static final MachineFacts.Quiet QUIET =
      new MachineFacts.Quiet(OptionalDouble.of(0.1), 0.01, 0, List.of());

  @Test
  void doubtsNothingOfAGoodMachine() {
    assertThat(codes(machine(CPU, MEMORY, CLOCK, QUIET))).isEmpty();
  }

  @Test
  void doubtsNothingThatIsNotKnown() {
    MachineFacts.Cpu cpu =
        new MachineFacts.Cpu("", 2, 2, 2, Optional.empty(), Optional.empty(), Optional.empty());
    MachineFacts.Clock clock = new MachineFacts.Clock(Optional.empty(), 25, 1);

    assertThat(codes(machine(cpu, MEMORY, clock, QUIET))).isEmpty();
  }

  @Test
  void doubtsProcessorsWhoseSpeedVaries() {
    MachineFacts.Cpu cpu =
        new MachineFacts.Cpu(
            "CPU", 4, 8, 1, Optional.of("powersave"), Optional.of(true), Optional.of(true));

    assertThat(codes(machine(cpu, MEMORY, CLOCK, QUIET)))
        .containsExactly("fewCores", "cpuLimit", "governor", "turbo", "smt");
  }

  @Test
  void doubtsLittleMemoryHugePagesAndSwap() {
    MachineFacts.Memory memory =
        new MachineFacts.Memory(32L << 30, 2L << 30, 30L << 30, 1, Optional.of("always"));

    assertThat(codes(machine(CPU, memory, CLOCK, QUIET)))
        .containsExactly("littleMemory", "swap", "transparentHugePages");
  }

  @Test
  void doubtsSlowAndCoarseClocks() {
    MachineFacts.Clock clock = new MachineFacts.Clock(Optional.of("hpet"), 900, 1_001);

    assertThat(codes(machine(CPU, MEMORY, clock, QUIET)))
        .containsExactly("clockSource", "slowClock", "coarseClock");
  }

  @Test
  void namesBusyNeighbours() {
    MachineFacts.Quiet quiet =
        new MachineFacts.Quiet(
            OptionalDouble.of(3), 0.5, 0.02, List.of("make (pid 7, 90 % of a CPU)"));

    List<Warning> warnings = MachineAssessment.of(machine(CPU, MEMORY, CLOCK, quiet));

    assertThat(warnings).extracting(Warning::code).containsExactly("busyMachine", "stolenTime");
    assertThat(warnings.get(0).message()).contains("50 %", "make (pid 7");
  }

  @Test
  void givesARemedyForEveryDoubt() {
    MachineFacts bad =
        new MachineFacts(
            "id",
            new MachineFacts.Cpu(
                "CPU", 1, 2, 1, Optional.of("ondemand"), Optional.of(true), Optional.of(true)),
            new MachineFacts.Memory(1, 1, 1, 1, Optional.of("always")),
            new MachineFacts.Clock(Optional.of("acpi_pm"), 1_000, 2_000),
            new MachineFacts.Quiet(OptionalDouble.empty(), 1, 1, List.of()),
            "",
            "",
            true);

    assertThat(MachineAssessment.of(bad))
        .hasSize(14)
        .allSatisfy(warning -> assertThat(warning.remedy()).isNotBlank());
  }

  @Test
  void saysWhatIsWellAndWhatIsNotKnown() {
    MachineFacts.Cpu cpu =
        new MachineFacts.Cpu("CPU", 4, 4, 4, Optional.empty(), Optional.of(true), Optional.empty());

    List<MachineCheck> checks = MachineAssessment.checks(machine(cpu, MEMORY, CLOCK, QUIET));

    assertThat(checks)
        .extracting(MachineCheck::subject)
        .contains("clock source", "load", "steal", "swap", "CPU limit (cgroup, affinity)");
    assertThat(checks)
        .filteredOn(check -> check.found().isEmpty())
        .extracting(MachineCheck::subject)
        .containsExactly("frequency governor", "SMT");
    assertThat(checks)
        .filteredOn(check -> check.doubt().isPresent())
        .extracting(MachineCheck::subject)
        .containsExactly("turbo");
  }

  @Test
  void doubtsAMachineThatWasLoadedAMomentAgo() {
    MachineFacts.Quiet quiet = new MachineFacts.Quiet(OptionalDouble.of(9), 0.01, 0, List.of());

    assertThat(codes(machine(CPU, MEMORY, CLOCK, quiet))).containsExactly("recentLoad");
  }

  @Test
  void writesFactsWithUnits() {
    assertThat(machine(CPU, MEMORY, CLOCK, QUIET).toMap())
        .containsEntry("id", "id")
        .containsEntry("clockCostNanos", "25.000")
        .containsEntry("memoryBytes", Long.toString(32L << 30));
  }

  private static List<String> codes(MachineFacts facts) {
    return MachineAssessment.of(facts).stream().map(Warning::code).toList();
  }

  private static MachineFacts machine(
      MachineFacts.Cpu cpu,
      MachineFacts.Memory memory,
      MachineFacts.Clock clock,
      MachineFacts.Quiet quiet) {
    return new MachineFacts("id", cpu, memory, clock, quiet, "Linux", "6", false);
  }
}
