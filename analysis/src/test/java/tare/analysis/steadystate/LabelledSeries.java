package tare.analysis.steadystate;

/** Iteration means of one made-up fork of which it is known what it did. */
public final class LabelledSeries {

  /** How the level goes. */
  public enum Shape {
    FLAT,
    WARMUP_STEPS,
    WARMUP_SMOOTH,
    SLOWDOWN,
    CYCLIC,
    DRIFTING,
    LATE_CHANGE
  }

  /**
   * What is laid over the level.
   *
   * @param sd of the logarithms
   * @param autocorrelation of neighbours
   * @param burstShare probability that an iteration begins a burst of preemption, of one or two
   */
  public record Noise(double sd, double autocorrelation, double burstShare) {}

  private final ForkClass truth;
  private final int steadyFrom;
  private final double[] nanos;

  LabelledSeries(ForkClass truth, int steadyFrom, double[] nanos) {
    this.truth = truth;
    this.steadyFrom = steadyFrom;
    this.nanos = nanos;
  }

  /** The true class. */
  public ForkClass truth() {
    return truth;
  }

  /** First iteration of the true steady state; -1 without one. */
  public int steadyFrom() {
    return steadyFrom;
  }

  /** The iteration means; not copied. */
  public double[] nanos() {
    return nanos;
  }
}
