package tare.analysis.statistics;

import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.descriptive.StandardDeviation;

/**
 * A sample in the numbers MooBench prints, with the upper percentiles beside them.
 *
 * <p>Quantiles are of type 7 (Hyndman and Fan 1996, "Sample Quantiles in Statistical Packages"),
 * the default of R's {@code quantile} and so of the original's script.
 *
 * @param count values in the sample, at least 1
 * @param mean arithmetic mean
 * @param sd standard deviation with divisor count - 1; NaN for a single value, as in R
 * @param min smallest value
 * @param q25 lower quartile
 * @param median median without interpolation between ties
 * @param q75 upper quartile
 * @param p90 90th percentile
 * @param p99 99th percentile
 * @param max largest value
 */
public record Descriptives(
    long count,
    double mean,
    double sd,
    double min,
    double q25,
    double median,
    double q75,
    double p90,
    double p99,
    double max) {

  private static final double NORMAL_975 = 1.959963984540054;
  private static final double[] PROBABILITIES = {0, 0.25, 0.5, 0.75, 0.9, 0.99, 1};

  /**
   * Describes plain values.
   *
   * @throws IllegalArgumentException when there are none, or one is not finite
   */
  public static Descriptives of(double[] values) {
    double[] q =
        Quantile.withDefaults()
            .withCopy(true)
            .with(Quantile.EstimationMethod.HF7)
            .evaluate(Require.finite(values), PROBABILITIES);
    double sd = values.length == 1 ? Double.NaN : StandardDeviation.of(values).getAsDouble();
    double mean = Mean.of(values).getAsDouble();
    return new Descriptives(values.length, mean, sd, q[0], q[1], q[2], q[3], q[4], q[5], q[6]);
  }

  /**
   * Describes value-count pairs; the same numbers as of the values written out.
   *
   * @param sortedValues distinct values in ascending order
   * @param counts how often each occurs, at least 1
   * @throws IllegalArgumentException when the pairs are empty or not of that form
   */
  public static Descriptives ofCounts(long[] sortedValues, long[] counts) {
    long count = ValueCountPairs.checkedCount(sortedValues, counts);
    double mean = ValueCountPairs.mean(sortedValues, counts, count);
    double squares = ValueCountPairs.squaredDeviations(sortedValues, counts, mean);
    double sd = count == 1 ? Double.NaN : Math.sqrt(squares / (count - 1));
    double[] q = ValueCountPairs.quantiles(sortedValues, counts, count, PROBABILITIES);
    return new Descriptives(count, mean, sd, q[0], q[1], q[2], q[3], q[4], q[5], q[6]);
  }

  /**
   * Half the width of the original's interval: qnorm(0.975) sd / sqrt(count). It takes calls for
   * independent, which they are not, and is far too narrow: shown for comparison with the original,
   * never used.
   */
  public double ci95HalfWidth() {
    return NORMAL_975 * sd / Math.sqrt((double) count);
  }
}
