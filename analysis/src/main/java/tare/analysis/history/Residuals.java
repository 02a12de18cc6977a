package tare.analysis.history;

import java.util.List;

/** What is left of a series when its levels are taken off. */
final class Residuals {

  /** Beyond, a level cannot be told from a walk. */
  static final double MOST_AUTOCORRELATION = 0.8;

  /** A hundredth of a percent is no change of anything. */
  static final double LEAST_SD = 1e-4;

  /** Of the estimate, so that it is rather too high than too low. */
  private static final double STANDARD_ERRORS = 0.7;

  private final double[] values;
  private final double autocorrelation;
  private final double variance;

  private Residuals(double[] values, double autocorrelation, double variance) {
    this.values = values;
    this.autocorrelation = autocorrelation;
    this.variance = variance;
  }

  /**
   * Takes levels off.
   *
   * @param series the values, at least two
   * @param levels the stretches of one level, covering the series
   */
  static Residuals of(double[] series, List<Level> levels) {
    int length = series.length;
    double[] values = new double[length];
    double squares = 0;
    double products = 0;
    for (Level level : levels) {
      for (int i = level.from(); i < level.to(); i++) {
        values[i] = series[i] - level.mean();
        squares += values[i] * values[i];
        products += i > level.from() ? values[i] * values[i - 1] : 0;
      }
    }
    double free = Math.max(1, length - levels.size());
    double variance = Math.max(squares / free, LEAST_SD * LEAST_SD);
    double estimate = squares > 0 ? products / squares : 0;
    // Each level that is taken off makes neighbours look less alike (Kendall 1954).
    double unbiased = estimate + (1 + 3 * estimate) * levels.size() / length;
    double careful = unbiased + STANDARD_ERRORS / Math.sqrt(length);
    return new Residuals(values, Math.max(0, Math.min(MOST_AUTOCORRELATION, careful)), variance);
  }

  /** Around 0. */
  double[] values() {
    return values;
  }

  /** Of neighbours, from 0 to {@link #MOST_AUTOCORRELATION}. */
  double autocorrelation() {
    return autocorrelation;
  }

  /** Of the values; at least that of a difference that does not matter. */
  double variance() {
    return variance;
  }
}
