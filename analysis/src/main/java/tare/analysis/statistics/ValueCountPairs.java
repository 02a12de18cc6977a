package tare.analysis.statistics;

/**
 * Sums and ranks over sorted value-count pairs: exact, and as fast as there are distinct values.
 */
final class ValueCountPairs {

  private ValueCountPairs() {}

  /** The number of values, after a check of the form. */
  static long checkedCount(long[] sortedValues, long[] counts) {
    if (sortedValues.length == 0 || sortedValues.length != counts.length) {
      throw new IllegalArgumentException(
          "value-count pairs need as many counts as values and at least one, but there are "
              + sortedValues.length
              + " values and "
              + counts.length
              + " counts");
    }
    long count = 0;
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] < 1 || (i > 0 && sortedValues[i] <= sortedValues[i - 1])) {
        throw new IllegalArgumentException(
            "values must ascend and counts be at least 1, but pair "
                + i
                + " is "
                + sortedValues[i]
                + " x "
                + counts[i]);
      }
      count = Math.addExact(count, counts[i]);
    }
    return count;
  }

  /** The mean of the exact sum: 64 bits hold 292 years of nanoseconds. */
  static double mean(long[] sortedValues, long[] counts, long count) {
    long sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum = Math.addExact(sum, Math.multiplyExact(sortedValues[i], counts[i]));
    }
    return (double) sum / count;
  }

  static double squaredDeviations(long[] sortedValues, long[] counts, double mean) {
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      double deviation = sortedValues[i] - mean;
      sum += deviation * deviation * counts[i];
    }
    return sum;
  }

  /** Quantiles of type 7 at ascending probabilities, in one pass. */
  static double[] quantiles(
      long[] sortedValues, long[] counts, long count, double[] ascendingProbabilities) {
    double[] quantiles = new double[ascendingProbabilities.length];
    int at = 0;
    long upToHere = counts[0];
    for (int i = 0; i < quantiles.length; i++) {
      double rank = ascendingProbabilities[i] * (count - 1);
      long lowerRank = (long) rank;
      while (upToHere <= lowerRank) {
        at++;
        upToHere += counts[at];
      }
      boolean nextDiffers = lowerRank + 1 == upToHere && at + 1 < counts.length;
      double lower = sortedValues[at];
      double upper = nextDiffers ? sortedValues[at + 1] : lower;
      quantiles[i] = lower + (rank - lowerRank) * (upper - lower);
    }
    return quantiles;
  }
}
