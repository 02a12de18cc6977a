package tare.analysis.summary;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import tare.results.ResultsFolder;
import tare.results.ResultsWriter;

/** A results folder whose forks' mean call times are given: every call of a fork takes as long. */
final class RecordedRun {

  private static final int CALLS = 100;
  private static final String JAVA_HOME = "/opt/jdk";
  private static final String DEPTH = "/depth=";
  private static final String RATE = "/rate=";

  private final Map<String, long[]> nanosByArm = new LinkedHashMap<>();
  private final Map<String, Double> truths = new LinkedHashMap<>();
  private final Map<String, Long> delivered = new LinkedHashMap<>();
  private final Set<String> unproven = new HashSet<>();
  private String machineId = "here";
  private String jdk = "17.0.15";
  private String version = "1.0";
  private int depth = 10;
  private int threads = 1;
  private int cores = 8;
  private Long deliveredAtDone;

  RecordedRun arm(String configuration, long... nanosOfForks) {
    nanosByArm.put(configuration, nanosOfForks);
    return this;
  }

  RecordedRun machine(String id) {
    machineId = id;
    return this;
  }

  RecordedRun jdk(String jdkVersion) {
    jdk = jdkVersion;
    return this;
  }

  RecordedRun version(String agentVersion) {
    version = agentVersion;
    return this;
  }

  RecordedRun depth(int monitoredCalls) {
    depth = monitoredCalls;
    return this;
  }

  RecordedRun cores(int usable) {
    cores = usable;
    return this;
  }

  RecordedRun threads(int calling) {
    threads = calling;
    return this;
  }

  /** No record of that configuration arrives although they should. */
  RecordedRun missing(String configuration) {
    return delivered(configuration, 0);
  }

  /** That configuration promises no records, and nothing shows that it instruments. */
  RecordedRun unproven(String configuration) {
    unproven.add(id(configuration));
    return this;
  }

  /** As many of the 1,000 records of each fork of that configuration arrive. */
  RecordedRun delivered(String configuration, long records) {
    delivered.put(id(configuration), records);
    return this;
  }

  /** Of 1,000 records of each fork, as many have arrived when its calls have ended. */
  RecordedRun deliveredAtDone(long records) {
    deliveredAtDone = records;
    return this;
  }

  /** What the forks of that configuration say their known cost is. */
  RecordedRun truth(String configuration, double nanos) {
    truths.put(configuration, nanos);
    return this;
  }

  ResultsFolder in(Path directory) throws IOException {
    List<ScheduledFork> schedule = new ArrayList<>();
    nanosByArm.forEach(
        (arm, forks) -> {
          for (int block = 1; block <= forks.length; block++) {
            schedule.add(new ScheduledFork(schedule.size() + 1, block, id(arm)));
          }
        });
    try (ResultsWriter writer = ResultsWriter.create(directory, experiment(schedule))) {
      for (ScheduledFork fork : schedule) {
        writer.seal(fork.number(), calls(nanos(fork)));
        writer.append(result(fork));
      }
      return writer.folder();
    }
  }

  private long nanos(ScheduledFork fork) {
    return nanosByArm.get(configuration(fork))[fork.block() - 1];
  }

  private static MeasuredCalls calls(long nanos) {
    long[] durations = new long[CALLS];
    Arrays.fill(durations, nanos);
    List<Iteration> iterations = new ArrayList<>();
    for (int number = 0; number < CALLS / 2; number++) {
      iterations.add(new Iteration(0, number, 2, 0, 2 * nanos, 2 * nanos, 1, 0, 0, 0, 0, 0));
    }
    return new MeasuredCalls(List.of(durations), List.of(), iterations);
  }

  private static String id(String configuration) {
    if (configuration.startsWith(Arm.BASELINE)) {
      return configuration;
    }
    // A release stands between framework and configuration.
    return "Any" + (configuration.startsWith("@") ? "" : "/") + configuration;
  }

  /** The suffix of a configuration that stands for a point of a sweep, such as {@code /depth=4}. */
  private static String swept(String configuration) {
    int suffix = Math.max(configuration.indexOf(DEPTH), configuration.indexOf(RATE));
    return suffix < 0 ? "" : configuration.substring(suffix);
  }

  private WorkloadParameters parameters(String configuration) {
    WorkloadParameters usual = WorkloadParameters.of(CALLS, depth, threads, 0);
    String suffix = swept(configuration);
    if (suffix.startsWith(DEPTH)) {
      return usual.withDepth(Integer.parseInt(suffix.substring(DEPTH.length())));
    }
    return suffix.startsWith(RATE)
        ? usual.withCallsPerSecond(Integer.parseInt(suffix.substring(RATE.length())))
        : usual;
  }

  private Arm arm(String configuration) {
    boolean bare = configuration.startsWith(Arm.BASELINE);
    return new Arm(
        id(configuration),
        bare ? "" : "Any",
        bare ? "" : version,
        bare ? Arm.BASELINE : configuration,
        bare ? Stage.BASELINE : Stage.TCP,
        configuration,
        -1,
        "agent",
        Arm.BASELINE + swept(configuration),
        parameters(configuration),
        JAVA_HOME,
        List.of());
  }

  private Experiment experiment(List<ScheduledFork> schedule) {
    return new Experiment(
        Experiment.SCHEMA_VERSION,
        "test",
        "any",
        "2026-01-02T03:04:05Z",
        "quick",
        "rmit",
        1,
        1,
        RunSettings.DEFAULT,
        nanosByArm.keySet().stream().map(this::arm).toList(),
        schedule,
        Map.of("id", machineId, "usableCores", Integer.toString(cores)),
        Map.of(JAVA_HOME, jdk),
        List.of(),
        Map.of(),
        List.of("tare"),
        List.of());
  }

  private ForkResult result(ScheduledFork fork) {
    return new ForkResult(
        ForkResult.SCHEMA_VERSION,
        fork.number(),
        fork.arm(),
        fork.block(),
        1,
        ForkResult.Status.COMPLETED,
        "",
        "2026-01-02T03:04:06Z",
        0,
        0,
        0,
        counters(fork),
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        deliveredAtDone,
        records(fork.arm()),
        List.of());
  }

  private RecordAccounting records(String arm) {
    return unproven.contains(arm)
        ? RecordAccounting.of(0, 0, 0, Optional.empty())
        : RecordAccounting.of(1000, delivered.getOrDefault(arm, 1000L), 0, Optional.empty());
  }

  private ForkCounters counters(ScheduledFork fork) {
    Double truth = truths.get(configuration(fork));
    return truth == null
        ? null
        : new ForkCounters(0, 0, 0, 0, 0, 0, 0, 0, 0, Map.of("severityNanos", truth));
  }

  private static String configuration(ScheduledFork fork) {
    return fork.arm().replaceFirst("^Any/?", "");
  }
}
