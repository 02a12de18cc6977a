package tare.analysis.summary;

import java.util.List;
import java.util.function.ToLongFunction;
import tare.analysis.steadystate.Backlog;
import tare.analysis.steadystate.ForkSteadyState;
import tare.analysis.steadystate.SteadyStateDetector;
import tare.analysis.steadystate.WarmupRule;
import tare.model.ForkResult;
import tare.model.Iteration;

/**
 * The part of a fork that counts.
 *
 * @param state what the fork did
 * @param firstIteration number of the first iteration that counts, on every thread
 * @param firstCall the first call of each thread that counts, from 0
 */
record SteadyPart(ForkSteadyState state, int firstIteration, long firstCall) {

  /**
   * Judges one fork.
   *
   * @param result its line in forks.jsonl
   * @param iterations of all its threads
   */
  static SteadyPart of(ForkResult result, List<Iteration> iterations, WarmupRule rule) {
    ForkSteadyState times = SteadyStateDetector.DEFAULT.detect(meansOverThreads(iterations));
    int first = times.firstSteadyIteration();
    boolean heapGrows =
        Backlog.heapGrows(
            ofFirstThread(iterations, first, Iteration::heapUsedBytes),
            ofFirstThread(iterations, first, Iteration::gcCount));
    ForkSteadyState state = heapGrows || leftBehind(result) ? times.withBacklog() : times;
    int counted = rule.firstIteration(state);
    return new SteadyPart(state, counted, callsBefore(counted, iterations));
  }

  /** Whether many records had not arrived when the calls had ended, and were not dropped either. */
  static boolean leftBehind(ForkResult result) {
    return result.deliveredAtDone() != null
        && Backlog.leftBehind(
            result.records().expected(),
            result.deliveredAtDone() + result.records().reportedDropped());
  }

  /** Mean duration of a call in each iteration, all threads together. */
  static double[] meansOverThreads(List<Iteration> iterations) {
    int count = iterations.stream().mapToInt(Iteration::number).max().orElse(-1) + 1;
    double[] nanos = new double[count];
    double[] calls = new double[count];
    for (Iteration iteration : iterations) {
      nanos[iteration.number()] += iteration.callNanos();
      calls[iteration.number()] += iteration.calls();
    }
    for (int i = 0; i < count; i++) {
      nanos[i] /= calls[i];
    }
    return nanos;
  }

  private static long[] ofFirstThread(
      List<Iteration> iterations, int first, ToLongFunction<Iteration> quantity) {
    return iterations.stream()
        .filter(iteration -> iteration.thread() == 0 && iteration.number() >= first)
        .mapToLong(quantity)
        .toArray();
  }

  private static long callsBefore(int iteration, List<Iteration> iterations) {
    return iterations.stream()
        .filter(i -> i.thread() == 0 && i.number() < iteration)
        .mapToLong(Iteration::calls)
        .sum();
  }
}
