package tare.workload.monitored;

import tare.workload.MonitoredApplication;

/**
 * Recurses, then busy-waits on the wall clock.
 *
 * <p>With a method time of 0 it is an empty method: the clock is not read. The JIT compiler cannot
 * remove the recursion, because it unrolls only a level or two of it, and it never removes a clock
 * read.
 *
 * <p>There is no other method and no static initialiser: agents that are told to record the whole
 * class would record them too, and the count of records would no longer be calls times depth.
 */
public final class RecursiveWorkload implements MonitoredApplication {

  @Override
  public long monitoredMethod(long methodTimeNanos, int recursionDepth) {
    if (recursionDepth > 1) {
      return monitoredMethod(methodTimeNanos, recursionDepth - 1);
    }
    if (methodTimeNanos == 0) {
      return 0;
    }
    final long end = System.nanoTime() + methodTimeNanos;
    long now;
    do {
      now = System.nanoTime();
    } while (now - end < 0);
    return now;
  }
}
