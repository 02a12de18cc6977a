package tare.analysis.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.analysis.steadystate.WarmupRule;
import tare.model.Arm;
import tare.model.Experiment;
import tare.model.ForkCounters;
import tare.model.ForkResult;
import tare.model.Iteration;
import tare.model.RecordAccounting;
import tare.model.RunSettings;
import tare.model.Stage;
import tare.model.Verdict;
import tare.model.WorkloadParameters;
import tare.results.ConfigurationSummary;
import tare.results.MeasuredCalls;
import tare.results.ResultsWriter;
import tare.results.Summary;
import tare.results.Summary.SameArmCheck;

/** From a results folder on disk to the summary, on calls whose durations are known. */
class SummarizerTest {

  private static final int CALLS = 1_000;
  private static final int DEPTH = 10;
  private static final WorkloadParameters PARAMETERS = WorkloadParameters.of(CALLS, DEPTH, 1, 0);
  private static final String TCP = "Example-java/tcp";
  private static final AnalysisSettings HALF = new AnalysisSettings(WarmupRule.HALF, 0.95);

  private static final RecordAccounting NO_AGENT =
      RecordAccounting.of(0, 0, 0, Optional.of("no agent is attached"));

  @TempDir private Path directory;

  /** One fork: the first half of its calls takes ten times as long. */
  private record Fork(String arm, int attempt, long nanos, RecordAccounting records) {}

  private static Fork baseline(long nanos) {
    return new Fork(Arm.BASELINE, 1, nanos, NO_AGENT);
  }

  private static Fork again(long nanos) {
    return new Fork(Arm.BASELINE_AGAIN, 1, nanos, NO_AGENT);
  }

  private static Fork tcp(long nanos, long delivered, long dropped) {
    long expected = CALLS * DEPTH;
    return new Fork(
        TCP, 1, nanos, RecordAccounting.of(expected, delivered, dropped, Optional.empty()));
  }

  private Summary summarise(AnalysisSettings settings, Fork... forks) throws IOException {
    Path folder = Files.createTempDirectory(directory, "results");
    try (ResultsWriter writer = ResultsWriter.create(folder, experiment())) {
      int number = 0;
      for (Fork fork : forks) {
        number++;
        if (fork.records() != null) {
          writer.seal(number, calls(fork.nanos()));
        }
        writer.append(result(number, fork));
      }
      return Summarizer.summarise(writer.folder(), settings);
    }
  }

  private static ConfigurationSummary arm(Summary summary, String id) {
    return summary.configurations().stream()
        .filter(configuration -> configuration.arm().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void takesOverheadPerMonitoredCallAgainstTheBaselineOverForks() throws IOException {
    Summary summary =
        summarise(
            HALF,
            baseline(100),
            again(100),
            tcp(600, 10_000, 0),
            baseline(100),
            again(100),
            tcp(600, 10_000, 0));

    ConfigurationSummary tcp = arm(summary, TCP);
    assertThat(tcp.nanosPerCall().mean()).isEqualTo(600);
    assertThat(tcp.nanosPerCall().calls()).isEqualTo(2 * CALLS / 2);
    assertThat(tcp.overhead().nanosPerMonitoredCall().estimate()).isCloseTo(50, within(1e-9));
    assertThat(tcp.overhead().ratio()).as("an empty method has no ratio").isNull();
    assertThat(tcp.records().verdict()).isEqualTo(Verdict.COMPLETE);
    assertThat(tcp.records().delivered()).isEqualTo(20_000);
  }

  @Test
  void dropsWhatTheWarmupRuleDrops() throws IOException {
    Summary all =
        summarise(
            new AnalysisSettings(WarmupRule.NONE, 0.95),
            baseline(100),
            again(100),
            tcp(600, 10_000, 0));

    assertThat(arm(all, TCP).nanosPerCall().mean()).isEqualTo((600 + 6_000) / 2.0);
    assertThat(arm(all, TCP).moobench().mean()).as("the original always drops half").isEqualTo(600);
    assertThat(all.settings().warmup()).isEqualTo("none");
  }

  @Test
  void findsTheSteadyStateOfEachFork() throws IOException {
    Summary summary =
        summarise(
            new AnalysisSettings(WarmupRule.STEADY, 0.95),
            baseline(100),
            again(100),
            tcp(600, 10_000, 0));

    assertThat(arm(summary, TCP).steadyState().classes()).isEqualTo(Map.of("warmup", 1));
    assertThat(arm(summary, TCP).steadyState().medianFirstCall()).isEqualTo(CALLS / 2);
    assertThat(arm(summary, TCP).nanosPerCall().mean()).isEqualTo(600);
  }

  @Test
  void publishesNoCostWhereNothingArrived() throws IOException {
    Summary summary = summarise(HALF, baseline(100), again(100), tcp(110, 0, 0));

    ConfigurationSummary tcp = arm(summary, TCP);
    assertThat(tcp.records().verdict()).isEqualTo(Verdict.MISSING);
    assertThat(tcp.nanosPerCall()).isNull();
    assertThat(tcp.overhead()).isNull();
    assertThat(tcp.moobench()).isNull();
    assertThat(tcp.warnings()).anyMatch(warning -> warning.code().equals("recordsMissing"));
  }

  @Test
  void oneBadForkSpoilsTheVerdictOfItsArm() throws IOException {
    Summary summary =
        summarise(HALF, baseline(100), again(100), tcp(600, 10_000, 0), tcp(600, 4_000, 5_000));

    ConfigurationSummary tcp = arm(summary, TCP);
    assertThat(tcp.records().verdict()).isEqualTo(Verdict.LOSSY);
    assertThat(tcp.records().unaccounted()).isEqualTo(1_000);
    assertThat(tcp.warnings()).anyMatch(warning -> warning.code().equals("recordsUnaccounted"));
  }

  @Test
  void saysThatTheTwoBaselinesDiffer() throws IOException {
    Summary summary =
        summarise(
            HALF, baseline(100), again(200), baseline(101), again(201), baseline(99), again(199));

    assertThat(summary.sameArmChecks()).singleElement().matches(check -> check.differs());
    assertThat(summary.warnings()).anyMatch(warning -> warning.code().equals("sameArmDiffers"));
  }

  @Test
  void callsTheTwoBaselinesTheSameOnlyWhereNoDifferenceThatMattersCanHide() throws IOException {
    assertThat(
            verdict(baseline(100), again(101), baseline(101), again(100), baseline(99), again(99)))
        .isEqualTo(SameArmCheck.Verdict.SAME);
    assertThat(
            verdict(baseline(100), again(300), baseline(310), again(90), baseline(200), again(200)))
        .isEqualTo(SameArmCheck.Verdict.UNDECIDED);
    assertThat(verdict(baseline(100), again(100))).isEqualTo(SameArmCheck.Verdict.UNDECIDED);
  }

  private SameArmCheck.Verdict verdict(Fork... forks) throws IOException {
    return summarise(HALF, forks).sameArmChecks().get(0).verdict();
  }

  @Test
  void aBaselineHasNoOverhead() throws IOException {
    Summary summary = summarise(HALF, baseline(100), again(100));

    assertThat(arm(summary, Arm.BASELINE).records().verdict()).isEqualTo(Verdict.NONE);
    assertThat(arm(summary, Arm.BASELINE).overhead()).isNull();
  }

  @Test
  void showsAnArmWhoseProcessesFailed() throws IOException {
    Summary summary = summarise(HALF, baseline(100), again(100), new Fork(TCP, 2, 0, null));

    ConfigurationSummary tcp = arm(summary, TCP);
    assertThat(tcp.forks()).isZero();
    assertThat(tcp.failedForks()).isEqualTo(1);
    assertThat(tcp.records()).isNull();
    assertThat(tcp.nanosPerCall()).isNull();
    assertThat(tcp.warnings()).anyMatch(warning -> warning.message().contains("it threw"));
  }

  private static MeasuredCalls calls(long nanos) {
    long[] durations = new long[CALLS];
    Arrays.fill(durations, 0, CALLS / 2, 10 * nanos);
    Arrays.fill(durations, CALLS / 2, CALLS, nanos);
    List<Iteration> iterations = new ArrayList<>();
    int size = CALLS / WorkloadParameters.DEFAULT_ITERATIONS;
    for (int i = 0; i < WorkloadParameters.DEFAULT_ITERATIONS; i++) {
      long sum = Arrays.stream(durations, i * size, (i + 1) * size).sum();
      iterations.add(new Iteration(0, i, size, 0, sum, sum, 1_000, 0, 0, sum, sum, 0));
    }
    return new MeasuredCalls(List.of(durations), List.of(), iterations);
  }

  private static ForkResult result(int number, Fork fork) {
    boolean failed = fork.records() == null;
    return new ForkResult(
        ForkResult.SCHEMA_VERSION,
        number,
        fork.arm(),
        1,
        fork.attempt(),
        failed ? ForkResult.Status.FAILED : ForkResult.Status.COMPLETED,
        failed ? "it threw" : "",
        "2026-01-02T03:04:05Z",
        1,
        1,
        1,
        failed ? null : new ForkCounters(20, 21, 1_000, 1_000, 1_000, 0, 0, 0, 0, Map.of()),
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        null,
        fork.records(),
        List.of());
  }

  private static Experiment experiment() {
    return new Experiment(
        Experiment.SCHEMA_VERSION,
        "0.1.0",
        "example",
        "2026-01-02T03:04:05Z",
        "quick",
        "rmit",
        42,
        1,
        RunSettings.DEFAULT,
        List.of(
            arm(Arm.BASELINE, Stage.BASELINE, Arm.BASELINE),
            arm(Arm.BASELINE_AGAIN, Stage.BASELINE, Arm.BASELINE_AGAIN),
            arm(TCP, Stage.TCP, Arm.BASELINE)),
        List.of(),
        Map.of("id", "0123456789abcdef"),
        Map.of("/opt/jdk", "17.0.15"),
        List.of(),
        Map.of(),
        List.of(),
        List.of());
  }

  private static Arm arm(String id, Stage stage, String baseline) {
    return new Arm(
        id,
        stage == Stage.BASELINE ? "" : "Example-java",
        stage == Stage.BASELINE ? "" : "1.0",
        stage.label(),
        stage,
        "Example",
        -1,
        "agent",
        baseline,
        PARAMETERS,
        "/opt/jdk",
        List.of());
  }
}
