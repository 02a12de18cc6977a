package tare.analysis.statistics;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.statistics.descriptive.Median;

/**
 * A fork far from the others of its arm: reported, never removed.
 *
 * @param fork place among the values, from 0
 * @param value its value
 * @param modifiedZScore distance from the median in robust standard deviations
 */
public record OutlyingFork(int fork, double value, double modifiedZScore) {

  /** Iglewicz and Hoaglin's recommendation for large samples. */
  private static final double LARGE_SAMPLE_THRESHOLD = 3.5;

  /** Below this number nothing can be said to be far from the others. */
  public static final int LEAST_FORKS = 5;

  /** Makes the median absolute deviation a standard deviation of normal data. */
  private static final double NORMAL_MAD = 0.6745;

  /** The same for the mean absolute deviation: sqrt(pi / 2). */
  private static final double NORMAL_MEAN_DEVIATION = 1.253314;

  /**
   * Finds outlying forks by their modified z-score, M = 0.6745 (x - median) / MAD (Iglewicz and
   * Hoaglin 1993, "How to Detect and Handle Outliers"), x the logarithms. Where more than half of
   * the values tie, the mean absolute deviation takes the place of the MAD.
   *
   * @param forkValues one value a fork, positive
   */
  public static List<OutlyingFork> among(double[] forkValues) {
    List<OutlyingFork> outlying = new ArrayList<>();
    if (forkValues.length < LEAST_FORKS) {
      return outlying;
    }
    double[] scores = modifiedZScores(Require.logarithms(forkValues));
    double threshold = threshold(scores.length);
    for (int i = 0; i < scores.length; i++) {
      if (Math.abs(scores[i]) > threshold) {
        outlying.add(new OutlyingFork(i, forkValues[i], scores[i]));
      }
    }
    return outlying;
  }

  /**
   * The score beyond which a fork is outlying. In small samples the MAD is often small by chance:
   * at 3.5, one of five samples of 5 normal forks would have an outlying one. The further terms fit
   * the 95th percentile of the largest score of 5 to 60 normal values, so that it is one in twenty.
   */
  static double threshold(int forks) {
    return LARGE_SAMPLE_THRESHOLD + 8.0 / forks + 70.0 / ((double) forks * forks);
  }

  /** The scores of all values; 0 for all when none differs from the median. */
  static double[] modifiedZScores(double[] values) {
    double median = median(Require.finite(values));
    double[] deviations = new double[values.length];
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      deviations[i] = Math.abs(values[i] - median);
      sum += deviations[i];
    }
    double medianDeviation = median(deviations);
    double spread =
        medianDeviation > 0
            ? medianDeviation / NORMAL_MAD
            : NORMAL_MEAN_DEVIATION * sum / values.length;
    double[] scores = new double[values.length];
    for (int i = 0; i < values.length && spread > 0; i++) {
      scores[i] = (values[i] - median) / spread;
    }
    return scores;
  }

  private static double median(double[] values) {
    return Median.withDefaults().withCopy(true).evaluate(values);
  }
}
