package tare.analysis.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StepDetectorTest {

  private static final double NOISE = 0.01;

  private static double[] noise(int length, long seed) {
    Random random = new Random(seed);
    double[] series = new double[length];
    Arrays.setAll(series, i -> 5 + NOISE * random.nextGaussian());
    return series;
  }

  private static double[] raised(double[] series, int from, int to, double by) {
    for (int i = from; i < to; i++) {
      series[i] += by;
    }
    return series;
  }

  private static List<Step> steps(double[] series) {
    return StepDetector.DEFAULT.detect(series);
  }

  @Test
  void findsAStepWithItsLevelsAndSignificance() {
    double[] series = raised(noise(60, 1), 35, 60, 0.05);

    assertThat(steps(series)).hasSize(1);
    Step step = steps(series).get(0);
    assertThat(step.first()).isEqualTo(35);
    assertThat(step.before()).isCloseTo(5, within(0.005));
    assertThat(step.rise()).isCloseTo(0.05, within(0.006));
    assertThat(step.pValue()).isEqualTo(0.001);
  }

  @Test
  void findsARiseAndTheFallThatUndoesIt() {
    double[] series = raised(noise(300, 2), 180, 190, 0.06);

    assertThat(steps(series)).extracting(Step::first).containsExactly(180, 190);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void callsUpToThreeRunsThatComeBackAGlitch(int runs) {
    assertThat(steps(raised(noise(60, 3), 30, 30 + runs, 5.6))).isEmpty();
    assertThat(steps(raised(noise(60, 3), 60 - runs, 60, 5.6))).isEmpty();
    assertThat(steps(raised(noise(60, 3), 0, runs, 5.6))).isEmpty();
  }

  /** Six times the noise is little for a window of seven, of which three are off. */
  @ParameterizedTest
  @ValueSource(doubles = {0.06, 0.1, 0.2, 0.4})
  void callsSmallGlitchesGlitches(double by) {
    int steps = 0;
    for (int seed = 0; seed < 50; seed++) {
      steps += steps(raised(noise(60, seed), 30, 33, by)).isEmpty() ? 0 : 1;
      steps += steps(raised(noise(60, seed), 57, 60, by)).isEmpty() ? 0 : 1;
    }
    assertThat(steps).isLessThanOrEqualTo(4);
  }

  @Test
  void callsTwoRunsAndThenAThirdAGlitch() {
    double[] series = raised(raised(noise(60, 3), 30, 32, 5.6), 33, 34, 5.6);

    assertThat(steps(series)).isEmpty();
  }

  @Test
  void callsFourNewRunsAStep() {
    assertThat(steps(raised(noise(60, 3), 56, 60, 0.1))).extracting(Step::first).contains(56);
  }

  @Test
  void isNotMisledByAGlitchBesideAStep() {
    double[] series = raised(raised(noise(80, 4), 40, 80, 0.08), 42, 44, 3);

    assertThat(steps(series)).extracting(Step::first).containsExactly(40);
  }

  @ParameterizedTest
  @CsvSource({"8, 4", "12, 6", "20, 16"})
  void findsClearStepsInShortSeries(int length, int place) {
    double[] series = raised(noise(length, 5), place, length, 0.5);

    assertThat(steps(series)).extracting(Step::first).containsExactly(place);
  }

  @Test
  void findsStepsWithoutAnyNoise() {
    double[] series = raised(new double[40], 25, 40, 0.02);

    assertThat(steps(series)).extracting(Step::first).containsExactly(25);
    assertThat(steps(new double[40])).isEmpty();
  }

  @Test
  void leavesWhatDoesNotMatterAlone() {
    assertThat(steps(raised(new double[40], 25, 40, 1e-6))).isEmpty();
  }

  /** A hundred series without a step each; 0.01 for each whole series, here of three kinds. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.3, 0.5})
  void seldomSeesWhatIsNotThere(double autocorrelation) {
    int seen = 0;
    for (int seed = 0; seed < 100; seed++) {
      double[] series = noise(100, 1000 + seed);
      for (int i = 1; i < series.length; i++) {
        series[i] += autocorrelation * (series[i - 1] - 5);
      }
      seen += steps(series).isEmpty() ? 0 : 1;
    }
    assertThat(seen).isLessThanOrEqualTo(5);
  }

  @Test
  void saysTheSameTwice() {
    double[] series = raised(noise(120, 6), 50, 120, 0.02);
    double[] given = series.clone();

    assertThat(steps(series)).isEqualTo(steps(series));
    assertThat(series).containsExactly(given);
  }

  @Test
  void saysNothingOfFewValues() {
    assertThat(steps(new double[] {1, 1, 1, 9, 9, 9, 9})).isEmpty();
    assertThat(steps(new double[0])).isEmpty();
  }

  @Test
  void refusesWhatIsNoSignificance() {
    assertThatThrownBy(() -> new StepDetector(1, 999, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1.0 and 999");
    assertThatThrownBy(() -> new StepDetector(0.01, 50, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
