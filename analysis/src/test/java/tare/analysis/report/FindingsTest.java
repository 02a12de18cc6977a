package tare.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tare.model.RecordAccounting;
import tare.model.Stage;
import tare.model.Warning;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
import tare.results.Precision;
import tare.results.Scaling;
import tare.results.Summary;

class FindingsTest {

  private static final RecordAccounting COMPLETE =
      RecordAccounting.of(1_000, 1_000, 0, Optional.empty());
  private static final RecordAccounting LOSSY =
      RecordAccounting.of(1_000, 500, 400, Optional.empty());

  @Test
  void namesTheCheapestThatDeliveredEverything() {
    assertThat(findings(tcp("dear", 90, COMPLETE), tcp("cheap", 80, COMPLETE)))
        .contains("Cheapest complete: A/cheap, 80.0 ns [79.0, 81.0] for each monitored call.")
        .noneMatch(sentence -> sentence.startsWith("Cheaper"));
  }

  @Test
  void namesACheaperOneThatLosesRecordsBesideIt() {
    assertThat(findings(tcp("dear", 90, COMPLETE), tcp("fast", 20, LOSSY)))
        .contains(
            "Cheaper, but it loses records: A/fast, 20.0 ns [19.0, 21.0] for each monitored call.")
        .contains(
            "A/fast lost 500 of 1000 records: 400 dropped by its own account,"
                + " 100 without a word. It delivered 400 records a second from its first call to its"
                + " end; as a suggestion, try half of that, in calls a second: --rate 90000.");
  }

  /** 2 s of calls at 1,000 records a second and 8 s of drain in all, 10 records a call. */
  @Test
  void suggestsARateByWhatWasDelivered() {
    ConfigurationSummary arm =
        new ReportExamples.Example("A", "1", "tcp", Stage.TCP)
            .overhead(5, 4, 6)
            .calls(40)
            .cost(1_000.0, 1.6e9)
            .records(RecordAccounting.of(2_000, 1_700, 300, Optional.empty()))
            .build();

    RateSuggestion suggestion = RateSuggestion.of(arm).orElseThrow();

    assertThat(suggestion.recordsPerSecond()).isEqualTo(170);
    // Half of 17 calls a second.
    assertThat(suggestion.callsPerSecond()).isEqualByComparingTo("8");
  }

  @Test
  void suggestsNoRateWhereNothingArrivedOrNoTimeIsKnown() {
    assertThat(RateSuggestion.of(tcp("x", 1, RecordAccounting.of(9, 0, 0, Optional.empty()))))
        .isEmpty();
    assertThat(
            RateSuggestion.of(
                new ReportExamples.Example("A", "1", "tcp", Stage.TCP)
                    .cost(null, 1e9)
                    .records(LOSSY)
                    .build()))
        .isEmpty();
  }

  @Test
  void doesNotCallCheapWhatPutsItsWorkOff() {
    ConfigurationSummary late =
        new ReportExamples.Example("A", "1", "late", Stage.TCP)
            .overhead(10, 9, 11)
            .records(COMPLETE)
            .warnings(new Warning("backlog", "40 % had not arrived", "pace them"))
            .build();

    assertThat(findings(late, tcp("prompt", 80, COMPLETE)))
        .contains(
            "Cheapest complete: A/prompt, 80.0 ns [79.0, 81.0] for each monitored call.",
            "Cheaper, but it puts work off until the calls have ended: A/late, 10.0 ns [9.0, 11.0]"
                + " for each monitored call.");
    assertThat(findings(late))
        .contains(
            "No agent delivered every record while its calls were made; of those that put work off"
                + " the cheapest is A/late, 10.0 ns [9.0, 11.0] for each monitored call.")
        .noneMatch(sentence -> sentence.startsWith("Cheape"));
  }

  @Test
  void saysWhenNobodyDeliveredEverything() {
    assertThat(findings(tcp("fast", 20, LOSSY))).contains("No agent delivered every record.");
  }

  @Test
  void judgesNeitherTheReferenceNorWhatBringsNoRecordsOut() {
    assertThat(
            findings(
                new ReportExamples.Example("R", "1", "tcp", Stage.TCP)
                    .role("reference")
                    .overhead(57, 56, 58)
                    .records(COMPLETE)
                    .build(),
                new ReportExamples.Example("A", "1", "off", Stage.INSTRUMENTATION)
                    .overhead(1, 0, 2)
                    .records(RecordAccounting.of(0, 0, 0, Optional.of("transformed")))
                    .build()))
        .noneMatch(sentence -> sentence.contains("complete"))
        .noneMatch(sentence -> sentence.contains("No agent delivered"));
  }

  @Test
  void saysThatAFailedArmHasNoCost() {
    ConfigurationSummary arm = tcp("broken", 1, COMPLETE);
    ConfigurationSummary failed =
        new ConfigurationSummary(
            arm.arm(),
            arm.framework(),
            arm.version(),
            arm.configuration(),
            arm.stage(),
            arm.title(),
            -1,
            arm.role(),
            arm.baselineArm(),
            0,
            5,
            100,
            10,
            1,
            0,
            0,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            List.of());
    assertThat(findings(failed)).contains("A/broken has no cost: none of its forks was measured.");
    assertThat(
            TerminalReport.render(
                ReportExamples.summary(List.of(failed)), ReportExamples.experiment(), false))
        .contains(" broken");
  }

  @Test
  void warnsWhenTheSameDiffersFromItselfOrWasNotMeasuredTwice() {
    ConfidenceInterval high = ConfidenceInterval.of(3, 1, 5, 0.99);
    Summary summary = ReportExamples.summary();
    Summary.SameArmCheck alarm =
        new Summary.SameArmCheck(
            "baseline", "baseline-again", high, high, 0.001, Summary.SameArmCheck.Verdict.DIFFERS);
    assertThat(Findings.of(withChecks(summary, List.of(alarm))))
        .contains(
            "A/A: baseline-again against baseline, which is the same, 3.00 ns [1.00, 5.00]:"
                + " a difference where none is, so trust no small difference here.");
    assertThat(Findings.of(withChecks(summary, List.of())))
        .contains("No A/A: the baseline was not measured twice, so small differences mean little.");
  }

  @Test
  void claimsNothingOfTheSameWhoseIntervalIsWideOrOpen() {
    assertThat(undecided(new ConfidenceInterval(3, null, null, 0.99)))
        .contains(
            "A/A: baseline-again against baseline, which is the same, 3.00 ns (no interval from so"
                + " few forks): cannot tell, measure more forks.");
    assertThat(undecided(ConfidenceInterval.of(3, -41.2, 47.2, 0.99)))
        .contains(
            "A/A: baseline-again against baseline, which is the same, 3.00 ns [-41.2, 47.2]: cannot"
                + " tell, ±47.2 ns can hide here, and ±3 ns matter: measure more forks, or on a"
                + " quieter machine.");
  }

  private static List<String> undecided(ConfidenceInterval difference) {
    return Findings.of(
        withChecks(
            ReportExamples.summary(),
            List.of(
                new Summary.SameArmCheck(
                    "baseline",
                    "baseline-again",
                    difference,
                    difference,
                    1,
                    Summary.SameArmCheck.Verdict.UNDECIDED))));
  }

  @Test
  void saysHowPreciseItBecame() {
    assertThat(Findings.of(withChecks(ReportExamples.summary(), List.of())))
        .contains(
            "The budget of 15.0 min was spent after 16 blocks: intervals were to be 5.00 ns wide, and"
                + " are wider of A/tcp (7.25 ns, takes about 10000 or more forks), A/disk"
                + " (no interval).");
  }

  @Test
  void saysOfASweepHowPreciseItBecameButNotWhatItsRowsShow() {
    Summary summary = withChecks(ReportExamples.summary(), List.of());
    Scaling row = new Scaling("", "baseline", "depth", List.of(), null, null);
    Summary sweep =
        new Summary(
            summary.schemaVersion(),
            summary.toolVersion(),
            summary.experiment(),
            summary.createdAt(),
            summary.settings(),
            summary.configurations(),
            summary.sameArmChecks(),
            summary.stageCosts(),
            List.of(row),
            summary.precision(),
            summary.versionDifferences(),
            summary.warnings());

    assertThat(Findings.of(sweep))
        .anyMatch(sentence -> sentence.startsWith("The budget of 15.0 min was spent"))
        .noneMatch(sentence -> sentence.startsWith("Cheapest complete"));
  }

  @Test
  void saysWhatALaterReleaseCostsMore() {
    Summary summary = ReportExamples.summary();
    Summary.VersionDifference difference =
        new Summary.VersionDifference(
            "A",
            "A@1/tcp",
            "A@2/tcp",
            ConfidenceInterval.of(12.34, 2.1, 22.6, 0.95),
            ConfidenceInterval.of(1.0512, 1.01, 1.09, 0.95));
    Summary withReleases =
        new Summary(
            summary.schemaVersion(),
            summary.toolVersion(),
            summary.experiment(),
            summary.createdAt(),
            summary.settings(),
            summary.configurations(),
            summary.sameArmChecks(),
            summary.stageCosts(),
            summary.scalings(),
            summary.precision(),
            List.of(difference),
            summary.warnings());

    assertThat(Findings.of(withReleases))
        .contains(
            "A@2/tcp against A@1/tcp: +12.3 ns [2.1, 22.6] for each monitored call; a call takes"
                + " 1.051 times as long [1.010, 1.090].");
  }

  private static Summary withChecks(Summary summary, List<Summary.SameArmCheck> checks) {
    return new Summary(
        summary.schemaVersion(),
        summary.toolVersion(),
        summary.experiment(),
        summary.createdAt(),
        summary.settings(),
        summary.configurations(),
        checks,
        List.of(),
        List.of(),
        new Precision(
            Precision.SCHEMA_VERSION,
            5,
            false,
            900.0,
            false,
            16,
            890,
            List.of(
                new Precision.ArmWidth("A/tcp", 7.25, false, 10_000, 10_000),
                new Precision.ArmWidth("A/off", 2.0, true, 5, 9),
                new Precision.ArmWidth("A/disk", null, false, null, null))),
        List.of(),
        List.of());
  }

  private static List<String> findings(ConfigurationSummary... arms) {
    return Findings.of(ReportExamples.summary(List.of(arms)));
  }

  private static ConfigurationSummary tcp(String id, double nanos, RecordAccounting records) {
    return new ReportExamples.Example("A", "1", id, Stage.TCP)
        .overhead(nanos, nanos - 1, nanos + 1)
        .records(records)
        .build();
  }
}
