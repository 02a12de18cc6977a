package tare.analysis.history;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/** Series without a step, made of the residuals of one that may have some. */
final class Permutations {

  private final UniformRandomProvider random;
  private final double[] innovations;
  private final double autocorrelation;
  private final double[] series;
  private final LargestStep largest;

  /**
   * @param seed of the order
   */
  Permutations(Residuals residuals, long seed) {
    random = RandomSource.XO_RO_SHI_RO_128_PP.create(seed);
    innovations = innovations(residuals);
    autocorrelation = residuals.autocorrelation();
    series = new double[innovations.length];
    largest = new LargestStep(series.length, residuals.variance());
  }

  /** The evidence of the clearest step in the next permutation. */
  double next() {
    shuffle();
    colour();
    return largest.of(series).within(0, series.length).evidence();
  }

  /** Independent, with the spread that gives the coloured series the residuals' variance. */
  private static double[] innovations(Residuals residuals) {
    double[] values = residuals.values();
    double rho = residuals.autocorrelation();
    double[] innovations = new double[values.length];
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      innovations[i] = i == 0 ? values[0] : values[i] - rho * values[i - 1];
      sum += innovations[i];
    }
    double mean = sum / values.length;
    double squares = 0;
    for (int i = 0; i < values.length; i++) {
      innovations[i] -= mean;
      squares += innovations[i] * innovations[i];
    }
    double wanted = residuals.variance() * (1 - rho * rho) * values.length;
    double factor = squares > 0 ? Math.sqrt(wanted / squares) : 0;
    for (int i = 0; i < values.length; i++) {
      innovations[i] *= factor;
    }
    return innovations;
  }

  private void shuffle() {
    for (int i = innovations.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      double value = innovations[i];
      innovations[i] = innovations[other];
      innovations[other] = value;
    }
  }

  private void colour() {
    double value = innovations[0] / Math.sqrt(1 - autocorrelation * autocorrelation);
    series[0] = value;
    for (int i = 1; i < series.length; i++) {
      value = autocorrelation * value + innovations[i];
      series[i] = value;
    }
  }
}
