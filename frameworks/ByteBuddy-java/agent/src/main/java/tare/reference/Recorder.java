package tare.reference;

/** What a monitored method calls on exit; public because the calls stand in foreign classes. */
public final class Recorder {

  /** A constant to the JIT: this class is initialised after the agent has started. */
  private static final Rings RINGS = ReferenceAgent.rings();

  private Recorder() {}

  /**
   * Records a monitored call that ends now.
   *
   * @param startNanos the clock when it began
   * @param methodId the number of its method
   */
  public static void exit(long startNanos, int methodId) {
    long durationNanos = System.nanoTime() - startNanos;
    RINGS.ofThisThread().put(startNanos, StreamFormat.pack(durationNanos, methodId));
    Severity.spend(durationNanos);
  }
}
