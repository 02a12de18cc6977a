package tare.analysis.comparison;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Variance;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How many forks an arm needs for an interval of a given width, predicted from a pilot.
 *
 * @param expected forks if the pilot's spread is the true one
 * @param pessimistic forks if the spread is as large as the pilot allows (upper limit at 80 %): a
 *     budget that holds these is safe
 */
public record ForkPrediction(int expected, int pessimistic) {

  private static final double PESSIMISM = 0.2;

  /**
   * For a relative width of treatment time.
   *
   * @param pilot one positive value a fork, at least two
   * @param relativeWidth of the interval, above 0
   * @param confidence between 0 and 1
   */
  public static ForkPrediction forRelativeWidth(
      double[] pilot, double relativeWidth, double confidence) {
    double variance = Variance.of(logarithms(pilot)).getAsDouble();
    double logHalfWidth = asinh(relativeWidth / 2);
    return predict(variance, pilot.length - 1.0, 1, logHalfWidth, confidence);
  }

  /**
   * For a width of the overhead per monitored call.
   *
   * @param arm one positive value a fork of the pilot, at least two
   * @param baseline likewise of the baseline arm
   * @param depth monitored calls made by one call, at least 1
   * @param widthNanos of the interval per monitored call, above 0
   * @param confidence between 0 and 1
   */
  public static ForkPrediction forOverheadWidth(
      double[] arm, double[] baseline, int depth, double widthNanos, double confidence) {
    double armPart = variance(arm);
    double baselinePart = variance(baseline);
    double sum = armPart + baselinePart;
    double balance = sum == 0 ? 2 : sum * sum / (armPart * armPart + baselinePart * baselinePart);
    double pilotFreedom = balance * (Math.min(arm.length, baseline.length) - 1);
    return predict(sum, pilotFreedom, balance, widthNanos * depth / 2, confidence);
  }

  private static ForkPrediction predict(
      double variance,
      double pilotFreedom,
      double freedomPerFork,
      double halfWidth,
      double confidence) {
    double quantile =
        ChiSquaredDistribution.of(pilotFreedom).inverseCumulativeProbability(PESSIMISM);
    double largest = variance * pilotFreedom / quantile;
    return new ForkPrediction(
        forks(variance, freedomPerFork, halfWidth, confidence),
        forks(largest, freedomPerFork, halfWidth, confidence));
  }

  private static int forks(
      double variance, double freedomPerFork, double halfWidth, double confidence) {
    return Comparer.leastForks(
        forks ->
            TDistribution.of(freedomPerFork * (forks - 1))
                        .inverseSurvivalProbability((1 - confidence) / 2)
                    * Math.sqrt(variance / forks)
                <= halfWidth);
  }

  /** A number of forks in words: where prediction ends, more may be needed. */
  public static String text(int forks) {
    return forks >= Comparer.MOST_FORKS ? forks + " or more" : Integer.toString(forks);
  }

  /** Variance of a fork in square nanoseconds, linearised from its logarithms. */
  private static double variance(double[] values) {
    double[] logs = logarithms(values);
    double mean = Math.exp(Mean.of(logs).getAsDouble());
    return mean * mean * Variance.of(logs).getAsDouble();
  }

  private static double[] logarithms(double[] values) {
    if (values.length < 2) {
      throw new IllegalArgumentException(
          "a pilot needs at least 2 forks, but has " + values.length);
    }
    return Arrays.stream(values).map(Math::log).toArray();
  }

  private static double asinh(double value) {
    return Math.log(value + Math.sqrt(value * value + 1));
  }
}
