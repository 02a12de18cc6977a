package tare.analysis.statistics;

import org.apache.commons.statistics.descriptive.Variance;
import org.apache.commons.statistics.inference.TTest;

/**
 * Two arms against one another block by block: what disturbs a whole block drops out. Only for data
 * of which {@link Pairing} says that it helps.
 */
public final class PairedInterval {

  private PairedInterval() {}

  /**
   * The interval of the ratio treated / base of geometric means: Student's t on the logarithms of
   * the blocks' ratios.
   *
   * @param treated one value a block, positive
   * @param base the values of the same blocks in the same order, positive
   * @param confidence between 0 and 1
   */
  public static Interval ofRatio(double[] treated, double[] base, double confidence) {
    return StudentInterval.ofMean(
            differences(Require.logarithms(treated), Require.logarithms(base)), confidence)
        .exponential();
  }

  /**
   * The two-sided p-value of "both geometric means are equal"; 1 for a single block, which can show
   * nothing.
   */
  public static double ratioPValue(double[] treated, double[] base) {
    double[] differences = differences(Require.logarithms(treated), Require.logarithms(base));
    if (differences.length == 1) {
      return 1;
    }
    if (Variance.of(differences).getAsDouble() == 0) {
      return differences[0] == 0 ? 1 : 0;
    }
    return TTest.withDefaults().test(differences).getPValue();
  }

  /**
   * The interval of the difference of geometric means, treated - base: limits recovered from the
   * logarithms as in {@link WelchInterval#ofGeometricMeanDifference}, with the correlation of the
   * blocks (Zou and Donner 2008, for dependent samples).
   *
   * @param treated one value a block, positive
   * @param base the values of the same blocks in the same order, positive
   * @param confidence between 0 and 1
   */
  public static Interval ofGeometricMeanDifference(
      double[] treated, double[] base, double confidence) {
    double[] logTreated = Require.logarithms(treated);
    double[] logBase = Require.logarithms(base);
    double correlation = correlation(logTreated, logBase);
    Interval t = StudentInterval.ofMean(logTreated, confidence).exponential();
    Interval b = StudentInterval.ofMean(logBase, confidence).exponential();
    double difference = t.estimate() - b.estimate();
    if (treated.length == 1) {
      return Interval.unbounded(difference, confidence);
    }
    double below = side(t.estimate() - t.low(), b.high() - b.estimate(), correlation);
    double above = side(t.high() - t.estimate(), b.estimate() - b.low(), correlation);
    return new Interval(difference, difference - below, difference + above, confidence);
  }

  /** Pearson's correlation of the blocks; 0 when an arm does not vary. */
  static double correlation(double[] first, double[] second) {
    double[] difference = differences(first, second);
    if (first.length < 2) {
      return 0;
    }
    double firstVariance = Variance.of(first).getAsDouble();
    double secondVariance = Variance.of(second).getAsDouble();
    double covariance =
        (firstVariance + secondVariance - Variance.of(difference).getAsDouble()) / 2;
    double scale = Math.sqrt(firstVariance * secondVariance);
    return scale == 0 ? 0 : covariance / scale;
  }

  private static double side(double treatedPart, double basePart, double correlation) {
    double square =
        treatedPart * treatedPart + basePart * basePart - 2 * correlation * treatedPart * basePart;
    return Math.sqrt(Math.max(0, square));
  }

  private static double[] differences(double[] treated, double[] base) {
    if (treated.length != base.length) {
      throw new IllegalArgumentException(
          "pairs need as many values of one arm as of the other, but there are "
              + treated.length
              + " and "
              + base.length
              + "; leave incomplete blocks out");
    }
    double[] differences = new double[treated.length];
    for (int i = 0; i < differences.length; i++) {
      differences[i] = treated[i] - base[i];
    }
    return differences;
  }
}
