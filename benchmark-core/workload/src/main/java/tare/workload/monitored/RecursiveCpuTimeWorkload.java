package tare.workload.monitored;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import tare.workload.MonitoredApplication;

/**
 * Recurses, then works until the calling thread has used the method time on a processor.
 *
 * <p>Where threads compete for processors, a wait on the wall clock also counts the time in which
 * the thread did not run, and so hides part of what an agent costs; this one does not. A read of
 * the thread's CPU time is a system call of a few hundred nanoseconds, which bounds how short a
 * method time can be kept.
 *
 * <p>As in {@link RecursiveWorkload} there is nothing else in this class that an agent could
 * record, and a method time of 0 is an empty method.
 */
public final class RecursiveCpuTimeWorkload implements MonitoredApplication {

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  @Override
  public long monitoredMethod(long methodTimeNanos, int recursionDepth) {
    if (recursionDepth > 1) {
      return monitoredMethod(methodTimeNanos, recursionDepth - 1);
    }
    if (methodTimeNanos == 0) {
      return 0;
    }
    final long end = threads.getCurrentThreadCpuTime() + methodTimeNanos;
    long now;
    do {
      now = threads.getCurrentThreadCpuTime();
    } while (now < end);
    return now;
  }
}
