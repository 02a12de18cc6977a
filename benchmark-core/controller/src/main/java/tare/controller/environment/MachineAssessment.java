package tare.controller.environment;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tare.model.Warning;

/** Judges whether a machine is fit to measure on. Pure: facts in, doubts out. */
public final class MachineAssessment {

  /** Read without a system call; the others cost a microsecond or are shared by all CPUs. */
  private static final Set<String> GOOD_CLOCKS = Set.of("tsc", "arch_sys_counter", "kvm-clock");

  private static final double SLOW_CLOCK_NANOS = 100;
  private static final long COARSE_CLOCK_NANOS = 1_000;

  /** The measured JVM with its threads, and whatever receives its records. */
  private static final int LEAST_CORES = 2;

  /** Default heap, receiver, and what the kernel needs to write without haste. */
  private static final long LEAST_MEMORY_BYTES = 4L << 30;

  private static final double BUSY_SHARE = 0.1;
  private static final double STEAL_SHARE = 0.01;

  private MachineAssessment() {}

  /** Every doubt, the gravest first. */
  public static List<Warning> of(MachineFacts facts) {
    List<Warning> warnings = new ArrayList<>();
    quiet(facts.quiet(), warnings);
    clock(facts.clock(), warnings);
    cpu(facts.cpu(), warnings);
    memory(facts.memory(), warnings);
    if (facts.virtual()) {
      warnings.add(Warnings.virtualMachine());
    }
    return warnings;
  }

  private static void quiet(MachineFacts.Quiet quiet, List<Warning> warnings) {
    if (quiet.busyShare() > BUSY_SHARE) {
      warnings.add(Warnings.busyMachine(quiet.busyShare(), quiet.neighbours()));
    }
    if (quiet.stealShare() > STEAL_SHARE) {
      warnings.add(Warnings.stolenTime(quiet.stealShare()));
    }
  }

  private static void clock(MachineFacts.Clock clock, List<Warning> warnings) {
    clock
        .source()
        .filter(source -> !GOOD_CLOCKS.contains(source))
        .ifPresent(source -> warnings.add(Warnings.clockSource(source)));
    if (clock.costNanos() > SLOW_CLOCK_NANOS) {
      warnings.add(Warnings.slowClock(clock.costNanos()));
    }
    if (clock.granularityNanos() > COARSE_CLOCK_NANOS) {
      warnings.add(Warnings.coarseClock(clock.granularityNanos()));
    }
  }

  private static void cpu(MachineFacts.Cpu cpu, List<Warning> warnings) {
    if (cpu.usableCores() < LEAST_CORES) {
      warnings.add(Warnings.fewCores(cpu.usableCores()));
    }
    if (cpu.usableCores() < cpu.logicalCores()) {
      warnings.add(Warnings.cpuLimit(cpu.usableCores(), cpu.logicalCores()));
    }
    cpu.governor()
        .filter(governor -> !governor.equals("performance"))
        .ifPresent(governor -> warnings.add(Warnings.governor(governor)));
    cpu.turbo().filter(on -> on).ifPresent(on -> warnings.add(Warnings.turbo()));
    cpu.smt().filter(on -> on).ifPresent(on -> warnings.add(Warnings.smt()));
  }

  private static void memory(MachineFacts.Memory memory, List<Warning> warnings) {
    long usable = Math.min(memory.usableBytes(), memory.availableBytes());
    if (usable < LEAST_MEMORY_BYTES) {
      warnings.add(Warnings.littleMemory(usable));
    }
    if (memory.swapUsedBytes() > 0) {
      warnings.add(Warnings.swap(memory.swapUsedBytes()));
    }
    memory
        .transparentHugePages()
        .filter("always"::equals)
        .ifPresent(pages -> warnings.add(Warnings.hugePages()));
  }
}
