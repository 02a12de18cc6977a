package tare.analysis.steadystate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SeriesNoiseTest {

  @Test
  void estimatesWhiteNoise() {
    SeriesNoise noise = SeriesNoise.of(series(0, 0.03, false));
    assertThat(noise.sd()).isCloseTo(0.03, within(0.002));
    assertThat(noise.autocorrelation()).isCloseTo(0, within(0.07));
  }

  @Test
  void estimatesAutocorrelation() {
    SeriesNoise noise = SeriesNoise.of(series(0.4, 0.03, false));
    assertThat(noise.autocorrelation()).isCloseTo(0.4, within(0.07));
    assertThat(noise.sd()).isCloseTo(0.03, within(0.002));
    assertThat(noise.longRunVariance()).isCloseTo(0.0009 * 1.4 / 0.6, within(0.0005));
  }

  @Test
  void isNotMisledByChangesOfLevel() {
    SeriesNoise noise = SeriesNoise.of(series(0.4, 0.03, true));
    assertThat(noise.autocorrelation()).isCloseTo(0.4, within(0.1));
    assertThat(noise.sd()).isCloseTo(0.03, within(0.003));
  }

  @Test
  void boundsAutocorrelation() {
    assertThat(SeriesNoise.of(series(0.95, 0.03, false)).autocorrelation())
        .isEqualTo(SeriesNoise.MOST_AUTOCORRELATION);
    assertThat(SeriesNoise.of(new double[] {1, 2, 1, 2, 1, 2}).autocorrelation()).isZero();
  }

  @Test
  void findsNoNoiseWhereNothingVaries() {
    assertThat(SeriesNoise.of(new double[] {4, 4, 4, 4})).isEqualTo(new SeriesNoise(0, 0));
    assertThat(SeriesNoise.of(new double[] {4})).isEqualTo(new SeriesNoise(0, 0));
    assertThat(SeriesNoise.of(new double[] {4, 5}).sd()).isPositive();
  }

  private static double[] series(double rho, double sd, boolean steps) {
    Random random = new Random(42);
    double[] series = new double[4000];
    double deviation = 0;
    for (int i = 0; i < series.length; i++) {
      deviation = rho * deviation + Math.sqrt(1 - rho * rho) * sd * random.nextGaussian();
      series[i] = deviation + (steps ? i / 200 : 0);
    }
    return series;
  }
}
