package tare.analysis.evidence;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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
import tare.model.WorkloadParameters;
import tare.results.MeasuredCalls;
import tare.results.ResultsWriter;

/**
 * Results folders of 2,000,000 calls a fork in four arms: two baselines of nearly equal calls, and
 * two agents whose calls are widely spread, so that nearly every duration is another.
 */
final class SpeedData {

  private static final int CALLS = 2_000_000;
  private static final int DISTINCT_FORKS = 3;
  private static final String JAVA_HOME = "/opt/jdk";
  private static final WorkloadParameters PARAMETERS = WorkloadParameters.of(CALLS, 10, 1, 0);
  private static final List<String> ARMS =
      List.of(Arm.BASELINE, Arm.BASELINE_AGAIN, "Any/collection", "Any/tcp");

  private final Random random;
  private final List<long[]> bare = new ArrayList<>();
  private final List<long[]> traced = new ArrayList<>();

  /** Draws the forks that the folders repeat. */
  SpeedData(Random random) {
    this.random = random;
    for (int fork = 0; fork < DISTINCT_FORKS; fork++) {
      bare.add(calls(93, 0.02));
      traced.add(calls(9_000, 0.7));
    }
  }

  private long[] calls(double nanos, double sigma) {
    double level = Math.log(nanos) + 0.02 * random.nextGaussian();
    long[] calls = new long[CALLS];
    Arrays.setAll(calls, call -> Math.round(Math.exp(level + sigma * random.nextGaussian())));
    return calls;
  }

  /** Writes a folder of so many forks an arm. */
  Path write(Path directory, int forks) throws IOException {
    List<ScheduledFork> schedule = new ArrayList<>();
    for (int block = 1; block <= forks; block++) {
      for (String arm : ARMS) {
        schedule.add(new ScheduledFork(schedule.size() + 1, block, arm));
      }
    }
    try (ResultsWriter writer = ResultsWriter.create(directory, experiment(schedule))) {
      for (ScheduledFork fork : schedule) {
        List<long[]> kind = fork.arm().startsWith(Arm.BASELINE) ? bare : traced;
        writer.seal(fork.number(), measured(kind.get(random.nextInt(DISTINCT_FORKS))));
        writer.append(result(fork));
      }
    }
    return directory;
  }

  private static MeasuredCalls measured(long[] calls) {
    int iterations = PARAMETERS.iterations();
    int size = CALLS / iterations;
    List<Iteration> all = new ArrayList<>();
    for (int number = 0; number < iterations; number++) {
      long nanos = Arrays.stream(calls, number * size, (number + 1) * size).sum();
      all.add(new Iteration(0, number, size, 0, nanos, nanos, 1 << 28, 1, 1, nanos, nanos, 0));
    }
    return new MeasuredCalls(List.of(calls), List.of(), all);
  }

  private static Experiment experiment(List<ScheduledFork> schedule) {
    return new Experiment(
        Experiment.SCHEMA_VERSION,
        "evidence",
        "speed",
        "2026-01-02T03:04:05Z",
        "standard",
        "rmit",
        1,
        schedule.size() / ARMS.size(),
        RunSettings.DEFAULT,
        ARMS.stream().map(SpeedData::arm).toList(),
        schedule,
        Map.of("id", "evidence"),
        Map.of(JAVA_HOME, "17"),
        List.of(),
        Map.of(),
        List.of("evidence"),
        List.of());
  }

  private static Arm arm(String id) {
    boolean agent = id.contains("/");
    String configuration = id.substring(id.indexOf('/') + 1);
    return new Arm(
        id,
        agent ? "Any" : "",
        agent ? "1.0" : "",
        agent ? configuration : Arm.BASELINE,
        agent ? Stage.valueOf(configuration.toUpperCase(Locale.ROOT)) : Stage.BASELINE,
        id,
        -1,
        "agent",
        Arm.BASELINE,
        PARAMETERS,
        JAVA_HOME,
        List.of());
  }

  private static ForkResult result(ScheduledFork fork) {
    long records = fork.arm().endsWith("tcp") ? PARAMETERS.calls() * PARAMETERS.depth() : 0;
    return new ForkResult(
        ForkResult.SCHEMA_VERSION,
        fork.number(),
        fork.arm(),
        fork.block(),
        1,
        ForkResult.Status.COMPLETED,
        "",
        "2026-01-02T03:04:06Z",
        1,
        0,
        1,
        new ForkCounters(25, 25, 1_000_000_000, 1, 1, 0, 0, 0, 0, Map.of()),
        1,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        null,
        RecordAccounting.of(records, records, 0, Optional.of("made up")),
        List.of());
  }
}
