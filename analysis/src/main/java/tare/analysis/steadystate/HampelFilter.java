package tare.analysis.steadystate;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Median;

/**
 * Takes short bursts out: a preempted iteration is no level. A value farther from the median of its
 * window than three robust standard deviations becomes that median (Hampel 1974; Pearson 2002,
 * "Outliers in process modeling and identification").
 */
public final class HampelFilter {

  private static final double DEVIATIONS = 3;

  /** Of five values a burst of two is taken out. */
  private static final int PREEMPTED = 2;

  private HampelFilter() {}

  /**
   * The filtered iterations of a fork; the given ones stay as they are. The first are left alone,
   * where slow iterations are no burst but warm-up.
   */
  static double[] filter(double[] iterations) {
    return filter(iterations, PREEMPTED, false);
  }

  /**
   * The filtered series; the given one stays as it is.
   *
   * @param series the values
   * @param longestBurst values that are taken out when they stand together, at least 1: the window
   *     is twice as long and one more, so that the majority is none of them
   * @param filterStart whether the first values are filtered too; of a warm-up they are no burst
   */
  public static double[] filter(double[] series, int longestBurst, boolean filterStart) {
    double noise = SeriesNoise.of(series).sd();
    double[] filtered = series.clone();
    int length = 2 * longestBurst + 1;
    for (int i = filterStart ? 0 : longestBurst;
        i < series.length && series.length >= length;
        i++) {
      int from = Math.max(0, Math.min(i - longestBurst, series.length - length));
      double[] window = Arrays.copyOfRange(series, from, from + length);
      double median = Median.withDefaults().withCopy(true).evaluate(window);
      double reach = DEVIATIONS * Math.max(noise, deviation(window, median));
      if (Math.abs(series[i] - median) > reach) {
        filtered[i] = median;
      }
    }
    return filtered;
  }

  private static double deviation(double[] window, double median) {
    double[] deviations = Arrays.stream(window).map(value -> Math.abs(value - median)).toArray();
    return Median.withDefaults().evaluate(deviations) / SeriesNoise.NORMAL_MAD;
  }
}
