package tare.results.moobench;

import java.util.ArrayList;
import java.util.List;
import tare.model.Iteration;
import tare.model.WorkloadParameters;
import tare.results.MeasuredCalls;

/**
 * The calls of one fork.
 *
 * @param threads in order; each made the same number of calls
 */
record RawCalls(List<RawThread> threads) {

  RawCalls {
    threads = List.copyOf(threads);
  }

  /** Calls of each thread. */
  long calls() {
    return threads.get(0).calls();
  }

  MeasuredCalls measured() {
    List<long[]> durations = new ArrayList<>();
    List<Iteration> iterations = new ArrayList<>();
    int groups = (int) Math.min(WorkloadParameters.DEFAULT_ITERATIONS, calls());
    for (RawThread thread : threads) {
      iterations.addAll(thread.iterations(durations.size(), groups));
      durations.add(thread.durationNanos().toArray());
    }
    return new MeasuredCalls(durations, List.of(), iterations);
  }
}
