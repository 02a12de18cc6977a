package tare.analysis.report.html;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.Analysis;
import tare.analysis.summary.AnalysisSettings;
import tare.analysis.summary.Summarizer;
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
import tare.results.MeasuredCalls;
import tare.results.ResultsFolder;
import tare.results.ResultsWriter;

/**
 * A results folder of invented agents: each has warm-up, noise between forks, and every verdict on
 * its records in turn.
 */
public final class ManyForks {

  private static final int CALLS = 1000;
  private static final int DEPTH = 10;
  private static final String JAVA_HOME = "/opt/jdk";
  private static final Stage[] STAGES = {
    Stage.INSTRUMENTATION, Stage.COLLECTION, Stage.DISK, Stage.TCP
  };

  private final SplittableRandom random = new SplittableRandom(1);
  private final int frameworks;
  private final int configurations;
  private final int forks;
  private int leftOut;
  private String machine = "here";
  private List<Integer> depths = List.of(DEPTH);
  private List<String> releases = List.of("");

  public ManyForks(int frameworks, int configurations, int forks) {
    this.frameworks = frameworks;
    this.configurations = configurations;
    this.forks = forks;
  }

  public ManyForks on(String machineId) {
    machine = machineId;
    return this;
  }

  /** The same agents at each of these depths. */
  public ManyForks over(Integer... sweptDepths) {
    depths = List.of(sweptDepths);
    return this;
  }

  /** These releases of each agent. */
  public ManyForks of(String... versions) {
    releases = List.of(versions);
    return this;
  }

  /** The last forks were not measured. */
  public ManyForks without(int lastForks) {
    leftOut = lastForks;
    return this;
  }

  public Analysis in(Path directory) throws IOException {
    List<Arm> arms = arms();
    List<ScheduledFork> schedule = new ArrayList<>();
    for (int block = 1; block <= forks; block++) {
      for (Arm arm : arms) {
        schedule.add(new ScheduledFork(schedule.size() + 1, block, arm.id()));
      }
    }
    try (ResultsWriter writer = ResultsWriter.create(directory, experiment(arms, schedule))) {
      for (ScheduledFork fork : schedule.subList(0, schedule.size() - leftOut)) {
        int place = arms.stream().map(Arm::id).toList().indexOf(fork.arm());
        writer.seal(fork.number(), calls(place));
        writer.append(result(fork, arms.get(place), place));
        Path log = directory.resolve(String.format("logs/%04d/fork.log", fork.number()));
        Files.createDirectories(log.getParent());
        Files.writeString(log, "printed\n");
      }
    }
    return Summarizer.analyse(
        ResultsFolder.open(directory), new AnalysisSettings(WarmupRule.STEADY, 0.95));
  }

  private List<Arm> arms() {
    return depths.stream().flatMap(depth -> arms(depth).stream()).toList();
  }

  private List<Arm> arms(int depth) {
    List<Arm> arms = new ArrayList<>();
    arms.add(arm("", Arm.BASELINE, Stage.BASELINE, depth));
    arms.add(arm("", Arm.BASELINE_AGAIN, Stage.BASELINE, depth));
    for (int framework = 1; framework <= frameworks; framework++) {
      for (String release : releases) {
        for (int i = 0; i < configurations; i++) {
          Stage stage = STAGES[i % STAGES.length];
          String suffix = i < STAGES.length ? "" : "-" + i / STAGES.length;
          Arm arm = arm("Agent" + framework + "-java", stage.label() + suffix, stage, depth);
          arms.add(release.isEmpty() ? arm : released(arm, release));
        }
      }
    }
    return arms;
  }

  private static Arm released(Arm arm, String release) {
    return new Arm(
        arm.id().replace("/", "@" + release + "/"),
        arm.framework(),
        release,
        arm.configuration(),
        arm.stage(),
        arm.title(),
        arm.moobenchIndex(),
        arm.role(),
        arm.baselineArm(),
        arm.parameters(),
        arm.javaHome(),
        arm.jvmArgs());
  }

  private Arm arm(String framework, String configuration, Stage stage, int depth) {
    String swept = depths.size() == 1 ? "" : "/depth=" + depth;
    return new Arm(
        (framework.isEmpty() ? configuration : framework + "/" + configuration) + swept,
        framework,
        framework.isEmpty() ? "" : "1.0",
        configuration,
        stage,
        "Title of <" + configuration + "> & more",
        -1,
        "agent",
        Arm.BASELINE + swept,
        WorkloadParameters.of(CALLS, depth, 1, 0),
        JAVA_HOME,
        List.of());
  }

  private Experiment experiment(List<Arm> arms, List<ScheduledFork> schedule) {
    return new Experiment(
        Experiment.SCHEMA_VERSION,
        "test",
        "invented </script><b>",
        "2026-01-02T03:04:05Z",
        "quick",
        "rmit",
        1,
        forks,
        RunSettings.DEFAULT,
        arms,
        schedule,
        Map.of("id", machine, "cpuModel", "Any & Sons", "usableCores", "2"),
        Map.of(JAVA_HOME, "17.0.15"),
        List.of(
            new Experiment.AgentFile("Agent1-java", "a:b:1.0", "1.0", "0123456789abcdef", true)),
        Map.of(Arm.BASELINE, List.of("java", "-Xmx2g")),
        List.of("tare", "measure"),
        List.of(new Warning("busyMachine", "others are <busy>", "send them away")));
  }

  private MeasuredCalls calls(int place) {
    int iterations = WorkloadParameters.DEFAULT_ITERATIONS;
    int callsEach = CALLS / iterations;
    double level = (100 + 90.0 * place) * (1 + random.nextDouble() / 10);
    long[] durations = new long[CALLS];
    List<Iteration> course = new ArrayList<>();
    for (int iteration = 0; iteration < iterations; iteration++) {
      long sum = 0;
      for (int call = iteration * callsEach; call < (iteration + 1) * callsEach; call++) {
        double cold = iteration < 8 ? 3 : 1;
        durations[call] = (long) (level * cold * (1 - Math.log(1 - random.nextDouble()) / 5));
        sum += durations[call];
      }
      long heap = 100_000_000L + random.nextInt(50_000_000);
      course.add(new Iteration(0, iteration, callsEach, 0, sum, sum, heap, 0, 0, sum, sum, 64_000));
    }
    return new MeasuredCalls(List.of(durations), List.of(), course);
  }

  private ForkResult result(ScheduledFork fork, Arm arm, int place) {
    return new ForkResult(
        ForkResult.SCHEMA_VERSION,
        fork.number(),
        fork.arm(),
        fork.block(),
        1,
        ForkResult.Status.COMPLETED,
        "",
        "2026-01-02T03:04:06Z",
        1_000_000_000L + random.nextInt(500_000_000),
        0,
        200_000_000,
        new ForkCounters(
            25, 30, 100_000_000, 90_000_000, 120_000_000, 6_400_000, 3, 12, 0, Map.of()),
        50_000_000,
        10_000_000,
        300L << 20,
        100,
        20,
        0,
        arm.stage() == Stage.DISK ? 1 << 20 : 0,
        arm.stage() == Stage.TCP ? 1 << 20 : 0,
        null,
        records(arm, place),
        List.of());
  }

  private static RecordAccounting records(Arm arm, int place) {
    if (arm.stage() != Stage.DISK && arm.stage() != Stage.TCP) {
      return RecordAccounting.of(0, 0, 0, Optional.of("transformed"));
    }
    long expected = (long) CALLS * arm.parameters().depth();
    long delivered = place % 5 == 0 ? expected / 3 : expected;
    return RecordAccounting.of(expected, delivered, 0, Optional.empty());
  }
}
