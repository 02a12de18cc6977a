package tare.analysis.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.analysis.comparison.Change;
import tare.analysis.comparison.Comparer;
import tare.analysis.statistics.Interval;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.RunComparison.ArmChange;
import tare.analysis.summary.RunComparison.OverheadChange;

class RunComparerTest {

  private static final long[] BARE = {100, 101, 99, 100, 102};
  private static final long[] TRACED = {1000, 1004, 997, 1001, 999};
  private static final long[] SLOWER = {1100, 1103, 1098, 1102, 1099};
  private static final long[] NOISY = {900, 1300, 1000, 1200, 800};

  @TempDir private Path directory;
  private final RecordedRun before = new RecordedRun().arm("baseline", BARE);
  private final RecordedRun after = new RecordedRun().arm("baseline", BARE);

  private RunComparison compare() throws IOException {
    return RunComparer.compare(
        before.in(directory.resolve("base")),
        after.in(directory.resolve("new")),
        Comparer.DEFAULT,
        WarmupRule.HALF);
  }

  @Test
  void seesARelevantRegressionAndWhatItMeansForTheOverhead() throws IOException {
    before.arm("tcp", TRACED).version("1.0");
    after.arm("tcp", SLOWER).version("1.1");

    ArmChange tcp = compare().arms().get(0);

    assertThat(tcp.time().id()).isEqualTo("Any/tcp");
    assertThat(tcp.time().verdict()).isEqualTo(Change.RELEVANT_REGRESSION);
    assertThat(tcp.time().ratio().estimate()).isCloseTo(1.1, within(0.001));
    assertThat(tcp.base().version()).isEqualTo("1.0");
    assertThat(tcp.changed().version()).isEqualTo("1.1");
    assertThat(tcp.overhead().orElseThrow().difference().estimate()).isCloseTo(10, within(0.1));
    assertThat(tcp.overhead().orElseThrow().difference().contains(0)).isFalse();
    assertThat(tcp.overhead().orElseThrow().ratio().orElseThrow().estimate())
        .isCloseTo(1000.0 / 900, within(0.001));
    assertThat(tcp.bootstrapRatio().estimate())
        .isCloseTo(tcp.time().ratio().estimate(), within(1e-9));
    assertThat(tcp.bootstrapRatio().low()).isBetween(1.09, 1.1);
  }

  @Test
  void givesNoRatioOfAnOverheadThatMayBeZero() throws IOException {
    after.arm("off", NOISY);
    RunComparison comparison =
        RunComparer.compare(
            new RecordedRun().arm("baseline", NOISY).arm("off", NOISY).in(directory.resolve("a")),
            after.in(directory.resolve("b")),
            Comparer.DEFAULT,
            WarmupRule.HALF);

    assertThat(comparison.arms().get(0).overhead().orElseThrow().ratio()).isEmpty();
  }

  @Test
  void boundsNothingByTheIterationsOfASingleFork() throws IOException {
    before.arm("tcp", 1000);
    after.arm("tcp", 1100);

    assertThat(compare().arms().get(0).bootstrapRatio().bounded()).isFalse();
  }

  @Test
  void saysOfEqualForksThatNothingRelevantChanged() throws IOException {
    before.arm("tcp", TRACED);
    after.arm("tcp", TRACED);

    RunComparison comparison = compare();

    assertThat(comparison.count(Change.NO_RELEVANT_CHANGE)).isEqualTo(1);
    assertThat(comparison.forced()).isFalse();
  }

  @Test
  void admitsThatNoisyForksDecideNothing() throws IOException {
    before.arm("tcp", NOISY);
    after.arm("tcp", NOISY);

    ArmChange tcp = compare().arms().get(0);

    assertThat(tcp.time().verdict()).isEqualTo(Change.INCONCLUSIVE);
    assertThat(tcp.time().forksToDecide()).isGreaterThan(5);
    assertThat(tcp.time().smallestVisibleChange()).isGreaterThan(0.03);
  }

  @Test
  void correctsForTheNumberOfConfigurationsButNotForTheBaseline() throws IOException {
    before.arm("tcp", TRACED).arm("disk", TRACED);
    after.arm("tcp", SLOWER).arm("disk", TRACED);

    RunComparison comparison = compare();

    ArmChange tcp = comparison.arms().get(0);
    assertThat(tcp.time().adjustedPValue()).isEqualTo(2 * tcp.time().pValue());
    ArmChange bare = comparison.withoutAgent().get(0);
    assertThat(bare.time().adjustedPValue()).isEqualTo(bare.time().pValue());
    assertThat(bare.overhead()).isEmpty();
  }

  @Test
  void namesWhatOnlyOneOfThemHas() throws IOException {
    before.arm("tcp", TRACED).arm("disk", TRACED).arm("baseline-again", BARE);
    after.arm("tcp", TRACED).arm("metrics", TRACED);

    assertThat(compare().notCompared())
        .containsExactly("Any/disk: only the base has it", "Any/metrics: only the new one has it");
  }

  @Test
  void comparesNoCostWhoseRecordsAreMissing() throws IOException {
    before.arm("tcp", TRACED);
    after.arm("tcp", SLOWER).missing("tcp");

    RunComparison comparison = compare();

    assertThat(comparison.arms()).isEmpty();
    assertThat(comparison.notCompared())
        .containsExactly(
            "Any/tcp: the records of the new one are missing, which forbids to publish its cost");
  }

  @Test
  void callsLostRecordsARegressionHoweverFastTheyMakeIt() throws IOException {
    before.arm("tcp", SLOWER);
    after.arm("tcp", TRACED).delivered("tcp", 900);

    RunComparison comparison = compare();

    assertThat(comparison.arms().get(0).time().verdict()).isEqualTo(Change.RELEVANT_IMPROVEMENT);
    assertThat(comparison.regressed()).isTrue();
    DeliveryChange fewer = comparison.fewerDelivered().get(0);
    assertThat(fewer.arm()).isEqualTo("Any/tcp");
    assertThat(fewer.base()).isEqualTo(1);
    assertThat(fewer.changed()).isEqualTo(0.9);
    assertThat(fewer.difference().high()).isCloseTo(-0.1, within(1e-9));
  }

  @Test
  void callsFewLostRecordsNoRegressionAndMoreDeliveredOnesNoneEither() throws IOException {
    before.arm("tcp", TRACED).arm("disk", TRACED).delivered("disk", 100);
    after.arm("tcp", TRACED).delivered("tcp", 980).arm("disk", TRACED).delivered("disk", 990);

    RunComparison comparison = compare();

    assertThat(comparison.regressed()).isFalse();
    assertThat(comparison.deliveries())
        .extracting(DeliveryChange::changed)
        .containsExactly(0.98, 0.99);
  }

  @Test
  void comparesNothingWithWhatNoLongerShowsThatItInstruments() throws IOException {
    before.arm("tcp", TRACED);
    after.arm("tcp", BARE).unproven("tcp");

    RunComparison comparison = compare();

    assertThat(comparison.arms()).isEmpty();
    assertThat(comparison.notCompared())
        .containsExactly("Any/tcp: nothing shows that the new one instruments, as the base does");
  }

  @Test
  void seesThatMachineJdkAndParametersDiffer() throws IOException {
    before.arm("tcp", TRACED);
    after.arm("tcp", TRACED).machine("there").jdk("25").depth(20);

    assertThat(compare().differences())
        .containsExactly(
            "other machine: there instead of here",
            "other JDK: 25 instead of 17.0.15",
            "other depth: 20 instead of 10");
  }

  /** By hand: 5 - sqrt(2² + 3²) and 5 + sqrt(4² + 1²). */
  @Test
  void combinesTheLimitsOfTwoOverheads() {
    OverheadChange change =
        OverheadChange.of(new Interval(10, 9, 13, 0.99), new Interval(15, 13, 19, 0.99));

    assertThat(change.difference().estimate()).isEqualTo(5);
    assertThat(change.difference().low()).isCloseTo(5 - Math.sqrt(13), within(1e-12));
    assertThat(change.difference().high()).isCloseTo(5 + Math.sqrt(17), within(1e-12));
  }
}
