package tare.results.moobench;

import java.util.ArrayList;
import java.util.List;
import tare.model.Iteration;

/**
 * The calls of one thread in order.
 *
 * @param durationNanos of each call
 * @param heapUsedBytes after each call
 * @param gcCount collections during each call
 */
record RawThread(LongColumn durationNanos, LongColumn heapUsedBytes, LongColumn gcCount) {

  RawThread() {
    this(new LongColumn(), new LongColumn(), new LongColumn());
  }

  int calls() {
    return durationNanos.size();
  }

  /**
   * Groups the calls as a measured JVM of ours does. The first half of an odd number of calls is
   * the smaller one, and ends on a border: with as many groups as calls, or an even number of them.
   *
   * @param thread from 0
   * @param groups even, or the number of calls
   */
  List<Iteration> iterations(int thread, int groups) {
    List<Iteration> iterations = new ArrayList<>(groups);
    long startNanos = 0;
    for (int number = 0; number < groups; number++) {
      int from = border(number, groups);
      int to = border(number + 1, groups);
      long nanos = durationNanos.sum(from, to);
      iterations.add(
          new Iteration(
              thread,
              number,
              to - from,
              startNanos,
              nanos,
              nanos,
              heapUsedBytes.get(to - 1),
              gcCount.sum(from, to),
              0,
              0,
              0,
              0));
      startNanos += nanos;
    }
    return iterations;
  }

  private int border(int number, int groups) {
    return (int) ((long) calls() * number / groups);
  }
}
