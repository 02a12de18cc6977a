package tare.results;

import java.util.ArrayList;
import java.util.List;
import tare.model.Iteration;

/**
 * The durations of one fork as exact value counts of every iteration.
 *
 * @param iterations of all threads, in the order of the fork's iterations
 */
public record ForkHistograms(List<IterationCounts> iterations) {

  /**
   * The durations of one iteration.
   *
   * @param thread calling thread, from 0
   * @param iteration number of the iteration, from 0
   * @param durationNanos of its calls
   */
  public record IterationCounts(int thread, int iteration, ValueCounts durationNanos) {}

  public ForkHistograms {
    iterations = List.copyOf(iterations);
  }

  /**
   * Counts the values of raw calls.
   *
   * @throws IllegalArgumentException when a duration is negative
   */
  public static ForkHistograms of(MeasuredCalls calls) {
    long most = calls.iterations().stream().mapToLong(Iteration::calls).max().orElse(0);
    ValueCounter counter = ValueCounter.forSamplesOf(most);
    int[] next = new int[calls.threads()];
    List<IterationCounts> counts = new ArrayList<>();
    for (Iteration iteration : calls.iterations()) {
      int thread = iteration.thread();
      int from = next[thread];
      next[thread] += Math.toIntExact(iteration.calls());
      ValueCounts values = counter.count(calls.durationNanos(thread), from, next[thread]);
      counts.add(new IterationCounts(thread, iteration.number(), values));
    }
    return new ForkHistograms(counts);
  }

  /** All calls of the fork. */
  public ValueCounts merged() {
    return mergedFrom(0);
  }

  /** All calls of the iterations from that number on, of all threads. */
  public ValueCounts mergedFrom(int firstIteration) {
    return ValueCounts.merge(
        iterations.stream()
            .filter(counts -> counts.iteration() >= firstIteration)
            .map(IterationCounts::durationNanos)
            .toList());
  }
}
