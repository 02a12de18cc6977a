package tare.analysis.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.distribution.FDistribution;

/**
 * A straight line over a parameter of the workload, with fork-level intervals.
 *
 * <p>Each block of an interleaved experiment gives a line of its own, by weighted least squares;
 * intercept and slope are the means of the blocks' lines, bounded by Student's t over blocks
 * (summary measures: Matthews et al. 1990). With a complete design this is the weighted
 * least-squares line through the means. All blocks have the same weights, 1 / spread²: forks of the
 * same arm spread in proportion to their time, and a variance taken from a handful of forks would
 * let a point that is close by chance draw the line to itself.
 *
 * @param intercept value at 0
 * @param slope for each unit
 * @param lackOfFit empty with fewer than three points or two blocks
 */
public record LinearFit(Interval intercept, Interval slope, Optional<LackOfFit> lackOfFit) {

  /**
   * The F test of lack of fit (Draper and Smith 1998, section 2.1): the points' distance from the
   * line against the spread of forks.
   *
   * @param pValue of "the line is straight"; between 0 and 1
   * @param worst position of the point that lies farthest in units of its spread
   * @param distances of the points' means from the line, positive above it
   */
  public record LackOfFit(double pValue, int worst, List<Double> distances) {

    public LackOfFit {
      distances = List.copyOf(distances);
    }
  }

  /**
   * Fits a line.
   *
   * @param x the parameter's values, at least two different ones
   * @param blocks for each block, one value for each x
   * @param spreads standard deviation of a fork at each x, up to a common factor; positive
   * @param confidence between 0 and 1
   * @throws IllegalArgumentException when the sizes differ or no line is defined
   */
  public static LinearFit of(double[] x, double[][] blocks, double[] spreads, double confidence) {
    if (blocks.length == 0 || Arrays.stream(x).distinct().count() < 2) {
      throw new IllegalArgumentException(
          "a line needs a block and two different values, but there are "
              + blocks.length
              + " blocks and the values "
              + Arrays.toString(x));
    }
    double[] weights = Arrays.stream(spreads).map(spread -> 1 / (spread * spread)).toArray();
    double[] intercepts = new double[blocks.length];
    double[] slopes = new double[blocks.length];
    for (int block = 0; block < blocks.length; block++) {
      double[] line = weightedLine(x, Require.finite(blocks[block]), Require.finite(weights));
      intercepts[block] = line[0];
      slopes[block] = line[1];
    }
    Interval intercept = StudentInterval.ofMean(intercepts, confidence);
    Interval slope = StudentInterval.ofMean(slopes, confidence);
    return new LinearFit(
        intercept, slope, lackOfFit(x, blocks, weights, intercept.estimate(), slope.estimate()));
  }

  private static double[] weightedLine(double[] x, double[] y, double[] weights) {
    if (x.length != y.length || x.length != weights.length) {
      throw new IllegalArgumentException(
          x.length + " values, but " + y.length + " results and " + weights.length + " spreads");
    }
    double total = Arrays.stream(weights).sum();
    double meanX = weightedSum(weights, x) / total;
    double meanY = weightedSum(weights, y) / total;
    double covariance = 0;
    double variance = 0;
    for (int i = 0; i < x.length; i++) {
      covariance += weights[i] * (x[i] - meanX) * (y[i] - meanY);
      variance += weights[i] * (x[i] - meanX) * (x[i] - meanX);
    }
    double slope = covariance / variance;
    return new double[] {meanY - slope * meanX, slope};
  }

  private static double weightedSum(double[] weights, double[] values) {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += weights[i] * values[i];
    }
    return sum;
  }

  private static Optional<LackOfFit> lackOfFit(
      double[] x, double[][] blocks, double[] weights, double intercept, double slope) {
    if (x.length < 3 || blocks.length < 2) {
      return Optional.empty();
    }
    double misfit = 0;
    double pureError = 0;
    int worst = 0;
    double[] distances = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      int point = i;
      double[] values = Arrays.stream(blocks).mapToDouble(block -> block[point]).toArray();
      double mean = Mean.of(values).getAsDouble();
      distances[i] = mean - (intercept + slope * x[i]);
      misfit += weights[i] * blocks.length * distances[i] * distances[i];
      for (double value : values) {
        pureError += weights[i] * (value - mean) * (value - mean);
      }
      if (weights[i] * distances[i] * distances[i]
          > weights[worst] * distances[worst] * distances[worst]) {
        worst = i;
      }
    }
    int misfitFreedom = x.length - 2;
    int errorFreedom = x.length * (blocks.length - 1);
    return Optional.of(
        new LackOfFit(
            pValue(misfit, misfitFreedom, pureError, errorFreedom), worst, boxed(distances)));
  }

  private static double pValue(
      double misfit, int misfitFreedom, double pureError, int errorFreedom) {
    if (pureError == 0) {
      return misfit == 0 ? 1 : 0;
    }
    double f = (misfit / misfitFreedom) / (pureError / errorFreedom);
    return FDistribution.of(misfitFreedom, errorFreedom).survivalProbability(f);
  }

  private static List<Double> boxed(double[] values) {
    return Arrays.stream(values).boxed().toList();
  }
}
