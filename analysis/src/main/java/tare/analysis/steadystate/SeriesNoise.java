package tare.analysis.steadystate;

import java.util.stream.IntStream;
import org.apache.commons.statistics.descriptive.Median;

/**
 * How a series varies between its changes of level, estimated from differences so that the changes
 * do not matter.
 *
 * @param sd standard deviation around the level
 * @param autocorrelation of neighbouring values, from 0 to {@link #MOST_AUTOCORRELATION}
 */
public record SeriesNoise(double sd, double autocorrelation) {

  /** Beyond, a level cannot be told from a walk, nor noise from a cycle. */
  public static final double MOST_AUTOCORRELATION = 0.6;

  /** Makes the median absolute value a standard deviation of normal data. */
  static final double NORMAL_MAD = 0.6745;

  /**
   * Estimates noise and autocorrelation by medians of absolute differences (Chakar, Lebarbier,
   * Levy-Leduc and Robin 2017, "A robust approach for estimating change-points in the mean of an
   * AR(1) process": the spread of lag 2 over that of lag 1, squared, is 1 + rho).
   */
  public static SeriesNoise of(double[] series) {
    double one = medianDifference(series, 1);
    double two = medianDifference(series, 2);
    double rho = one > 0 ? two * two / (one * one) - 1 : 0;
    double autocorrelation = Math.max(0, Math.min(MOST_AUTOCORRELATION, rho));
    double sd = one / NORMAL_MAD / Math.sqrt(2 * (1 - autocorrelation));
    return new SeriesNoise(sd, autocorrelation);
  }

  /** The variance of a long stretch's mean times its length. */
  public double longRunVariance() {
    return sd * sd * (1 + autocorrelation) / (1 - autocorrelation);
  }

  private static double medianDifference(double[] series, int lag) {
    if (series.length <= lag) {
      return 0;
    }
    double[] differences =
        IntStream.range(lag, series.length)
            .mapToDouble(i -> Math.abs(series[i] - series[i - lag]))
            .toArray();
    return Median.withDefaults().evaluate(differences);
  }
}
