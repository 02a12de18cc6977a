package tare.workload;

import com.sun.management.ThreadMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;

/**
 * What the JVM counts of itself. The beans are loaded when this is made, not at the first reading.
 */
final class JvmCounters {

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final GarbageCollectorMXBean[] collectors =
      ManagementFactory.getGarbageCollectorMXBeans().toArray(new GarbageCollectorMXBean[0]);
  private final ProcessHandle process = ProcessHandle.current();

  /** Collections since the JVM started. */
  long gcCount() {
    long count = 0;
    for (GarbageCollectorMXBean collector : collectors) {
      count += Math.max(0, collector.getCollectionCount());
    }
    return count;
  }

  /** Milliseconds spent in them. */
  long gcMillis() {
    long millis = 0;
    for (GarbageCollectorMXBean collector : collectors) {
      millis += Math.max(0, collector.getCollectionTime());
    }
    return millis;
  }

  /**
   * CPU time of the whole JVM, in nanoseconds; Linux counts it in steps of 10 ms, and the reading
   * allocates. The management bean would give the same figure after 30 ms of looking for a
   * container.
   */
  long processCpuNanos() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
  }

  /** CPU time of the calling thread, in nanoseconds. */
  long threadCpuNanos() {
    return threads.getCurrentThreadCpuTime();
  }

  /** Bytes the calling thread has allocated since it started. */
  long threadAllocatedBytes() {
    return threads.getCurrentThreadAllocatedBytes();
  }

  /** Bytes of the heap in use, garbage included. */
  long heapUsedBytes() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
