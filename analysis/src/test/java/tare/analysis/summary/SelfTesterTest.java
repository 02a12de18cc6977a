package tare.analysis.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.SelfTestDesign.Names;
import tare.analysis.summary.SelfTestDesign.Step;
import tare.model.Arm;
import tare.results.ResultsFolder;
import tare.results.SelfTest;

class SelfTesterTest {

  private static final int DEPTH = 10;
  private static final AnalysisSettings SETTINGS = new AnalysisSettings(WarmupRule.NONE, 0.95);
  private static final Names BARE = new Names(Arm.BASELINE, Arm.BASELINE_AGAIN);
  private static final Names CALL = new Names("Any/200", "Any/200-again");

  @TempDir private Path directory;
  private Random random;

  @BeforeEach
  void seed() {
    random = new Random(20261130);
  }

  private long[] forks(int blocks, double nanos, double sigma) {
    long[] forks = new long[blocks];
    for (int block = 0; block < blocks; block++) {
      forks[block] = Math.round(nanos * Math.exp(sigma * random.nextGaussian()));
    }
    return forks;
  }

  private ResultsFolder measured(int blocks, double sigma) throws IOException {
    return new RecordedRun()
        .depth(DEPTH)
        .arm(Arm.BASELINE, forks(blocks, 5_000, sigma))
        .arm(Arm.BASELINE_AGAIN, forks(blocks, 5_000, sigma))
        .arm("0", forks(blocks, 50_000, sigma))
        .arm("50", forks(blocks, 50_500, sigma))
        .arm("200", forks(blocks, 70_000, sigma))
        .arm("200-again", forks(blocks, 70_000, sigma))
        .truth("50", 50)
        .truth("200", 1_900)
        .in(directory.resolve("run"));
  }

  private static SelfTestDesign design() {
    return new SelfTestDesign(
        List.of(BARE, CALL),
        CALL,
        "Any/0",
        List.of(new Step("Any/50", 30, 50), new Step("Any/200", 130, 2_000)),
        300,
        299);
  }

  @Test
  void saysWhatTheMachineCanSee() throws IOException {
    SelfTest test = SelfTester.test(measured(40, 0.01), design(), SETTINGS).orElseThrow();

    assertThat(test.blocks()).isEqualTo(40);
    assertThat(test.forksPerArm()).isEqualTo(10);
    assertThat(test.machineId()).isEqualTo("here");
    assertThat(test.sameArms().pairs()).isEqualTo(2);
    assertThat(test.sameArms().independentTrials()).isEqualTo(8);
    assertThat(test.raisesFalseAlarms()).isFalse();
    // SciPy as in SameArmsTest, with a sd of 0.01: 0.0192
    assertThat(test.smallestChange()).isCloseTo(0.0192, within(0.005));
    assertThat(test.callNanos()).isCloseTo(70_000, within(700.0));
  }

  @Test
  void measuresBiasAgainstWhatTheForksTimed() throws IOException {
    SelfTest test = SelfTester.test(measured(40, 0.001), design(), SETTINGS).orElseThrow();

    SelfTest.Step small = test.steps().get(0);
    assertThat(small.trueNanos()).isEqualTo(50);
    assertThat(small.biasNanos()).isCloseTo(0, within(5.0));
    SelfTest.Step biased = test.steps().get(1);
    assertThat(biased.nanosPerMonitoredCall().estimate()).isCloseTo(2_000, within(5.0));
    assertThat(biased.biasNanos()).isCloseTo(100, within(5.0));
    assertThat(biased.coverage().estimate()).isZero();
  }

  @Test
  void takesTheSmallestStepFromWhichOnAllAreSeen() throws IOException {
    SelfTest quiet = SelfTester.test(measured(20, 0.001), design(), SETTINGS).orElseThrow();

    assertThat(quiet.smallestStepNanos()).isEqualTo(50);
  }

  @Test
  void seesNoSmallStepOnALoudMachine() throws IOException {
    SelfTest loud = SelfTester.test(measured(20, 0.05), design(), SETTINGS).orElseThrow();

    assertThat(loud.steps().get(0).seen().estimate()).isLessThan(0.5);
    assertThat(loud.smallestStepNanos()).isEqualTo(1_900);
  }

  @Test
  void saysNothingOfTooFewBlocks() throws IOException {
    assertThat(SelfTester.test(measured(4, 0.01), design(), SETTINGS)).isEmpty();
  }
}
