package tare.workload;

import java.util.ArrayList;
import java.util.List;
import tare.model.Iteration;
import tare.model.WorkloadParameters;

/**
 * The counters of one thread at the borders of its iterations. They are read between calls, into
 * arrays that were made beforehand.
 *
 * <p>The clock is read last before an iteration and first after it, so that its elapsed time holds
 * calls and harness but no reading of counters. The other counters are read once a border: what the
 * reading itself takes (some microseconds) counts for the iteration that follows.
 */
final class IterationBorders {

  private final JvmCounters jvm;
  private final int thread;
  private final int calls;
  private final int iterations;

  private final long[] beginNanos;
  private final long[] endNanos;
  // Read at all borders: one more than there are iterations.
  private final long[] heapUsedBytes;
  private final long[] gcCount;
  private final long[] gcMillis;
  private final long[] threadCpuNanos;
  private final long[] processCpuNanos;
  private final long[] threadAllocatedBytes;

  IterationBorders(JvmCounters jvm, int thread, WorkloadParameters parameters) {
    this.jvm = jvm;
    this.thread = thread;
    calls = Math.toIntExact(parameters.calls());
    iterations = parameters.iterations();
    beginNanos = new long[iterations];
    endNanos = new long[iterations];
    heapUsedBytes = new long[iterations + 1];
    gcCount = new long[iterations + 1];
    gcMillis = new long[iterations + 1];
    threadCpuNanos = new long[iterations + 1];
    processCpuNanos = new long[iterations + 1];
    threadAllocatedBytes = new long[iterations + 1];
  }

  int iterations() {
    return iterations;
  }

  /** The call an iteration begins with; iterations differ by at most one call in length. */
  int firstCall(int iteration) {
    return (int) ((long) calls * iteration / iterations);
  }

  /** To be called by the thread itself right before the first call of an iteration. */
  void begin(int iteration) {
    if (iteration == 0) {
      readCounters(0);
    }
    beginNanos[iteration] = System.nanoTime();
  }

  /** To be called by the thread itself right after the last call of an iteration. */
  void end(int iteration) {
    endNanos[iteration] = System.nanoTime();
    readCounters(iteration + 1);
  }

  private void readCounters(int border) {
    heapUsedBytes[border] = jvm.heapUsedBytes();
    gcCount[border] = jvm.gcCount();
    gcMillis[border] = jvm.gcMillis();
    processCpuNanos[border] = jvm.processCpuNanos();
    threadAllocatedBytes[border] = jvm.threadAllocatedBytes();
    threadCpuNanos[border] = jvm.threadCpuNanos();
  }

  /**
   * The finished iterations.
   *
   * @param beganNanos clock reading when measuring began
   * @param durationNanos of the thread's calls
   */
  List<Iteration> summarise(long beganNanos, long[] durationNanos) {
    List<Iteration> summaries = new ArrayList<>(iterations);
    for (int i = 0; i < iterations; i++) {
      int from = firstCall(i);
      int to = firstCall(i + 1);
      summaries.add(
          new Iteration(
              thread,
              i,
              to - from,
              beginNanos[i] - beganNanos,
              endNanos[i] - beginNanos[i],
              sum(durationNanos, from, to),
              heapUsedBytes[i + 1],
              gcCount[i + 1] - gcCount[i],
              gcMillis[i + 1] - gcMillis[i],
              threadCpuNanos[i + 1] - threadCpuNanos[i],
              processCpuNanos[i + 1] - processCpuNanos[i],
              threadAllocatedBytes[i + 1] - threadAllocatedBytes[i]));
    }
    return summaries;
  }

  private static long sum(long[] values, int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += values[i];
    }
    return sum;
  }
}
