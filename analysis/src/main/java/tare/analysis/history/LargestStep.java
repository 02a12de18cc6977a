package tare.analysis.history;

/**
 * The clearest split of a stretch of a series into two levels, at every scale.
 *
 * <p>The statistic is that of E-divisive means with the exponent 2 (Matteson and James 2014, "A
 * Nonparametric Approach for Multiple Change Point Analysis of Multivariate Data"; Daly et al.
 * 2020): the squared difference of the two means times mk / (m + k), here over the spread within
 * the two parts. A short rise and fall hides in a long stretch, so stretches of 8, 16, 32, ...
 * values, overlapping by half, are looked at as well (Kovacs et al. 2023, "Seeded binary
 * segmentation").
 */
final class LargestStep {

  /** A glitch of two or three runs is no level. */
  static final int LEAST_LENGTH = 4;

  /** The spread of the whole series counts as much as that of so many values at the place. */
  private static final double PRIOR_VALUES = 20;

  private final double priorVariance;
  private final double[] sums;
  private final double[] squares;
  private final double[] reciprocals;
  private double evidence;
  private Split split = Split.NONE;

  /**
   * Where a stretch falls apart.
   *
   * @param from its first place
   * @param place first place of the second part; -1 where there is none
   * @param to the place after its last
   */
  record Split(int from, int place, int to) {

    static final Split NONE = new Split(0, -1, 0);
  }

  /**
   * @param length of the series
   * @param priorVariance of its values around their level, above 0
   */
  LargestStep(int length, double priorVariance) {
    this.priorVariance = priorVariance;
    sums = new double[length + 1];
    squares = new double[length + 1];
    reciprocals = new double[length + 1];
    for (int i = 1; i <= length; i++) {
      reciprocals[i] = 1.0 / i;
    }
  }

  /** Looks at another series of the same length; its values lie around 0. */
  LargestStep of(double[] values) {
    for (int i = 0; i < values.length; i++) {
      sums[i + 1] = sums[i] + values[i];
      squares[i + 1] = squares[i] + values[i] * values[i];
    }
    return this;
  }

  /** Squared evidence of the clearest split, 0 where there is none. */
  double evidence() {
    return evidence;
  }

  /** The clearest split. */
  Split split() {
    return split;
  }

  /** Looks at every scale from {@code from} up to before {@code to}. */
  LargestStep within(int from, int to) {
    evidence = 0;
    split = Split.NONE;
    int length = to - from;
    for (int scale = 2 * LEAST_LENGTH; scale < length; scale *= 2) {
      for (int start = from; start + scale < to; start += scale / 2) {
        consider(start, start + scale);
      }
      consider(to - scale, to);
    }
    consider(from, to);
    return this;
  }

  /** Looks at the whole stretch alone. */
  LargestStep between(int from, int to) {
    evidence = 0;
    split = Split.NONE;
    consider(from, to);
    return this;
  }

  private void consider(int from, int to) {
    int length = to - from;
    if (length < 2 * LEAST_LENGTH) {
      return;
    }
    double sum = sums[to] - sums[from];
    double mean = sum * reciprocals[length];
    double best = -1;
    int bestPlace = -1;
    for (int split = from + LEAST_LENGTH; split <= to - LEAST_LENGTH; split++) {
      double left = sums[split] - sums[from] - (split - from) * mean;
      double between = left * left * reciprocals[split - from] * reciprocals[to - split];
      if (between > best) {
        best = between;
        bestPlace = split;
      }
    }
    double explained = best * length;
    double total = squares[to] - squares[from] - sum * mean;
    double within = Math.max(0, total - explained) + PRIOR_VALUES * priorVariance;
    double found = explained * (PRIOR_VALUES + length - 2) / within;
    if (found > evidence) {
      evidence = found;
      split = new Split(from, bestPlace, to);
    }
  }
}
