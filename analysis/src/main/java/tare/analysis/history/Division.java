package tare.analysis.history;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Divides a series wherever a split is clear enough, and takes back what then no longer is. A split
 * that rests on three values or fewer has found a glitch: they are set to the level around them.
 */
final class Division {

  private final double[] series;
  private final LargestStep largest;
  private final double leastEvidence;
  private final TreeSet<Integer> starts = new TreeSet<>();

  private Division(double[] given, double variance, double leastEvidence) {
    this.series = given.clone();
    this.largest = new LargestStep(series.length, variance).of(series);
    this.leastEvidence = leastEvidence;
  }

  /**
   * Divides.
   *
   * @param variance around a level, above 0
   * @param leastEvidence squared evidence that a split must have
   */
  static Division of(double[] series, double variance, double leastEvidence) {
    Division division = new Division(series, variance, leastEvidence);
    division.divide(0, series.length);
    division.settle();
    while (division.takeWeakestBack()) {
      division.settle();
    }
    return division;
  }

  /** First places of all levels but the first, ascending. */
  List<Integer> starts() {
    return List.copyOf(starts);
  }

  /** The evidence of each split between its neighbours. */
  List<Double> evidence() {
    return starts.stream().map(this::evidenceOf).toList();
  }

  private void divide(int from, int to) {
    largest.within(from, to);
    while (largest.evidence() > leastEvidence && takeGlitchOut(largest.split())) {
      largest.of(series).within(from, to);
    }
    if (largest.evidence() > leastEvidence) {
      int place = largest.split().place();
      starts.add(place);
      divide(from, place);
      divide(place, to);
    }
  }

  /** Values that alone hold one side up, and are too few for a level. */
  private boolean takeGlitchOut(LargestStep.Split split) {
    double left = mean(split.from(), split.place());
    double right = mean(split.place(), split.to());
    return takeGlitchOut(split.from(), split.place(), left, right)
        || takeGlitchOut(split.place(), split.to(), right, left);
  }

  private boolean takeGlitchOut(int from, int to, double own, double other) {
    List<Integer> holding = new ArrayList<>();
    for (int i = from; i < to; i++) {
      if (Math.abs(series[i] - own) < Math.abs(series[i] - other)) {
        holding.add(i);
      }
    }
    if (holding.size() >= LargestStep.LEAST_LENGTH) {
      return false;
    }
    holding.forEach(place -> series[place] = other);
    return !holding.isEmpty();
  }

  private double mean(int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += series[i];
    }
    return sum / (to - from);
  }

  /** A split was found in a stretch that held others: each moves to where it is clearest. */
  private void settle() {
    for (int start : new ArrayList<>(starts)) {
      if (evidenceOf(start) > 0 && largest.split().place() != start) {
        starts.remove(start);
        starts.add(largest.split().place());
      }
    }
  }

  private boolean takeWeakestBack() {
    int weakest = -1;
    double least = leastEvidence;
    for (int start : starts) {
      double evidence = evidenceOf(start);
      if (evidence <= least) {
        least = evidence;
        weakest = start;
      }
    }
    return starts.remove(weakest);
  }

  private double evidenceOf(int start) {
    Integer before = starts.lower(start);
    Integer after = starts.higher(start);
    int from = before == null ? 0 : before;
    return largest.between(from, after == null ? series.length : after).evidence();
  }
}
