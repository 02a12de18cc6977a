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
    ArmMean t = ArmMean.of(Require.finite(treated));
    ArmMean b = ArmMean.of(Require.finite(base));
    double difference = t.mean - b.mean;
    if (t.forks == 1 || b.forks == 1) {
      return Interval.unbounded(difference, confidence);
    }
    double half = criticalValue(t, b, 1, 1, confidence) * Math.sqrt(t.variance + b.variance);
    return new Interval(difference, difference - half, difference + half, confidence);
  }

  /**
   * The interval of the difference of geometric means, treated - base, in the unit of the values.
   *
   * <p>Each arm is bounded on its logarithms and the limits are recovered for the difference
   * (MOVER: Zou and Donner 2008, "Construction of confidence limits about effect measures"), with
   * Welch's degrees of freedom of the linearised difference. Against Welch on plain times it covers
   * as well where arms are alike and better where one is skewed or runs at two speeds
   * (docs/methodology.md).
   *
   * @param treated one value a fork, positive
   * @param base one value a fork, positive
   * @param confidence between 0 and 1
   */
  public static Interval ofGeometricMeanDifference(
      double[] treated, double[] base, double confidence) {
    ArmMean t = ArmMean.of(Require.logarithms(treated));
    ArmMean b = ArmMean.of(Require.logarithms(base));
    double treatedMean = Math.exp(t.mean);
    double baseMean = Math.exp(b.mean);
    double difference = treatedMean - baseMean;
    if (t.forks == 1 || b.forks == 1) {
      return Interval.unbounded(difference, confidence);
    }
    double critical = criticalValue(t, b, treatedMean, baseMean, confidence);
    double treatedHalf = critical * Math.sqrt(t.variance);
    double baseHalf = critical * Math.sqrt(b.variance);
    double below =
        Math.hypot(treatedMean * -Math.expm1(-treatedHalf), baseMean * Math.expm1(baseHalf));
    double above =
        Math.hypot(treatedMean * Math.expm1(treatedHalf), baseMean * -Math.expm1(-baseHalf));
    return new Interval(difference, difference - below, difference + above, confidence);
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

  /** Student's critical value with Welch's degrees of freedom of the weighted difference. */
  private static double criticalValue(
      ArmMean t, ArmMean b, double treatedWeight, double baseWeight, double confidence) {
    double treatedPart = treatedWeight * treatedWeight * t.variance;
    double basePart = baseWeight * baseWeight * b.variance;
    double variance = treatedPart + basePart;
    if (variance == 0) {
      return 0;
    }
    double degreesOfFreedom =
        variance
            * variance
            / (treatedPart * treatedPart / (t.forks - 1) + basePart * basePart / (b.forks - 1));
    return StudentInterval.criticalValue(degreesOfFreedom, confidence);
  }

  /** Mean of an arm's fork values, and the variance of that mean. */
  private record ArmMean(int forks, double mean, double variance) {

    static ArmMean of(double[] values) {
      double variance = Variance.of(values).getAsDouble() / values.length;
      return new ArmMean(values.length, Mean.of(values).getAsDouble(), variance);
    }
  }
}
