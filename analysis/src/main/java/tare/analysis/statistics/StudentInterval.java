package tare.analysis.statistics;

import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Variance;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Student's interval over one value a fork (Student 1908; for forks as the replication unit
 * Georges, Buytaert and Eeckhout 2007, section 3.2; Kalibera and Jones 2013).
 */
public final class StudentInterval {

  private StudentInterval() {}

  /**
   * The interval of the mean of forks; unbounded for a single fork.
   *
   * @param forkValues one value a fork, finite
   * @param confidence between 0 and 1
   */
  public static Interval ofMean(double[] forkValues, double confidence) {
    double mean = Mean.of(Require.finite(forkValues)).getAsDouble();
    int forks = forkValues.length;
    if (forks == 1) {
      return Interval.unbounded(mean, confidence);
    }
    double standardError = Math.sqrt(Variance.of(forkValues).getAsDouble() / forks);
    double half = criticalValue(forks - 1, confidence) * standardError;
    return new Interval(mean, mean - half, mean + half, confidence);
  }

  /**
   * The interval of the geometric mean of forks, from the logarithms: for times, which are skewed
   * and vary by factors.
   *
   * @param forkValues one value a fork, positive
   * @param confidence between 0 and 1
   */
  public static Interval ofGeometricMean(double[] forkValues, double confidence) {
    return ofMean(Require.logarithms(forkValues), confidence).exponential();
  }

  /** The two-sided critical value of Student's t. */
  static double criticalValue(double degreesOfFreedom, double confidence) {
    return TDistribution.of(degreesOfFreedom)
        .inverseSurvivalProbability((1 - Require.confidence(confidence)) / 2);
  }
}
