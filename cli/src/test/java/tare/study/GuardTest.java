package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tare.analysis.report.ComparisonFormat;
import tare.study.GuardOutcome.Verdict;

class GuardTest {

  private static final GuardGoal GOAL = new GuardGoal(0.03, 0.99, Duration.ofMinutes(20));

  private final List<String> notices = new ArrayList<>();

  private GuardOutcome gate(SimulatedReleases releases) throws IOException, InterruptedException {
    return new Guard(GOAL, releases::nanoTime, notices::add).run(releases);
  }

  private static SimulatedReleases releases(long seed, double ratio, double spread) {
    return new SimulatedReleases(seed, ratio, spread, Duration.ofMinutes(1));
  }

  @Test
  void seesARegressionAtAnEarlyLookAndStops() throws Exception {
    SimulatedReleases releases = releases(1, 1.2, 0.02);

    GuardOutcome outcome = gate(releases);

    assertThat(outcome.verdict()).isEqualTo(Verdict.REGRESSION);
    assertThat(releases.measured()).isEqualTo(5);
    assertThat(outcome.sentence())
        .isEqualTo(
            "Regression: 1 of 1 configuration became slower by more than 3 %,"
                + " after 5 blocks (5:00 min), 1 look.");
  }

  @Test
  void passesWhenNothingRelevantCanHaveChanged() throws Exception {
    GuardOutcome outcome = gate(releases(2, 1.0, 0.005));

    assertThat(outcome.verdict()).isEqualTo(Verdict.PASSED);
    assertThat(outcome.blocks()).isLessThan(20);
  }

  @Test
  void isInconclusiveWhenTheBudgetIsSpentAndSaysWhatItWouldTake() throws Exception {
    SimulatedReleases releases = releases(3, 1.0, 0.1);

    GuardOutcome outcome = gate(releases);

    assertThat(outcome.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(releases.measured()).isEqualTo(20);
    assertThat(outcome.looks())
        .extracting(GuardOutcome.Look::blocks)
        .containsExactly(5, 10, 15, 20);
    assertThat(notices)
        .anySatisfy(
            line -> assertThat(line).contains("holds 20 blocks; looking after 5, 10, 15, 20"))
        .anySatisfy(
            line -> assertThat(line).contains("3.0 % would take about").contains("--budget"));
  }

  @Test
  void advisesLongerForksWhereMoreWouldTakeDays() throws Exception {
    gate(releases(3, 1.0, 0.5));

    assertThat(notices)
        .anySatisfy(
            line ->
                assertThat(line)
                    .contains("3.0 % would take ")
                    .endsWith(" blocks or more: raise --calls, or find a quieter machine."));
  }

  @Test
  void neverDecidesOnFewerThanFiveBlocks() throws Exception {
    SimulatedReleases releases = new SimulatedReleases(4, 2, 0.001, Duration.ofMinutes(6));

    GuardOutcome outcome = gate(releases);

    assertThat(releases.measured()).isEqualTo(2);
    assertThat(outcome.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(outcome.sentence()).contains("fewer than 5 blocks; raise --budget");
    assertThat(notices)
        .containsExactly(
            "A block takes 6:00 min; no decision rests on fewer than 5 blocks: --budget 31m");
  }

  @Test
  void isNotPassedByLosingRecords() throws Exception {
    GuardOutcome outcome = gate(releases(5, 0.5, 0.005).delivering(0.9));

    assertThat(outcome.verdict()).isEqualTo(Verdict.REGRESSION);
    assertThat(outcome.sentence())
        .startsWith("Regression: 1 of 1 configuration lost more than 3 % of their records, after");
  }

  @Test
  void overlooksWhatIsLostBelowTheThreshold() throws Exception {
    assertThat(gate(releases(5, 1, 0.005).delivering(0.98)).verdict()).isEqualTo(Verdict.PASSED);
  }

  @Test
  void endsAfterThePilotWhenTheNewReleaseDoesNotWork() throws Exception {
    SimulatedReleases releases =
        releases(6, 1, 0.005).without("Any-java/disk: the new one was not measured: it ended");

    GuardOutcome outcome = gate(releases);

    assertThat(releases.measured()).isEqualTo(2);
    assertThat(outcome.verdict()).isEqualTo(Verdict.FAILED);
    assertThat(outcome.sentence())
        .isEqualTo(
            "Failed after 2 blocks (2:00 min), 1 look:"
                + " Any-java/disk: the new one was not measured: it ended.");
  }

  /**
   * 400 gates of equal releases, four looks each, seeds 1 to 400: two alarms are to be expected.
   */
  @Test
  void raisesNoMoreFalseAlarmsThanAgreed() throws Exception {
    int alarms = 0;
    for (int seed = 1; seed <= 400; seed++) {
      alarms += gate(releases(seed, 1, 0.1)).verdict() == Verdict.REGRESSION ? 1 : 0;
    }
    // Only slow-downs are alarms: half of the two-sided level. More than six have p = 0.4 %.
    assertThat(alarms).isLessThanOrEqualTo(6);
  }

  /** 100 gates of a release that is 10 % slower, spread 5 %. */
  @Test
  void seesTenPercentInNineOfTenGates() throws Exception {
    int seen = 0;
    for (int seed = 1; seed <= 100; seed++) {
      seen += gate(releases(seed, 1.1, 0.05)).verdict() == Verdict.REGRESSION ? 1 : 0;
    }
    assertThat(seen).isGreaterThanOrEqualTo(90);
  }

  @Test
  void isTheSameForPeopleProgramsAndPullRequests() throws Exception {
    GuardOutcome outcome = gate(releases(1, 1.2, 0.02));

    String text = GuardReport.render(outcome, ComparisonFormat.TEXT);
    assertThat(text.replace("\n  ", " ")).endsWith("\n" + outcome.sentence() + "\n");
    assertThat(text.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    assertThat(GuardReport.render(outcome, ComparisonFormat.MARKDOWN))
        .startsWith("## ❌ Regression: 1 of 1")
        .contains("Looks (blocks, level): 5 at 0.0025; together 0.0100.");
    assertThat(GuardReport.render(outcome, ComparisonFormat.JSON))
        .contains("\"verdict\" : \"regression\"", "\"blocks\" : 5", "\"comparison\" : {")
        .contains("\"sentence\" : \"" + outcome.sentence() + "\"");
  }
}
