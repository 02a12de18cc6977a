package tare.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import tare.model.Arm;
import tare.model.Experiment;
import tare.model.ForkCounters;
import tare.model.ForkResult;
import tare.model.Iteration;
import tare.model.RecordAccounting;
import tare.model.RunSettings;
import tare.model.ScheduledFork;
import tare.model.Stage;
import tare.model.Warning;
import tare.model.WorkloadParameters;

/** A small experiment with every field filled. */
final class Examples {

  static final WorkloadParameters PARAMETERS = WorkloadParameters.of(1_000, 10, 2, 0);

  private Examples() {}

  static Experiment experiment() {
    return new Experiment(
        Experiment.SCHEMA_VERSION,
        "0.1.0",
        "example",
        "2026-01-02T03:04:05Z",
        "quick",
        "rmit",
        42,
        1,
        new RunSettings(List.of("-Xmx2g"), List.of("application.jar"), 0, "", "", "0-1", true),
        List.of(
            arm("baseline", Stage.BASELINE),
            arm("Example-java/off", Stage.INSTRUMENTATION),
            arm("Example-java/tcp", Stage.TCP)),
        List.of(new ScheduledFork(1, 1, "baseline"), new ScheduledFork(2, 1, "Example-java/tcp")),
        Map.of("id", "0123456789abcdef", "cpu", "Example CPU"),
        Map.of("/opt/jdk", "openjdk version \"17.0.15\""),
        List.of(
            new Experiment.AgentFile("Example-java", "org.example:agent:1.0", "1.0", "ab", true)),
        Map.of("baseline", List.of("java", "-Xmx2g")),
        List.of("tare", "measure", "Example-java"),
        List.of(new Warning("turboOn", "turbo is on", "turn it off")));
  }

  private static Arm arm(String id, Stage stage) {
    return new Arm(
        id,
        "Example-java",
        "1.0",
        stage.label(),
        stage,
        "Example",
        5,
        "agent",
        "baseline",
        PARAMETERS,
        "/opt/jdk",
        List.of("-Da=b"));
  }

  static ForkResult fork(int number) {
    return fork(number, "Example-java/tcp");
  }

  static ForkResult fork(int number, String arm) {
    return new ForkResult(
        ForkResult.SCHEMA_VERSION,
        number,
        arm,
        1,
        1,
        ForkResult.Status.DRAIN_TIMED_OUT,
        "",
        "2026-01-02T03:04:06Z",
        500_000_000,
        1_000_000,
        250_000_000,
        new ForkCounters(28.5, 30.25, 2_000_000, 1, 2, 3, 4, 5, 6, Map.of("severityNanos", 20.5)),
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        12_500L,
        RecordAccounting.of(20_000, 19_000, 900, Optional.of("a line of its log")),
        List.of(new Warning("drainTimedOut", "killed after 30 s", "raise --drain-limit")));
  }

  /** One whose process failed. */
  static ForkResult failedFork(int number) {
    return new ForkResult(
        ForkResult.SCHEMA_VERSION,
        number,
        "baseline",
        1,
        2,
        ForkResult.Status.FAILED,
        "not ready within 30 s",
        "2026-01-02T03:04:06Z",
        0,
        0,
        0,
        null,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        null,
        null,
        List.of());
  }

  /** Two threads, 1000 calls each in four iterations; seeded. */
  static MeasuredCalls calls(boolean paced) {
    Random random = new Random(7);
    List<long[]> durations = new ArrayList<>();
    List<long[]> lags = new ArrayList<>();
    List<Iteration> iterations = new ArrayList<>();
    for (int thread = 0; thread < 2; thread++) {
      durations.add(random.longs(1_000, 100, 1_000_000).toArray());
      if (paced) {
        lags.add(random.longs(1_000, 0, 50).toArray());
      }
      for (int iteration = 0; iteration < 4; iteration++) {
        iterations.add(new Iteration(thread, iteration, 250, 1, 2, 3, 4, 5, 6, 7, 8, 9));
      }
    }
    return new MeasuredCalls(durations, lags, iterations);
  }

  /** Every field filled, in an arm with an agent. */
  static Summary summary() {
    ConfidenceInterval interval = ConfidenceInterval.of(123.5, 120.25, 126.75, 0.95);
    Warning warning = new Warning("fewForks", "5 forks bound little", "measure more with --forks");
    return new Summary(
        Summary.SCHEMA_VERSION,
        "0.1.0",
        "example",
        "2026-01-02T03:04:05Z",
        new Summary.Settings("steady", 0.95, 10_000, 42),
        List.of(configuration(interval, warning)),
        List.of(
            new Summary.SameArmCheck(
                "baseline",
                "baseline-again",
                interval,
                interval,
                0.5,
                Summary.SameArmCheck.Verdict.UNDECIDED)),
        List.of(
            new Summary.StageCost(
                "Example-java", Stage.TCP, "Example-java/off", "Example-java/tcp", interval)),
        List.of(scaling(interval)),
        precision(),
        List.of(
            new Summary.VersionDifference(
                "Example-java", "Example-java@1/tcp", "Example-java@2/tcp", interval, interval)),
        List.of(warning));
  }

  private static Scaling scaling(ConfidenceInterval interval) {
    return new Scaling(
        "Example-java",
        "Example-java/tcp",
        "depth",
        List.of(
            new Scaling.Point(
                10,
                "Example-java/tcp/depth=10",
                interval,
                interval,
                RecordAccounting.of(1_000, 900, 60, Optional.empty()))),
        new Scaling.Line(
            interval,
            interval,
            interval,
            5,
            List.of(10.0),
            new Scaling.LackOfFit(0.5, 10, 0.01),
            123.0),
        "no reason");
  }

  static Precision precision() {
    return new Precision(
        Precision.SCHEMA_VERSION,
        0.02,
        true,
        900.0,
        false,
        12,
        890.5,
        List.of(new Precision.ArmWidth("Example-java/tcp", 0.031, false, 25, 40)));
  }

  private static ConfigurationSummary configuration(ConfidenceInterval interval, Warning warning) {
    return new ConfigurationSummary(
        "Example-java/tcp",
        "Example-java",
        "1.0",
        "tcp",
        Stage.TCP,
        "Example",
        5,
        "agent",
        "baseline",
        5,
        1,
        100_000,
        10,
        2,
        1_000,
        500.5,
        new ConfigurationSummary.CallTimes(
            500_000, 2_000.5, 30.25, 1_990.5, 2_010.5, 0.01, 900, 1_900, 2_000, 2_100, 2_400, 9_000,
            1e6),
        new ConfigurationSummary.Overhead(
            interval, interval, interval, interval, interval, interval, interval),
        RecordAccounting.of(20_000, 19_000, 900, Optional.of("a line of its log")),
        new ConfigurationSummary.Cost(
            5e8, 1e6, 2e8, 150.5, 160.5, 1e6, 48.5, 12.5, 1L << 30, 56.5, 96.5, 400.5, 120.5, 3.5,
            28.5, 30.5),
        new ConfigurationSummary.SteadyState(Map.of("warmup", 3, "flat", 2), 5, 4_000L, interval),
        new ConfigurationSummary.VarianceShares(0.5, 0.25, 0.25),
        new ConfigurationSummary.MoobenchStatistics(
            250_000, 2_000.5, 30.25, 0.118, 1_900, 2_000, 2_100, 1e6, 900),
        List.of(warning));
  }

  static SelfTest selfTest() {
    ConfidenceInterval rate = new ConfidenceInterval(0.5, 0.25, 0.75, 0.95);
    return new SelfTest(
        SelfTest.SCHEMA_VERSION,
        "0.1.0",
        "0123456789abcdef",
        "2026-01-02T03:04:05Z",
        300,
        298.5,
        20,
        10,
        2_000,
        42,
        0.99,
        100_000,
        10,
        2_050.5,
        new SelfTest.SameArms(2, 4, new ConfidenceInterval(0.008, 0.0, 0.6, 0.95)),
        List.of(new SelfTest.Step("Example-java/off/5", 2, 5, 5.1, rate, -0.2, rate, rate)),
        List.of(new SelfTest.ImposedChange(0.03, rate)),
        5.1,
        0.021,
        List.of(new Warning("turboOn", "turbo is on", "turn it off")));
  }
}
