package tare.controller.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import tare.controller.ExperimentContext;
import tare.controller.ExperimentListener;
import tare.controller.Experimenter;
import tare.controller.artifact.AgentFiles;
import tare.controller.definition.ArtifactDefinition;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.environment.Machine;
import tare.controller.environment.Rest;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.ExperimentPlanner;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.FrameworkChoice;
import tare.controller.plan.Jdk;
import tare.controller.plan.Order;
import tare.controller.plan.PlanFacts;
import tare.controller.plan.Profile;
import tare.controller.plan.Variant;
import tare.controller.process.Commands;
import tare.controller.process.Installation;
import tare.model.ForkResult;
import tare.model.RunSettings;
import tare.model.WorkloadParameters;
import tare.results.ResultsFolder;

/** A folder of frameworks made for one test, and experiments with them. */
public final class Laboratory {

  /** The jar that runs in measured JVMs, as the reactor built it before this module. */
  public static final Path WORKLOAD_JAR =
      Path.of("../workload/target/tare-workload.jar").toAbsolutePath().normalize();

  private final Path frameworks;
  private final Path results;
  private final List<String> agents = new ArrayList<>();
  private RunSettings settings =
      new RunSettings(List.of("-Xms64m", "-Xmx256m"), List.of(), 0, "", "", "", false);
  private ExperimentListener listener = ExperimentListener.NONE;
  private int blocks = 1;
  private List<String> jvmArgs = List.of();
  private Path javaHome = Path.of(System.getProperty("java.home"));
  private WorkloadParameters workload = WorkloadParameters.of(200, 3, 1, 0);

  public Laboratory(Path directory) throws IOException {
    frameworks = Files.createDirectories(directory.resolve("frameworks"));
    results = directory.resolve("results");
    Files.createDirectories(frameworks.resolve("receivers"));
    Files.writeString(frameworks.resolve("receivers/protocols.yaml"), "{}\n");
  }

  /**
   * Adds a framework.
   *
   * @param agentSource Java source of the class {@code Agent} with its {@code premain}
   * @param configurations YAML of the configurations beside the baseline, indented by two blanks
   */
  public Laboratory framework(String id, String agentSource, String configurations)
      throws IOException {
    return framework(id, agentSource, "", configurations);
  }

  /** Adds a framework whose agent has an argument. */
  public Laboratory framework(String id, String agentSource, String argument, String configurations)
      throws IOException {
    Path folder = Files.createDirectories(frameworks.resolve(id));
    JarBuilder.build(folder.resolve("agent.jar"), "Agent", agentSource, JarBuilder.agent("Agent"));
    Files.writeString(
        folder.resolve("framework.yaml"),
        """
        id: %s
        name: %s
        homepage: https://example.org
        licence: none
        recordUnit: record
        jdks: [17, 21, 25]
        agent: { file: agent.jar }
        attach: "-javaagent:${agent}=%s"
        %s
        configurations:
          - id: baseline
            stage: baseline
        %s"""
            .formatted(id, id, argument, modules(folder), configurations));
    agents.add(id);
    return this;
  }

  /** The modules of a framework are the receivers built for it before. */
  private static String modules(Path folder) {
    return Files.exists(folder.resolve("receiver")) ? "modules: [receiver]" : "modules: []";
  }

  /** Gives a framework that is added afterwards a receiver: a class {@code Main}. */
  public Laboratory receiver(String id, String source) throws IOException {
    Path jar = frameworks.resolve(id).resolve("receiver/target/receiver.jar");
    JarBuilder.build(jar, "Main", source, Map.of());
    Files.createFile(frameworks.resolve(id).resolve("receiver/pom.xml"));
    return this;
  }

  public Laboratory settings(RunSettings changed) {
    settings = changed;
    return this;
  }

  public RunSettings settings() {
    return settings;
  }

  public Laboratory listener(ExperimentListener changed) {
    listener = changed;
    return this;
  }

  public Laboratory blocks(int changed) {
    blocks = changed;
    return this;
  }

  public Laboratory javaHome(Path changed) {
    javaHome = changed;
    return this;
  }

  public Laboratory jvmArgs(String... flags) {
    jvmArgs = List.of(flags);
    return this;
  }

  public Laboratory workload(WorkloadParameters changed) {
    workload = changed;
    return this;
  }

  public Path results() {
    return results;
  }

  public ExperimentPlan plan() {
    FrameworkCatalog catalog = FrameworkCatalog.load(frameworks);
    int feature = javaHome.toString().contains("25") ? 25 : 17;
    ExperimentRequest request =
        new ExperimentRequest(
            "test",
            Profile.QUICK,
            agents.stream().map(catalog::framework).map(FrameworkChoice::pinned).toList(),
            List.of(),
            List.of(workload),
            List.of(new Jdk(javaHome.toString(), feature, Integer.toString(feature))),
            List.of(Variant.PLAIN),
            jvmArgs,
            blocks,
            Order.FIXED,
            1,
            settings);
    return ExperimentPlanner.plan(
        request,
        new PlanFacts(Long.MAX_VALUE, catalog::backend, name -> Commands.find(name).isPresent()));
  }

  public ExperimentContext context(ExperimentPlan plan) {
    Map<FrameworkChoice, AgentFiles> files = new HashMap<>();
    for (FrameworkChoice choice : plan.choices()) {
      files.put(choice, agentFiles(choice.framework()));
    }
    return new ExperimentContext(
        new Installation(WORKLOAD_JAR, FrameworkCatalog.load(frameworks)),
        files,
        Map.of(),
        CompletableFuture.completedFuture(new Machine(Map.of("id", "test"), List.of())),
        Rest.none(),
        "test",
        List.of("test"),
        listener);
  }

  private AgentFiles agentFiles(FrameworkDefinition framework) {
    String file = ((ArtifactDefinition.LocalFile) framework.agent()).file();
    Path jar = frameworks.resolve(framework.id()).resolve(file);
    return new AgentFiles(jar, jar.getParent(), jar, Map.of(), List.of());
  }

  /** Runs everything and gives what became of the forks of one arm. */
  public List<ForkResult> forksOf(String arm) throws IOException, InterruptedException {
    return run().stream().filter(fork -> fork.arm().equals(arm)).toList();
  }

  /** Runs everything that is planned. */
  public List<ForkResult> run() throws IOException, InterruptedException {
    ExperimentPlan plan = plan();
    try (Experimenter experimenter = Experimenter.start(plan, context(plan), results)) {
      experimenter.runRemaining();
    }
    return ResultsFolder.open(results).forks();
  }
}
