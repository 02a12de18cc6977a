package tare.controller.environment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
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

  private static final String ON = "on";
  private static final double BUSY_SHARE = 0.1;
  private static final double STEAL_SHARE = 0.01;

  private MachineAssessment() {}

  /** Every doubt, the gravest first. */
  public static List<Warning> of(MachineFacts facts) {
    return checks(facts).stream().map(MachineCheck::doubt).flatMap(Optional::stream).toList();
  }

  /** Everything that was looked at, what matters most first. */
  public static List<MachineCheck> checks(MachineFacts facts) {
    List<MachineCheck> checks = new ArrayList<>();
    quiet(facts.quiet(), facts.cpu().usableCores(), checks);
    clock(facts.clock(), checks);
    cpu(facts.cpu(), checks);
    memory(facts.memory(), checks);
    checks.add(
        MachineCheck.of(
            "hypervisor",
            facts.virtual() ? "a virtual machine" : "none known",
            facts.virtual(),
            Warnings.virtualMachine()));
    return checks;
  }

  private static void quiet(MachineFacts.Quiet quiet, int cores, List<MachineCheck> checks) {
    checks.add(
        MachineCheck.of(
            "busy neighbours",
            text("%.0f %% of the CPUs in use by others", 100 * quiet.busyShare()),
            quiet.busyShare() > BUSY_SHARE,
            Warnings.busyMachine(quiet.busyShare(), quiet.neighbours())));
    checks.add(
        quiet.load().isPresent()
            ? MachineCheck.of(
                "load",
                text("%.2f threads in the last minute", quiet.load().getAsDouble()),
                quiet.load().getAsDouble() > cores,
                Warnings.recentLoad(quiet.load().getAsDouble(), cores))
            : MachineCheck.unknown("load"));
    checks.add(
        MachineCheck.of(
            "steal",
            text("%.1f %% of the CPUs' time since boot", 100 * quiet.stealShare()),
            quiet.stealShare() > STEAL_SHARE,
            Warnings.stolenTime(quiet.stealShare())));
  }

  private static void clock(MachineFacts.Clock clock, List<MachineCheck> checks) {
    checks.add(
        told(
            "clock source",
            clock.source(),
            source -> !GOOD_CLOCKS.contains(source),
            Warnings::clockSource));
    checks.add(
        MachineCheck.of(
            "cost of nanoTime",
            text("%.1f ns", clock.costNanos()),
            clock.costNanos() > SLOW_CLOCK_NANOS,
            Warnings.slowClock(clock.costNanos())));
    checks.add(
        MachineCheck.of(
            "granularity of nanoTime",
            clock.granularityNanos() + " ns",
            clock.granularityNanos() > COARSE_CLOCK_NANOS,
            Warnings.coarseClock(clock.granularityNanos())));
  }

  private static void cpu(MachineFacts.Cpu cpu, List<MachineCheck> checks) {
    checks.add(
        MachineCheck.of(
            "CPUs",
            cpu.usableCores() + " usable",
            cpu.usableCores() < LEAST_CORES,
            Warnings.fewCores(cpu.usableCores())));
    checks.add(
        MachineCheck.of(
            "CPU limit (cgroup, affinity)",
            cpu.usableCores() + " of " + cpu.logicalCores(),
            cpu.usableCores() < cpu.logicalCores(),
            Warnings.cpuLimit(cpu.usableCores(), cpu.logicalCores())));
    checks.add(
        told(
            "frequency governor",
            cpu.governor(),
            governor -> !governor.equals("performance"),
            Warnings::governor));
    checks.add(
        told(
            "turbo",
            cpu.turbo().map(MachineAssessment::onOrOff),
            ON::equals,
            on -> Warnings.turbo()));
    checks.add(
        told("SMT", cpu.smt().map(MachineAssessment::onOrOff), ON::equals, on -> Warnings.smt()));
  }

  private static void memory(MachineFacts.Memory memory, List<MachineCheck> checks) {
    long usable = Math.min(memory.usableBytes(), memory.availableBytes());
    checks.add(
        MachineCheck.of(
            "memory (free, cgroup)",
            text("%.1f of %.1f GB", usable / 1e9, memory.totalBytes() / 1e9),
            usable < LEAST_MEMORY_BYTES,
            Warnings.littleMemory(usable)));
    checks.add(
        MachineCheck.of(
            "swap",
            text("%.1f GB in use", memory.swapUsedBytes() / 1e9),
            memory.swapUsedBytes() > 0,
            Warnings.swap(memory.swapUsedBytes())));
    checks.add(
        told(
            "transparent huge pages",
            memory.transparentHugePages(),
            "always"::equals,
            pages -> Warnings.hugePages()));
  }

  private static MachineCheck told(
      String subject,
      Optional<String> found,
      Predicate<String> doubtful,
      Function<String, Warning> doubt) {
    return new MachineCheck(subject, found, found.filter(doubtful).map(doubt));
  }

  private static String onOrOff(boolean on) {
    return on ? ON : "off";
  }

  private static String text(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}
