package tare.analysis.report.html;

import java.util.Optional;
import java.util.function.ToDoubleFunction;
import tare.model.Arm;
import tare.model.ForkResult;

/** What a fork takes beside the time of its calls. */
public enum ForkCost {
  STARTUP("Start-up", "s", true, fork -> fork.result().startupNanos() / 1e9),
  CPU(
      "CPU time, all threads, for each monitored call",
      "ns",
      false,
      fork -> fork.result().counters().processCpuNanos() / fork.monitoredCalls()),
  ALLOCATION(
      "Allocated by the calling threads for each monitored call",
      "B",
      false,
      fork -> fork.result().counters().applicationAllocatedBytes() / fork.monitoredCalls()),
  COLLECTION(
      "Time in garbage collections", "ms", false, fork -> fork.result().counters().gcMillis()),
  MEMORY("Greatest resident memory", "MiB", true, fork -> fork.result().peakRssBytes() / 1048576.0),
  DRAIN("From the last call to the end of the JVM", "s", true, f -> f.result().drainNanos() / 1e9),
  NETWORK("Received from the agent", "MiB", true, f -> f.result().deliveredBytes() / 1048576.0),
  DISK("Written to disk by the agent", "MiB", true, f -> f.result().agentOutputBytes() / 1048576.0);

  /** A measured fork and its arm. */
  record Measured(ForkResult result, Arm arm) {

    double monitoredCalls() {
      return (double) arm.parameters().totalCalls() * arm.parameters().depth();
    }
  }

  private final String title;
  private final String unit;
  private final boolean always;

  @SuppressWarnings("ImmutableEnumChecker") // functions without state
  private final ToDoubleFunction<Measured> value;

  /**
   * @param always whether it is recorded even where the JVM says nothing of itself
   */
  ForkCost(String title, String unit, boolean always, ToDoubleFunction<Measured> value) {
    this.title = title;
    this.unit = unit;
    this.always = always;
    this.value = value;
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
  Optional<Double> of(Measured fork) {
    return fork.result().counters() == null && !always
        ? Optional.empty()
        : Optional.of(value.applyAsDouble(fork));
  }
}
