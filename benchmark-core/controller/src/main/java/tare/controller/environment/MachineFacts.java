package tare.controller.environment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What is known of a machine. Optional where not every machine says.
 *
 * @param id stable across runs, tells nothing about the machine but whether it is the same
 * @param cpu what it can compute with
 * @param memory what it can remember
 * @param clock what it measures time with
 * @param quiet who else is at work
 * @param os name and version of the operating system
 * @param kernel its version
 * @param virtual whether a hypervisor is known to be below
 */
public record MachineFacts(
    String id,
    Cpu cpu,
    Memory memory,
    Clock clock,
    Quiet quiet,
    String os,
    String kernel,
    boolean virtual) {

  /**
   * Processors.
   *
   * @param model the maker's name
   * @param physicalCores cores
   * @param logicalCores hardware threads
   * @param usableCores those that the container, or whoever set an affinity, leaves to us
   * @param governor of the clock frequency
   * @param turbo whether the frequency rises above its nominal value when it is cool enough
   * @param smt whether two hardware threads share a core
   */
  public record Cpu(
      String model,
      int physicalCores,
      int logicalCores,
      int usableCores,
      Optional<String> governor,
      Optional<Boolean> turbo,
      Optional<Boolean> smt) {}

  /**
   * Memory.
   *
   * @param totalBytes of the machine
   * @param usableBytes those that the container leaves to us
   * @param availableBytes free, or freed when needed
   * @param swapUsedBytes moved out to disk
   * @param transparentHugePages {@code always}, {@code madvise} or {@code never}
   */
  public record Memory(
      long totalBytes,
      long usableBytes,
      long availableBytes,
      long swapUsedBytes,
      Optional<String> transparentHugePages) {}

  /**
   * The clock that {@link System#nanoTime} reads.
   *
   * @param source the kernel's name for it
   * @param costNanos of one read
   * @param granularityNanos smallest step seen
   */
  public record Clock(Optional<String> source, double costNanos, long granularityNanos) {}

  /**
   * Who else is at work.
   *
   * @param load mean number of threads that wanted to run during the last minute
   * @param busyShare share of all CPUs' time that others used while it was looked at, from 0 to 1
   * @param stealShare share of all CPUs' time the hypervisor took since boot, from 0 to 1
   * @param neighbours processes of others that used a CPU, with their share of one
   */
  public record Quiet(
      OptionalDouble load, double busyShare, double stealShare, List<String> neighbours) {

    public Quiet {
      neighbours = List.copyOf(neighbours);
    }
  }

  /** The form in results: text by name, names with units. */
  public Map<String, String> toMap() {
    Map<String, String> map = new LinkedHashMap<>();
    map.put(Machine.ID, id);
    map.put("os", os);
    map.put("kernel", kernel);
    map.put("virtual", Boolean.toString(virtual));
    map.put("cpuModel", cpu.model());
    map.put("physicalCores", Integer.toString(cpu.physicalCores()));
    map.put("logicalCores", Integer.toString(cpu.logicalCores()));
    map.put("usableCores", Integer.toString(cpu.usableCores()));
    cpu.governor().ifPresent(governor -> map.put("governor", governor));
    cpu.turbo().ifPresent(turbo -> map.put("turbo", turbo.toString()));
    cpu.smt().ifPresent(smt -> map.put("smt", smt.toString()));
    map.put("memoryBytes", Long.toString(memory.totalBytes()));
    map.put("usableMemoryBytes", Long.toString(memory.usableBytes()));
    map.put("availableMemoryBytes", Long.toString(memory.availableBytes()));
    map.put("swapUsedBytes", Long.toString(memory.swapUsedBytes()));
    memory.transparentHugePages().ifPresent(pages -> map.put("transparentHugePages", pages));
    clock.source().ifPresent(source -> map.put("clockSource", source));
    map.put("clockCostNanos", decimal(clock.costNanos()));
    map.put("clockGranularityNanos", Long.toString(clock.granularityNanos()));
    quiet.load().ifPresent(load -> map.put("load", decimal(load)));
    map.put("busyShare", decimal(quiet.busyShare()));
    map.put("stealShare", decimal(quiet.stealShare()));
    return map;
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }
}
