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
    return new ForkResult(
        ForkResult.SCHEMA_VERSION,
        number,
        "Example-java/tcp",
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
}
