package tare.model;

/**
 * How many records a configuration promises.
 *
 * @param recordsPerMonitoredCall records the agent ships for one monitored call; 0 when it promises
 *     none
 * @param constant records that every run adds whatever its length (constructors, metadata)
 */
public record Expectation(long recordsPerMonitoredCall, long constant) {

  /** Nothing is to arrive. */
  public static final Expectation NOTHING = new Expectation(0, 0);

  /**
   * The number of records one fork must deliver or report as dropped.
   *
   * @param workload the measured calls
   * @param probeCalls calls made beforehand to prove that the agent is ready, all threads together
   */
  public long records(WorkloadParameters workload, long probeCalls) {
    long calls =
        Math.addExact(Math.multiplyExact(workload.calls(), workload.threads()), probeCalls);
    long monitoredCalls = Math.multiplyExact(calls, workload.depth());
    return Math.addExact(Math.multiplyExact(monitoredCalls, recordsPerMonitoredCall), constant);
  }
}
