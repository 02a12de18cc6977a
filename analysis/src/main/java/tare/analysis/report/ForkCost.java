package tare.analysis.report;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import tare.analysis.summary.ForkCourse;
import tare.model.Arm;
import tare.model.ForkCounters;
import tare.model.ForkResult;

/** What a fork takes beside the time of its calls. */
public enum ForkCost {
  STARTUP("Start-up", "s", recorded(fork -> fork.startupNanos() / 1e9)),
  CPU(
      "CPU time, all threads, for each monitored call",
      "ns",
      counted((counters, calls) -> counters.processCpuNanos() / calls)),
  ALLOCATION(
      "Allocated by the calling threads for each monitored call",
      "B",
      counted((counters, calls) -> counters.applicationAllocatedBytes() / calls)),
  GC("Time in garbage collections", "ms", counted((counters, calls) -> counters.gcMillis())),
  HEAP("Heap in use, greatest of all iterations", "MiB", ForkCost::greatestHeap),
  MEMORY("Greatest resident memory", "MiB", recorded(fork -> mebibytes(fork.peakRssBytes()))),
  DRAIN("From the last call to the end of the JVM", "s", recorded(f -> f.drainNanos() / 1e9)),
  NETWORK("Received from the agent", "MiB", recorded(fork -> mebibytes(fork.deliveredBytes()))),
  DISK("Written to disk by the agent", "MiB", recorded(fork -> mebibytes(fork.agentOutputBytes())));

  /** What charts show along a sweep at once: memory, garbage collection, network and disk. */
  public static final List<ForkCost> RESOURCES = List.of(HEAP, MEMORY, GC, NETWORK, DISK);

  /** A measured fork and its arm. */
  public record Measured(ForkCourse course, Arm arm) {}

  private final String title;
  private final String unit;

  @SuppressWarnings("ImmutableEnumChecker") // functions without state
  private final Function<Measured, Optional<Double>> value;

  ForkCost(String title, String unit, Function<Measured, Optional<Double>> value) {
    this.title = title;
    this.unit = unit;
    this.value = value;
  }

  /** Of what the JVM says of itself, and its monitored calls. */
  private interface Count {
    double of(ForkCounters counters, double monitoredCalls);
  }

  private static Function<Measured, Optional<Double>> recorded(ToDoubleFunction<ForkResult> value) {
    return fork -> Optional.of(value.applyAsDouble(fork.course().result()));
  }

  private static Function<Measured, Optional<Double>> counted(Count count) {
    return fork -> {
      double calls = fork.arm().parameters().totalCalls();
      return Optional.ofNullable(fork.course().result().counters())
          .map(counters -> count.of(counters, calls * fork.arm().parameters().depth()));
    };
  }

  private static Optional<Double> greatestHeap(Measured fork) {
    return fork.course().heapUsedBytes().stream().max(Long::compare).map(bytes -> mebibytes(bytes));
  }

  private static double mebibytes(long bytes) {
    return bytes / 1048576.0;
  }

  /** What it is called, without its unit. */
  public String title() {
    return title;
  }

  /** Its unit. */
  public String unit() {
    return unit;
  }

  /** The fork's value; empty when it was not recorded. */
  public Optional<Double> of(Measured fork) {
    return value.apply(fork);
  }
}
