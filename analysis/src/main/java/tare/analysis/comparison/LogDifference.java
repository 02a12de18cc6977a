package tare.analysis.comparison;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Variance;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The difference of two arms' logarithms as planning needs it: how its precision grows with forks.
 *
 * @param estimate log(new / base) of geometric means
 * @param variancePerFork variance of the difference of one fork each
 * @param freedomPerFork degrees of freedom that each further fork an arm brings
 * @param standardError of the data at hand
 * @param freedom degrees of freedom of the data at hand
 */
record LogDifference(
    double estimate,
    double variancePerFork,
    double freedomPerFork,
    double standardError,
    double freedom) {

  /** Arms measured independently (Welch 1947); both have at least two forks. */
  static LogDifference independent(double[] changed, double[] base) {
    double[] c = logarithms(changed);
    double[] b = logarithms(base);
    double changedVariance = Variance.of(c).getAsDouble();
    double baseVariance = Variance.of(b).getAsDouble();
    double changedPart = changedVariance / c.length;
    double basePart = baseVariance / b.length;
    return new LogDifference(
        Mean.of(c).getAsDouble() - Mean.of(b).getAsDouble(),
        changedVariance + baseVariance,
        freedom(changedVariance, baseVariance, 1, 1),
        Math.sqrt(changedPart + basePart),
        freedom(changedPart, basePart, c.length - 1, b.length - 1));
  }

  /** Arms measured block by block; at least two blocks. */
  static LogDifference paired(double[] changed, double[] base) {
    double[] differences = logarithms(changed);
    double[] b = logarithms(base);
    for (int i = 0; i < differences.length; i++) {
      differences[i] -= b[i];
    }
    double variance = Variance.of(differences).getAsDouble();
    double standardError = Math.sqrt(variance / differences.length);
    return new LogDifference(
        Mean.of(differences).getAsDouble(), variance, 1, standardError, differences.length - 1.0);
  }

  /** What a true difference must exceed to be seen with this power at this confidence. */
  double reach(double confidence, double power) {
    return factor(freedom, confidence, power) * standardError;
  }

  /** The same when each arm has this number of forks. */
  double reach(int forks, double confidence, double power) {
    double error = Math.sqrt(variancePerFork / forks);
    return factor(freedomPerFork * (forks - 1), confidence, power) * error;
  }

  private static double factor(double freedom, double confidence, double power) {
    TDistribution t = TDistribution.of(freedom);
    return t.inverseSurvivalProbability((1 - confidence) / 2)
        + t.inverseCumulativeProbability(power);
  }

  private static double freedom(double first, double second, double ofFirst, double ofSecond) {
    double sum = first + second;
    return sum == 0
        ? ofFirst + ofSecond
        : sum * sum / (first * first / ofFirst + second * second / ofSecond);
  }

  private static double[] logarithms(double[] values) {
    return Arrays.stream(values).map(Math::log).toArray();
  }
}
