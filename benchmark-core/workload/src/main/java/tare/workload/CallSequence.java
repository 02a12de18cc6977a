package tare.workload;

/**
 * All calls of one thread, timed one by one; what both copies of {@link TimedCalls} have in common.
 */
interface CallSequence {

  /**
   * Makes all calls.
   *
   * @return a number that depends on what every call returned
   */
  long run();
}
