package tare.analysis.steadystate;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Median;

/**
 * Takes short bursts out: a preempted iteration is no level. A value farther from the median of its
 * window than three robust standard deviations becomes that median (Hampel 1974; Pearson 2002,
 * "Outliers in process modeling and identification").
 */
final class HampelFilter {

  /** Of five values a burst of two is taken out. */
  private static final int HALF_WINDOW = 2;

  private static final int WINDOW = 2 * HALF_WINDOW + 1;
  private static final double DEVIATIONS = 3;

  private HampelFilter() {}

  /**
   * The filtered series; the given one stays as it is. The first values are left alone, where slow
   * iterations are no burst but warm-up.
   */
  static double[] filter(double[] series) {
    double noise = SeriesNoise.of(series).sd();
    double[] filtered = series.clone();
    for (int i = HALF_WINDOW; i < series.length && series.length >= WINDOW; i++) {
      int from = Math.min(i - HALF_WINDOW, series.length - WINDOW);
      double[] window = Arrays.copyOfRange(series, from, from + WINDOW);
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
