package tare.analysis.steadystate;

/**
 * What becomes of the speed of a fork, or of an arm's forks together (Barrett et al. 2017, "Virtual
 * Machine Warmup Blows Hot and Cold").
 */
public enum ForkClass {
  /** One level from the first iteration on. */
  FLAT("flat"),
  /** The last level is the fastest. */
  WARMUP("warmup"),
  /** The last level is slower than one before it. */
  SLOWDOWN("slowdown"),
  /** Forks of one arm are of different classes; never of a single fork. */
  INCONSISTENT("inconsistent"),
  /** No level lasts to the end for long enough. */
  NO_STEADY_STATE("noSteadyState"),
  /** The times are steady, but undelivered work or the heap still grows. */
  BACKLOG("backlog");

  private final String label;

  ForkClass(String label) {
    this.label = label;
  }

  /** The name as it stands in every output. */
  public String label() {
    return label;
  }

  /** Whether the iterations that count are a steady state. */
  public boolean steady() {
    return this == FLAT || this == WARMUP || this == SLOWDOWN;
  }
}
