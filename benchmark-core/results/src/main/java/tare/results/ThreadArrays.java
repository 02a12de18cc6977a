package tare.results;

import java.util.ArrayList;
import java.util.List;
import org.duckdb.DuckDBReadableVector;
import tare.model.Iteration;

/** Sorts the values of a column into one array for each thread. */
final class ThreadArrays {

  private final List<long[]> arrays = new ArrayList<>();
  private final int[] filled;

  /** Sized by what the iterations hold. */
  ThreadArrays(List<Iteration> iterations) {
    int threads = iterations.stream().mapToInt(Iteration::thread).max().orElse(-1) + 1;
    long[] calls = new long[threads];
    iterations.forEach(iteration -> calls[iteration.thread()] += iteration.calls());
    for (long size : calls) {
      arrays.add(new long[Math.toIntExact(size)]);
    }
    filled = new int[threads];
  }

  /**
   * Adds values behind those of their threads.
   *
   * @throws IllegalArgumentException when a thread has more values than its iterations say
   */
  void add(DuckDBReadableVector threads, DuckDBReadableVector values) {
    for (long row = 0; row < values.rowCount(); row++) {
      int thread = threads.getInt(row);
      if (thread >= filled.length || filled[thread] == arrays.get(thread).length) {
        throw new IllegalArgumentException(
            "it holds more calls of thread " + thread + " than its iterations");
      }
      arrays.get(thread)[filled[thread]++] = values.getLong(row);
    }
  }

  /**
   * The arrays, in the order of threads.
   *
   * @throws IllegalArgumentException when a thread has fewer values than its iterations say
   */
  List<long[]> complete() {
    for (int thread = 0; thread < filled.length; thread++) {
      if (filled[thread] < arrays.get(thread).length) {
        throw new IllegalArgumentException(
            "it holds fewer calls of thread " + thread + " than its iterations");
      }
    }
    return arrays;
  }
}
