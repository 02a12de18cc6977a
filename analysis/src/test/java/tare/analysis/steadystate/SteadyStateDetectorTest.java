package tare.analysis.steadystate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tare.analysis.steadystate.LabelledSeries.Noise;
import tare.analysis.steadystate.LabelledSeries.Shape;

class SteadyStateDetectorTest {

  private static final SteadyStateDetector DETECTOR = SteadyStateDetector.DEFAULT;

  /** Iteration means of a real fork: a recursive method without an agent, in ns. */
  private static final double[] REAL = {
    278, 133, 133, 132, 131, 138, 131, 131, 135, 151, 121, 102, 99, 98, 99, 98, 98, 100, 97, 97, 99,
    103, 94, 94, 95, 98, 93, 93, 94, 94, 93, 94, 95, 93, 96, 96, 94, 93, 118, 95, 93, 95, 94, 95,
    93, 91, 93, 95, 92, 91
  };

  @Test
  void seesARealWarmup() {
    ForkSteadyState fork = DETECTOR.detect(REAL);
    assertThat(fork.forkClass()).isEqualTo(ForkClass.WARMUP);
    assertThat(fork.firstSteadyIteration()).isBetween(11, 24);
    assertThat(fork.segments().get(1).levelNanos()).isCloseTo(133, within(3.0));
  }

  @Test
  void seesOneLevel() {
    ForkSteadyState fork = DETECTOR.detect(noisy(i -> 100));
    assertThat(fork.forkClass()).isEqualTo(ForkClass.FLAT);
    assertThat(fork.firstSteadyIteration()).isZero();
    assertThat(fork.segments()).hasSize(1);
    assertThat(fork.segments().get(0).levelNanos()).isCloseTo(100, within(1.0));
  }

  @Test
  void seesWarmupAndItsEnd() {
    ForkSteadyState fork = DETECTOR.detect(noisy(i -> i < 8 ? 180 : i < 17 ? 120 : 100));
    assertThat(fork.forkClass()).isEqualTo(ForkClass.WARMUP);
    assertThat(fork.firstSteadyIteration()).isEqualTo(17);
    assertThat(fork.segments()).extracting(Segment::from).containsExactly(0, 8, 17);
  }

  @Test
  void seesASlowdownAfterAWarmup() {
    ForkSteadyState fork = DETECTOR.detect(noisy(i -> i < 8 ? 180 : i < 20 ? 100 : 120));
    assertThat(fork.forkClass()).isEqualTo(ForkClass.SLOWDOWN);
    assertThat(fork.firstSteadyIteration()).isEqualTo(20);
  }

  @Test
  void takesLevelsWithinTheToleranceForOne() {
    assertThat(DETECTOR.detect(noisy(i -> i < 20 ? 100 : 102)).forkClass())
        .isEqualTo(ForkClass.FLAT);
    assertThat(DETECTOR.detect(noisy(i -> i < 20 ? 100 : 106)).forkClass())
        .isEqualTo(ForkClass.SLOWDOWN);
  }

  @Test
  void trustsOnlyALastLevelThatLasts() {
    assertThat(DETECTOR.detect(noisy(i -> i < 40 ? 100 : 130)).firstSteadyIteration())
        .isEqualTo(40);
    ForkSteadyState late = DETECTOR.detect(noisy(i -> i < 41 ? 100 : 130));
    assertThat(late.forkClass()).isEqualTo(ForkClass.NO_STEADY_STATE);
    assertThat(late.firstSteadyIteration()).isEqualTo(25);
    assertThat(late.segments()).hasSize(2);
  }

  @Test
  void passesOverABurst() {
    ForkSteadyState fork = DETECTOR.detect(noisy(i -> i == 30 || i == 31 ? 900 : 100));
    assertThat(fork.forkClass()).isEqualTo(ForkClass.FLAT);
  }

  @Test
  void seesNoSteadyStateInADriftOrACycle() {
    assertThat(DETECTOR.detect(noisy(i -> 100 + i)).forkClass())
        .isEqualTo(ForkClass.NO_STEADY_STATE);
    assertThat(DETECTOR.detect(noisy(i -> 150 - i)).forkClass())
        .isEqualTo(ForkClass.NO_STEADY_STATE);
    assertThat(DETECTOR.detect(noisy(i -> i % 12 < 6 ? 100 : 130)).forkClass())
        .isEqualTo(ForkClass.NO_STEADY_STATE);
  }

  @Test
  void cutsTheCreepingTailOfASmoothWarmup() {
    ForkSteadyState fork = DETECTOR.detect(noisy(i -> 100 * (1 + Math.exp(-i / 4.0))));
    assertThat(fork.forkClass()).isEqualTo(ForkClass.WARMUP);
    assertThat(fork.firstSteadyIteration()).isBetween(8, 17);
    Segment last = fork.segments().get(fork.segments().size() - 1);
    assertThat(last.from()).isEqualTo(fork.firstSteadyIteration());
    assertThat(last.levelNanos()).isCloseTo(100, within(1.5));
  }

  @Test
  void segmentsCoverTheFork() {
    ForkSteadyState fork = DETECTOR.detect(REAL);
    int next = 0;
    for (Segment segment : fork.segments()) {
      assertThat(segment.from()).isEqualTo(next);
      next = segment.to();
    }
    assertThat(next).isEqualTo(REAL.length);
  }

  @Test
  void classifiesTimesOfEqualValue() {
    double[] equal = new double[50];
    Arrays.fill(equal, 57);
    assertThat(DETECTOR.detect(equal).forkClass()).isEqualTo(ForkClass.FLAT);
  }

  @Test
  void saysNothingOfTooFewIterations() {
    ForkSteadyState fork =
        DETECTOR.detect(new double[] {100, 100, 100, 100, 100, 100, 100, 100, 100});
    assertThat(fork.forkClass()).isEqualTo(ForkClass.NO_STEADY_STATE);
    assertThat(fork.firstSteadyIteration()).isEqualTo(4);
    assertThat(fork.segments()).hasSize(1);
    assertThat(DETECTOR.detect(new double[0]).segments()).isEmpty();
    double[] ten = {100, 101, 100, 101, 100, 101, 100, 101, 100, 101};
    assertThat(DETECTOR.detect(ten).forkClass()).isEqualTo(ForkClass.FLAT);
  }

  @Test
  void refusesWhatIsNoTime() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DETECTOR.detect(new double[] {100, 0}))
        .withMessageContaining("iteration 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DETECTOR.detect(new double[] {Double.POSITIVE_INFINITY}));
    assertThatIllegalArgumentException().isThrownBy(() -> new SteadyStateDetector(0, 0.2, 4));
    assertThatIllegalArgumentException().isThrownBy(() -> new SteadyStateDetector(0.03, 0, 4));
    assertThatIllegalArgumentException().isThrownBy(() -> new SteadyStateDetector(0.03, 1.1, 4));
    assertThatIllegalArgumentException().isThrownBy(() -> new SteadyStateDetector(0.03, 0.2, 0));
  }

  @ParameterizedTest
  @CsvSource({
    "FLAT, 0.01, 90",
    "WARMUP_STEPS, 0.01, 94",
    "WARMUP_SMOOTH, 0.01, 94",
    "SLOWDOWN, 0.01, 94",
    "CYCLIC, 0.01, 80",
    "DRIFTING, 0.01, 96",
    "LATE_CHANGE, 0.01, 97",
    "FLAT, 0.03, 84",
    "WARMUP_STEPS, 0.03, 92",
    "SLOWDOWN, 0.03, 90",
    "DRIFTING, 0.03, 86",
    "LATE_CHANGE, 0.03, 92"
  })
  void classifiesLabelledSeries(Shape shape, double noise, double leastPercent) {
    SeriesGenerator generator = new SeriesGenerator(7, 50);
    int right = 0;
    for (int i = 0; i < 300; i++) {
      LabelledSeries series = generator.next(shape, new Noise(noise, 0.3, 0.03));
      right += DETECTOR.detect(series.nanos()).forkClass() == series.truth() ? 1 : 0;
    }
    assertThat(right / 3.0).isGreaterThanOrEqualTo(leastPercent);
  }

  private static double[] noisy(IntToDoubleFunction level) {
    Random random = new Random(3);
    double[] nanos = new double[50];
    Arrays.setAll(nanos, i -> level.applyAsDouble(i) * Math.exp(0.005 * random.nextGaussian()));
    return nanos;
  }
}
