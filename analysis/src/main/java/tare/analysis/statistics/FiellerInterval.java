package tare.analysis.statistics;

import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Variance;

/** The ratio of two means of which the lower may be near zero (Fieller 1954). */
public final class FiellerInterval {

  private FiellerInterval() {}

  /**
   * The interval of mean(numerator) / mean(denominator) over pairs; unbounded for a single pair,
   * and where the denominator cannot be told from zero.
   *
   * @param numerator one value a block
   * @param denominator the values of the same blocks in the same order, mean not 0
   * @param confidence between 0 and 1
   */
  public static Interval ofRatio(double[] numerator, double[] denominator, double confidence) {
    int pairs = Require.finite(numerator).length;
    if (pairs != Require.finite(denominator).length) {
      throw new IllegalArgumentException(
          "pairs need as many values above as below, but there are "
              + pairs
              + " and "
              + denominator.length);
    }
    double above = Mean.of(numerator).getAsDouble();
    double below = Mean.of(denominator).getAsDouble();
    double ratio = above / below;
    if (pairs == 1) {
      return Interval.unbounded(ratio, confidence);
    }
    double t = StudentInterval.criticalValue(pairs - 1, confidence);
    double factor = t * t / pairs;
    double aboveVariance = Variance.of(numerator).getAsDouble();
    double belowVariance = Variance.of(denominator).getAsDouble();
    double[] difference = new double[pairs];
    for (int i = 0; i < pairs; i++) {
      difference[i] = numerator[i] - denominator[i];
    }
    double covariance = (aboveVariance + belowVariance - Variance.of(difference).getAsDouble()) / 2;
    // The limits r solve (above - r below)² = t² Var(numerator - r denominator) / pairs.
    double a = below * below - factor * belowVariance;
    double b = above * below - factor * covariance;
    double c = above * above - factor * aboveVariance;
    if (a <= 0) {
      return Interval.unbounded(ratio, confidence);
    }
    double root = Math.sqrt(Math.max(0, b * b - a * c));
    return new Interval(ratio, (b - root) / a, (b + root) / a, confidence);
  }
}
