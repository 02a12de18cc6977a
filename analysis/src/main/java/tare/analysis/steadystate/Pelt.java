package tare.analysis.steadystate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * The best division of a series into stretches of one level each: squared deviations plus a penalty
 * for every change, minimised exactly (PELT: Killick, Fearnhead and Eckley 2012, "Optimal Detection
 * of Changepoints With a Linear Computational Cost").
 */
final class Pelt {

  private final double[] sums;
  private final double penalty;
  private final int leastLength;

  private Pelt(double[] series, double penalty, int leastLength) {
    this.sums = new double[series.length + 1];
    double centre = Arrays.stream(series).average().orElse(0);
    for (int i = 0; i < series.length; i++) {
      sums[i + 1] = sums[i] + series[i] - centre;
    }
    this.penalty = penalty;
    this.leastLength = leastLength;
  }

  /**
   * Finds where new levels begin.
   *
   * @param series the values
   * @param penalty what a change must save in squared deviations, positive
   * @param leastLength values of the shortest stretch, at least 1
   * @return first place of every stretch but the first, ascending
   */
  static List<Integer> changePoints(double[] series, double penalty, int leastLength) {
    return new Pelt(series, penalty, leastLength).divide();
  }

  private List<Integer> divide() {
    int length = sums.length - 1;
    double[] best = new double[length + 1];
    int[] lastChange = new int[length + 1];
    Arrays.fill(best, Double.POSITIVE_INFINITY);
    best[0] = 0;
    List<Candidate> candidates = new ArrayList<>();
    for (int end = leastLength; end <= length; end++) {
      candidates.add(new Candidate(end - leastLength));
      int now = end;
      candidates.removeIf(candidate -> candidate.beatenFrom <= now);
      for (Candidate candidate : candidates) {
        double cost = best[candidate.start] + cost(candidate.start, end) + penalty;
        if (cost < best[end]) {
          best[end] = cost;
          lastChange[end] = candidate.start;
        }
      }
      for (Candidate candidate : candidates) {
        // A stretch from here is as good for every later end that leaves it long enough.
        if (best[candidate.start] + cost(candidate.start, end) >= best[end]) {
          candidate.beatenFrom = Math.min(candidate.beatenFrom, end + leastLength);
        }
      }
    }
    return trace(lastChange, length);
  }

  private List<Integer> trace(int[] lastChange, int length) {
    Deque<Integer> changes = new ArrayDeque<>();
    for (int end = length; lastChange[end] > 0; end = lastChange[end]) {
      changes.addFirst(lastChange[end]);
    }
    return List.copyOf(changes);
  }

  /**
   * Squared deviations of the values from {@code start} up to before {@code end}, less the squares
   * of the values themselves, whose sum no division changes.
   */
  private double cost(int start, int end) {
    double sum = sums[end] - sums[start];
    return -sum * sum / (end - start);
  }

  private static final class Candidate {

    private final int start;
    private int beatenFrom = Integer.MAX_VALUE;

    private Candidate(int start) {
      this.start = start;
    }
  }
}
