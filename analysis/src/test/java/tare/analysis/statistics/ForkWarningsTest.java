package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tare.model.Warning;

class ForkWarningsTest {

  private static final double[] TEN = {100, 101, 99, 102, 98, 100.5, 99.5, 101.5, 98.5, 100.2};

  /** SciPy 1.17.1: {@code 0.6745*(x-np.median(x))/stats.median_abs_deviation(x)}. */
  @Test
  void scoresForksAsScipyDoes() {
    double[] x = {101.5, 99.2, 104.8, 100.1, 97.9, 131.0};
    double[] scores = OutlyingFork.modifiedZScores(x);
    double[] expected = {0.20984444, -0.47964444, 1.19911111, -0.20984444, -0.86935556, 9.05328889};
    assertThat(scores).containsExactly(expected, within(1e-8));
    assertThat(OutlyingFork.among(x)).hasSize(1);
    assertThat(OutlyingFork.among(x).get(0).fork()).isEqualTo(5);
    assertThat(OutlyingFork.among(x).get(0).value()).isEqualTo(131.0);
  }

  /** numpy 2.4.6: {@code (y-5)/(1.253314*np.mean(abs(y-5)))}. */
  @Test
  void scoresByTheMeanDeviationWhereMostForksTie() {
    double[] y = {5, 5, 5, 5, 5, 9};
    assertThat(OutlyingFork.modifiedZScores(y)[5]).isCloseTo(4.78730789, within(1e-8));
    assertThat(OutlyingFork.modifiedZScores(new double[] {5, 5, 5})).containsOnly(0);
  }

  @Test
  void findsNothingOutlyingAmongFewForks() {
    assertThat(OutlyingFork.among(new double[] {1, 1.1, 0.9, 50})).isEmpty();
    assertThat(OutlyingFork.among(new double[] {1, 1.1, 0.9, 1.05, 50})).hasSize(1);
  }

  /** numpy: 0.95-quantiles of the largest score over 60,000 normal samples: 7.87, 4.55, 3.81. */
  @Test
  void asksMoreOfAScoreInASmallSample() {
    assertThat(OutlyingFork.threshold(5)).isCloseTo(7.87, within(0.1));
    assertThat(OutlyingFork.threshold(10)).isCloseTo(4.55, within(0.5));
    assertThat(OutlyingFork.threshold(30)).isCloseTo(3.81, within(0.1));
  }

  @Test
  void acceptsTenForksOfOneSpeed() {
    assertThat(ForkWarnings.ofForks(TEN)).isEmpty();
  }

  @Test
  void namesTheFirstForkWhenItIsSlow() {
    double[] forks = TEN.clone();
    forks[0] = 559;
    assertThat(codes(ForkWarnings.ofForks(forks))).containsExactly("firstForkSlow");
    assertThat(ForkWarnings.ofForks(forks).get(0).message()).contains("559.0 ns");
  }

  @Test
  void namesTheFarthestOutlyingFork() {
    double[] forks = TEN.clone();
    forks[3] = 130;
    forks[7] = 40;
    List<Warning> warnings = ForkWarnings.ofForks(forks);
    assertThat(codes(warnings)).containsExactly("outlyingForks");
    assertThat(warnings.get(0).message()).contains("2 of the forks", "fork 8", "40.0 ns");
  }

  @Test
  void aFastFirstForkIsOutlyingButNotSlow() {
    double[] forks = TEN.clone();
    forks[0] = 40;
    assertThat(codes(ForkWarnings.ofForks(forks))).containsExactly("outlyingForks");
  }

  @Test
  void recognisesForksOfTwoSpeeds() {
    double[] forks = {92, 125, 93, 91, 126, 94, 124, 93, 92, 95};
    TwoSpeedForks found = TwoSpeedForks.among(forks).orElseThrow();
    assertThat(found.slowForks()).isEqualTo(3);
    assertThat(found.forks()).isEqualTo(10);
    assertThat(found.slowShare()).isEqualTo(0.3);
    assertThat(found.slowDown()).isCloseTo(1.345, within(0.005));
    assertThat(codes(ForkWarnings.ofForks(forks))).containsExactly("twoSpeedForks");
    assertThat(ForkWarnings.ofForks(forks).get(0).message()).contains("3 of 10", "1.35 times");
  }

  @Test
  void recognisesTwoSpeedsBesideAnOutlyingFork() {
    double[] forks = {92, 125, 93, 91, 126, 94, 124, 93, 92, 95, 559};
    assertThat(TwoSpeedForks.among(forks).orElseThrow().slowForks()).isEqualTo(3);
  }

  @Test
  void takesNearSpeedsForOne() {
    double[] forks = {100, 100, 100.1, 100, 101, 101, 101.1, 101, 100, 101};
    assertThat(TwoSpeedForks.among(forks)).isEmpty();
  }

  @Test
  void seldomSplitsForksOfOneSpeed() {
    Random random = new Random(11);
    for (int forks : new int[] {5, 10, 20, 40}) {
      int found = 0;
      for (int i = 0; i < 2000; i++) {
        double[] values = random.doubles(forks).map(u -> 0).toArray();
        Arrays.setAll(values, fork -> 100 * Math.exp(0.1 * random.nextGaussian()));
        found += TwoSpeedForks.among(values).isPresent() ? 1 : 0;
      }
      assertThat(found / 2000.0).as("%d forks", forks).isLessThan(0.025);
    }
  }

  /** numpy: 0.01-quantiles of the share over 100,000 normal samples. */
  @Test
  void criticalSharesFollowTheSimulatedOnes() {
    assertThat(TwoSpeedForks.criticalShare(5)).isCloseTo(0.0135, within(0.001));
    assertThat(TwoSpeedForks.criticalShare(10)).isCloseTo(0.0922, within(0.002));
    assertThat(TwoSpeedForks.criticalShare(20)).isCloseTo(0.1691, within(0.003));
    assertThat(TwoSpeedForks.criticalShare(60)).isCloseTo(0.2528, within(0.003));
  }

  @Test
  void warnsOfFewForks() {
    assertThat(codes(ForkWarnings.ofForks(new double[] {100, 101, 99})))
        .containsExactly("fewForks");
    assertThat(codes(ForkWarnings.ofForks(Arrays.copyOf(TEN, 9)))).containsExactly("fewForks");
  }

  @Test
  void warnsOfForksTooShortToMeasure() {
    assertThat(ForkWarnings.shortFork(100_000, 5e6)).isEmpty();
    assertThat(ForkWarnings.shortFork(99_999, 5e7)).isPresent();
    Warning tooBrief = ForkWarnings.shortFork(200_000, 2e6).orElseThrow();
    assertThat(tooBrief.message()).contains("200000 calls in 2.0 ms");
    assertThat(tooBrief.remedy()).contains("--calls 500000");
    assertThat(ForkWarnings.shortFork(10, 5e7).orElseThrow().remedy()).contains("--calls 100000");
  }

  @Test
  void warnsOfCallsTooShortForTheClock() {
    assertThat(ForkWarnings.shortCall(40, 20)).isEmpty();
    assertThat(ForkWarnings.shortCall(39.9, 20).orElseThrow().message()).contains("40 ns", "20 ns");
  }

  @Test
  void warnsWhenTheBaselineDiffersFromItself() {
    double[] slower = Arrays.stream(TEN).map(value -> value * 1.1).toArray();
    assertThat(ForkWarnings.sameArmDiffers(SameArmTest.of(TEN, TEN, 0.99))).isEmpty();
    assertThat(
            ForkWarnings.sameArmDiffers(SameArmTest.of(TEN, slower, 0.99)).orElseThrow().message())
        .contains("1.100");
  }

  private static List<String> codes(List<Warning> warnings) {
    return warnings.stream().map(Warning::code).toList();
  }
}
