package tare.analysis.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import tare.results.history.Annotation;
import tare.results.history.HistoryMetric;
import tare.results.history.HistoryPoint;
import tare.results.history.HistoryPoint.Measurement;
import tare.results.history.HistoryRun;

class HistoryCheckerTest {

  private static final String THERE = "there";

  private static IntToDoubleFunction level(double nanos) {
    return night -> nanos;
  }

  private static IntToDoubleFunction step(int night, double before, double after) {
    return at -> at < night ? before : after;
  }

  private static HistoryCheck check(ExampleHistory history, Annotation... annotations) {
    return HistoryChecker.DEFAULT.check(history.runs(), List.of(annotations));
  }

  private static SeriesChanges series(HistoryCheck check, String subject) {
    return check.series().stream()
        .filter(one -> one.series().key().subject().equals(subject))
        .findFirst()
        .orElseThrow();
  }

  private static ExampleHistory slowerTcp() {
    return new ExampleHistory().nights(60, "here", level(100), level(300), step(50, 400, 440));
  }

  @Test
  void alarmsWhenTheNewestRunsAreARelevantRegression() {
    HistoryCheck check = check(slowerTcp());

    assertThat(check.regressions())
        .extracting(found -> found.series().key().subject())
        .containsExactly("Any/tcp");
    ChangePoint change = series(check, "Any/tcp").changes().get(0);
    assertThat(change.point().label()).isEqualTo("night 51");
    assertThat(change.change()).isCloseTo(0.1, within(0.01));
    assertThat(change.cause()).isEqualTo(Cause.AGENT);
    assertThat(series(check, "Any/disk").changes()).isEmpty();
  }

  @Test
  void doesNotAlarmForAnImprovement() {
    HistoryCheck check =
        check(new ExampleHistory().nights(60, "here", level(100), level(300), step(50, 440, 400)));

    assertThat(check.changes()).isEqualTo(1);
    assertThat(check.regressions()).isEmpty();
  }

  @Test
  void doesNotAlarmOnceTheRegressionIsUndone() {
    HistoryCheck check =
        check(
            new ExampleHistory()
                .nights(
                    60,
                    "here",
                    level(100),
                    level(300),
                    night -> night >= 40 && night < 50 ? 440 : 400));

    assertThat(series(check, "Any/tcp").changes()).hasSize(2);
    assertThat(check.regressions()).isEmpty();
  }

  @Test
  void addsSmallRegressionsUp() {
    IntToDoubleFunction creeping = night -> night < 40 ? 400 : night < 50 ? 410 : 420;
    HistoryCheck check =
        check(new ExampleHistory().noise(0.002).nights(60, "here", level(9), level(3), creeping));

    assertThat(series(check, "Any/tcp").changes()).hasSize(2).noneMatch(ChangePoint::relevant);
    assertThat(check.regressions()).hasSize(1);
  }

  @Test
  void forgetsAStepThatHasBecomeTheUsualLevel() {
    HistoryCheck check =
        check(new ExampleHistory().nights(90, "here", level(100), level(300), step(50, 400, 440)));

    assertThat(check.changes()).isEqualTo(1);
    assertThat(check.regressions()).isEmpty();
  }

  @Test
  void isSilencedByAnExplanationOfThatStepOnly() {
    Annotation known =
        new Annotation("2026-02-20T00:00:00Z", "2026-02-21T00:00:00Z", "Any/t*", "new image");
    HistoryCheck check = check(slowerTcp(), known);

    ChangePoint change = series(check, "Any/tcp").changes().get(0);
    assertThat(change.cause()).isEqualTo(Cause.EXPLAINED);
    assertThat(change.remark()).isEqualTo("new image");
    assertThat(check.regressions()).isEmpty();

    Annotation elsewhere =
        new Annotation("2026-02-20T00:00:00Z", "2026-02-21T00:00:00Z", "Any/disk", "new image");
    Annotation before =
        new Annotation("2026-02-10T00:00:00Z", "2026-02-11T00:00:00Z", "*", "new image");
    assertThat(check(slowerTcp(), elsewhere, before).regressions()).hasSize(1);
  }

  @Test
  void callsASuddenChangeOfEverythingOneOfTheInstrument() {
    HistoryCheck check =
        check(
            new ExampleHistory()
                .nights(60, "here", step(50, 100, 200), step(50, 300, 590), step(50, 400, 810)));

    assertThat(check.changes()).isEqualTo(3);
    assertThat(check.disturbances()).hasSize(1);
    assertThat(check.disturbances().get(0).alike()).isEqualTo(2);
    assertThat(check.series())
        .allMatch(found -> found.changes().get(0).cause() == Cause.INSTRUMENT);
    assertThat(check.regressions()).isEmpty();
  }

  @Test
  void doesNotTakeHalvedValuesForAnImprovementOfTheAgent() {
    HistoryCheck check =
        check(
            new ExampleHistory()
                .nights(60, "here", step(50, 100, 50), step(50, 300, 150), step(50, 400, 200)));

    assertThat(check.disturbances()).hasSize(1);
    assertThat(series(check, "Any/tcp").changes().get(0).cause()).isEqualTo(Cause.INSTRUMENT);
  }

  @Test
  void doesNotExcuseAnAgentThatIsMuchSlowerThanTheMachineBecame() {
    HistoryCheck check =
        check(
            new ExampleHistory()
                .nights(60, "here", step(50, 100, 104), step(50, 300, 312), step(50, 400, 800)));

    assertThat(check.regressions()).hasSize(1);
    ChangePoint change = series(check, "Any/tcp").changes().get(0);
    assertThat(change.cause()).isEqualTo(Cause.AGENT);
    assertThat(change.remark()).contains("the baseline changed in the same run");
  }

  @Test
  void neverJoinsPointsOfAnotherMachine() {
    HistoryCheck check =
        check(
            new ExampleHistory()
                .nights(30, "here", level(100), level(300), level(400))
                .nights(30, THERE, level(200), level(600), level(800)));

    assertThat(check.series()).hasSize(6);
    assertThat(check.changes()).isZero();
  }

  @Test
  void leavesTheOldMachineInPeaceOnceAnotherHasTakenOver() {
    ExampleHistory moved = slowerTcp().nights(29, THERE, level(100), level(300), level(440));
    assertThat(check(moved).regressions()).hasSize(1);

    moved.nights(1, THERE, level(100), level(300), level(440));
    assertThat(check(moved).regressions()).isEmpty();
  }

  @Test
  void takesALossOfRecordsForARegression() {
    List<HistoryRun> runs = new ArrayList<>();
    for (HistoryRun run :
        new ExampleHistory().nights(40, "here", level(1), level(1), level(1)).runs()) {
      double share = runs.size() < 30 ? 1 : 0.9;
      runs.add(with(run, new Measurement(HistoryMetric.DELIVERED, "share", share, null, null)));
    }
    HistoryCheck check = HistoryChecker.DEFAULT.check(runs, List.of());

    assertThat(check.regressions()).hasSize(1);
    ChangePoint change = check.regressions().get(0).changes().get(0);
    assertThat(change.change()).isCloseTo(-0.1, within(1e-9));
    assertThat(change.place()).isEqualTo(30);
  }

  @Test
  void comparesWhatMayBeZeroAsItIs() {
    List<HistoryRun> runs = new ArrayList<>();
    for (HistoryRun run :
        new ExampleHistory().nights(40, "here", level(1), level(1), level(1)).runs()) {
      double bytes = runs.size() < 30 ? 0 : 24;
      runs.add(with(run, new Measurement(HistoryMetric.ALLOCATION, "B", bytes, null, null)));
    }
    HistoryCheck check = HistoryChecker.DEFAULT.check(runs, List.of());

    assertThat(check.regressions().get(0).changes().get(0).change()).isCloseTo(24, within(1e-9));
  }

  private static HistoryRun with(HistoryRun run, Measurement measurement) {
    HistoryPoint point =
        new HistoryPoint("Any/tcp", "Any", "baseline", "1", "17", "", List.of(measurement));
    return new HistoryRun(
        run.schemaVersion(),
        run.toolVersion(),
        run.label(),
        run.time(),
        run.commit(),
        run.machine(),
        run.host(),
        run.source(),
        List.of(point));
  }

  @Test
  void refusesThresholdsThatAreNone() {
    assertThatThrownBy(() -> new HistoryChecker(StepDetector.DEFAULT, 0, 30))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("0.0 and 30");
    assertThatThrownBy(() -> new HistoryChecker(StepDetector.DEFAULT, 0.03, 3))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
