package tare.analysis.statistics;

import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Variance;
import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;

/**
 * Two arms of unequal spread against one another, one value a fork (Welch 1947, "The generalization
 * of 'Student's' problem when several different population variances are involved").
 */
public final class WelchInterval {

  private static final TTest TEST = TTest.withDefaults().with(DataDispersion.HETEROSCEDASTIC);

  private WelchInterval() {}

  /**
   * The interval of mean(treated) - mean(base); unbounded when an arm has a single fork.
   *
   * @param treated one value a fork, finite
   * @param base one value a fork, finite
   * @param confidence between 0 and 1
   */
  public static Interval ofDifference(double[] treated, double[] base, double confidence) {
    double difference =
        Mean.of(Require.finite(treated)).getAsDouble()
            - Mean.of(Require.finite(base)).getAsDouble();
    if (treated.length == 1 || base.length == 1) {
      return Interval.unbounded(difference, confidence);
    }
    double treatedPart = Variance.of(treated).getAsDouble() / treated.length;
    double basePart = Variance.of(base).getAsDouble() / base.length;
    double variance = treatedPart + basePart;
    if (variance == 0) {
      return new Interval(difference, difference, difference, confidence);
    }
    double degreesOfFreedom =
        variance
            * variance
            / (treatedPart * treatedPart / (treated.length - 1)
                + basePart * basePart / (base.length - 1));
    double half = StudentInterval.criticalValue(degreesOfFreedom, confidence) * Math.sqrt(variance);
    return new Interval(difference, difference - half, difference + half, confidence);
  }

  /**
   * The interval of the ratio treated / base of geometric means, from the logarithms.
   *
   * @param treated one value a fork, positive
   * @param base one value a fork, positive
   * @param confidence between 0 and 1
   */
  public static Interval ofRatio(double[] treated, double[] base, double confidence) {
    return ofDifference(Require.logarithms(treated), Require.logarithms(base), confidence)
        .exponential();
  }

  /**
   * The two-sided p-value of "both geometric means are equal"; 1 when an arm has a single fork,
   * which can show nothing.
   */
  public static double ratioPValue(double[] treated, double[] base) {
    double[] logTreated = Require.logarithms(treated);
    double[] logBase = Require.logarithms(base);
    if (treated.length == 1 || base.length == 1) {
      return 1;
    }
    boolean spread = Variance.of(logTreated).getAsDouble() + Variance.of(logBase).getAsDouble() > 0;
    if (!spread) {
      return logTreated[0] == logBase[0] ? 1 : 0;
    }
    return TEST.test(logTreated, logBase).getPValue();
  }
}
