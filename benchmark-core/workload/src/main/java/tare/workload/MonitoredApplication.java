package tare.workload;

/**
 * What is measured: agents instrument implementations of this interface, and the harness times
 * calls of them.
 *
 * <p>An implementation has a public constructor without parameters and is called by several threads
 * at once. It is compiled to Java 8 class files where old agents are to see it.
 */
public interface MonitoredApplication {

  /**
   * Makes {@code recursionDepth} monitored calls, one inside the other.
   *
   * <p>The harness keeps what is returned, outside the timed section: where the result depends on
   * the work, a JIT compiler cannot throw the work away.
   *
   * @param methodTimeNanos how long the innermost call works; 0 for not at all
   * @param recursionDepth monitored calls still to make, this one included; at least 1
   * @return any number that depends on the work done
   */
  long monitoredMethod(long methodTimeNanos, int recursionDepth);
}
