package tare.workload;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CyclicBarrier;
import tare.model.Iteration;

/** One run of all threads of a workload, from the barrier on which they start to the last call. */
final class Measurement {

  private final Workload workload;
  private final JvmCounters jvm;
  private final IterationBorders[] borders;
  private final Pace[] paces;

  private long beganNanos;
  private long processCpuNanos;
  private long gcCount;
  private long gcMillis;

  Measurement(Workload workload, JvmCounters jvm) {
    this.workload = workload;
    this.jvm = jvm;
    int threads = workload.parameters().threads();
    borders = new IterationBorders[threads];
    paces = new Pace[threads];
    for (int thread = 0; thread < threads; thread++) {
      borders[thread] = new IterationBorders(jvm, thread, workload.parameters());
      paces[thread] = new Pace(Schedule.of(workload.parameters(), thread));
    }
  }

  /**
   * Makes all calls.
   *
   * @throws WorkloadFailure as soon as a call fails on any thread
   */
  MeasuredRun run() throws InterruptedException {
    int threads = borders.length;
    CyclicBarrier start = new CyclicBarrier(threads, this::begin);
    BlockingQueue<CallingThread> finished = new ArrayBlockingQueue<>(threads);
    for (int thread = 0; thread < threads; thread++) {
      CallSequence calls =
          new TimedCalls(
              workload.application(),
              workload.parameters(),
              workload.times().get(thread),
              borders[thread],
              paces[thread]);
      new CallingThread(thread, start, calls, finished).start();
    }
    for (int ended = 0; ended < threads; ended++) {
      Throwable failure = finished.take().failure();
      if (failure != null) {
        throw workload.failedCall(failure);
      }
    }
    return end();
  }

  /** Run by the last thread to arrive at the barrier, while the others still wait. */
  private void begin() {
    processCpuNanos = jvm.processCpuNanos();
    gcCount = jvm.gcCount();
    gcMillis = jvm.gcMillis();
    beganNanos = System.nanoTime();
    for (Pace pace : paces) {
      pace.begin(beganNanos);
    }
  }

  private MeasuredRun end() {
    processCpuNanos = jvm.processCpuNanos() - processCpuNanos;
    gcCount = jvm.gcCount() - gcCount;
    gcMillis = jvm.gcMillis() - gcMillis;
    List<Iteration> iterations = new ArrayList<>();
    for (int thread = 0; thread < borders.length; thread++) {
      iterations.addAll(
          borders[thread].summarise(beganNanos, workload.times().get(thread).durationNanos()));
    }
    return new MeasuredRun(iterations, processCpuNanos, gcCount, gcMillis);
  }
}
