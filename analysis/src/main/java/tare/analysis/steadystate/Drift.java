package tare.analysis.steadystate;

import java.util.List;
import org.apache.commons.statistics.descriptive.Median;

/**
 * Whether a series creeps: no change of level stands out, but it ends at another level than it
 * began.
 */
final class Drift {

  /** Normal quantile of a two-sided 1 %. */
  private static final double CLEARLY = 2.58;

  private Drift() {}

  /**
   * Whether the trend of a stretch up to the end (Theil 1950, Sen 1968: the median slope, which a
   * burst cannot turn) moves the level by more than the tolerance, and by more than noise would.
   *
   * @param series logarithms
   * @param from first place of the stretch
   * @param tolerance of the level, as a difference of logarithms
   * @param noise of the series
   */
  static boolean creepsFrom(int from, double[] series, double tolerance, SeriesNoise noise) {
    double length = series.length - from;
    double slope = Math.abs(medianSlope(series, from));
    double squares = length * (length * length - 1) / 12;
    double standardError = Math.sqrt(noise.longRunVariance() / squares);
    return slope * length > tolerance && slope > CLEARLY * standardError;
  }

  /**
   * Whether one straight line explains the last half, and what led to it, better than the steps
   * found there: cutting a slope gives stairs, and the last stair is no steady state.
   *
   * @param series logarithms
   * @param steps segments of the series
   * @param penalty that each step had to save in squared deviations
   * @param tolerance by which the last half must move, as a difference of logarithms
   */
  static boolean replacesSteps(
      double[] series, List<Segment> steps, double penalty, double tolerance) {
    double stepCost = 0;
    for (int k = steps.size() - 1; k >= 0; k--) {
      Segment step = steps.get(k);
      boolean isLast = k == steps.size() - 1;
      stepCost += step.squaredDeviations(series) + (isLast ? 0 : penalty);
      if (!isLast && step.from() <= series.length / 2) {
        Line line = Line.fit(series, step.from());
        boolean moves = Math.abs(line.slope) * series.length / 2 > tolerance;
        if (moves && line.squaredDeviations + penalty < stepCost) {
          return true;
        }
      }
    }
    return false;
  }

  private static double medianSlope(double[] series, int from) {
    int length = series.length - from;
    double[] slopes = new double[length * (length - 1) / 2];
    int next = 0;
    for (int i = from; i < series.length; i++) {
      for (int j = i + 1; j < series.length; j++) {
        slopes[next++] = (series[j] - series[i]) / (j - i);
      }
    }
    return slopes.length == 0 ? 0 : Median.withDefaults().evaluate(slopes);
  }

  /** The least-squares line of a stretch up to the end. */
  private record Line(double slope, double squaredDeviations) {

    static Line fit(double[] series, int from) {
      int length = series.length - from;
      double centre = from + (length - 1) / 2.0;
      double mean = 0;
      for (int i = from; i < series.length; i++) {
        mean += series[i] / length;
      }
      double products = 0;
      double squares = 0;
      for (int i = from; i < series.length; i++) {
        products += (i - centre) * (series[i] - mean);
        squares += (series[i] - mean) * (series[i] - mean);
      }
      double slope = products * 12 / ((double) length * ((double) length * length - 1));
      return new Line(slope, squares - slope * products);
    }
  }
}
