package tare.analysis.statistics;

import java.util.Arrays;
import java.util.List;

/**
 * A sample as a few quantiles of type 7, dense enough in both tails to draw its distribution on a
 * logarithmic scale.
 *
 * @param quantiles one for each of {@link #SHARES}
 */
public record DrawnDistribution(List<Double> quantiles) {

  /** The shares of the sample at or below each quantile, ascending from 0 to 1. */
  public static final List<Double> SHARES =
      List.of(
          0.0, 0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5,
          0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.925, 0.95, 0.96, 0.97, 0.98, 0.985, 0.99,
          0.9925, 0.995, 0.9975, 0.999, 0.9995, 0.9999, 0.99995, 0.99999, 1.0);

  private static final double[] PROBABILITIES =
      SHARES.stream().mapToDouble(Double::doubleValue).toArray();

  public DrawnDistribution {
    quantiles = List.copyOf(quantiles);
  }

  /**
   * Takes the quantiles of value-count pairs.
   *
   * @param sortedValues distinct values in ascending order
   * @param counts how often each occurs, at least 1
   * @throws IllegalArgumentException when the pairs are empty or not of that form
   */
  public static DrawnDistribution ofCounts(long[] sortedValues, long[] counts) {
    long count = ValueCountPairs.checkedCount(sortedValues, counts);
    double[] quantiles = ValueCountPairs.quantiles(sortedValues, counts, count, PROBABILITIES);
    return new DrawnDistribution(Arrays.stream(quantiles).boxed().toList());
  }
}
