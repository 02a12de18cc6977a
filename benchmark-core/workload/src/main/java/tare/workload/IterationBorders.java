package tare.workload;

import java.util.ArrayList;
import java.util.List;
import tare.model.Iteration;
import tare.model.WorkloadParameters;

/**
 * The counters of one thread at the borders of its iterations. They are read between calls, into
 * arrays that were made beforehand.
 *
 * <p>What belongs to the calling thread (clock, CPU time, allocation) is read on both sides of a
 * border, so that the reading itself, some tens of microseconds, counts for no iteration. What
 * belongs to the whole JVM is read once a border.
 */
final class IterationBorders {

  private final JvmCounters jvm;
  private final int thread;
  private final int calls;
  private final int iterations;

  // One reading an iteration: each array is filled on one side of the borders.
  private final long[] beginNanos;
  private final long[] endNanos;
  private final long[] beginCpuNanos;
  private final long[] endCpuNanos;
  private final long[] beginAllocatedBytes;
  private final long[] endAllocatedBytes;
  // One reading a border: one more than there are iterations.
  private final long[] heapUsedBytes;
  private final long[] gcCount;
  private final long[] gcMillis;
  private final long[] processCpuNanos;

  IterationBorders(JvmCounters jvm, int thread, WorkloadParameters parameters) {
    this.jvm = jvm;
    this.thread = thread;
    calls = Math.toIntExact(parameters.calls());
    iterations = parameters.iterations();
    beginNanos = new long[iterations];
    endNanos = new long[iterations];
    beginCpuNanos = new long[iterations];
    endCpuNanos = new long[iterations];
    beginAllocatedBytes = new long[iterations];
    endAllocatedBytes = new long[iterations];
    heapUsedBytes = new long[iterations + 1];
    gcCount = new long[iterations + 1];
    gcMillis = new long[iterations + 1];
    processCpuNanos = new long[iterations + 1];
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
      readJvm(0);
    }
    beginAllocatedBytes[iteration] = jvm.threadAllocatedBytes();
    beginCpuNanos[iteration] = jvm.threadCpuNanos();
    beginNanos[iteration] = System.nanoTime();
  }

  /** To be called by the thread itself right after the last call of an iteration. */
  void end(int iteration) {
    endNanos[iteration] = System.nanoTime();
    endCpuNanos[iteration] = jvm.threadCpuNanos();
    endAllocatedBytes[iteration] = jvm.threadAllocatedBytes();
    readJvm(iteration + 1);
  }

  private void readJvm(int border) {
    heapUsedBytes[border] = jvm.heapUsedBytes();
    gcCount[border] = jvm.gcCount();
    gcMillis[border] = jvm.gcMillis();
    processCpuNanos[border] = jvm.processCpuNanos();
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
              endCpuNanos[i] - beginCpuNanos[i],
              processCpuNanos[i + 1] - processCpuNanos[i],
              endAllocatedBytes[i] - beginAllocatedBytes[i]));
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
