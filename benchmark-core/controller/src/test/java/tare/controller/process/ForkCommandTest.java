package tare.controller.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.controller.artifact.AgentFiles;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.ExperimentPlanner;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.FrameworkChoice;
import tare.controller.plan.Jdk;
import tare.controller.plan.Order;
import tare.controller.plan.PlanFacts;
import tare.controller.plan.PlannedArm;
import tare.controller.plan.Profile;
import tare.controller.plan.Variant;
import tare.model.RunSettings;
import tare.model.WorkloadParameters;

class ForkCommandTest {

  private static final String FRAMEWORK =
      """
      id: Example-java
      name: Example
      homepage: https://example.org
      licence: none
      recordUnit: span
      jdks: [17]
      agent: { file: agent.jar }
      jvmArgs: ["-Dclass=${monitored.class}", "-Dq=${records}"]
      jdkArgs: { 21: ["-Dnew=true"] }
      configurations:
        - id: baseline
          stage: baseline
        - id: tcp
          stage: tcp
          default: true
          receiver: { protocol: open }
          jvmArgs: ["-Dlog=${fork.dir}/x"]
        - id: unsampled
          stage: instrumentation
          evidence: { transformed: true }
      """;

  @TempDir Path folder;
  private Installation installation;

  @BeforeEach
  void writeDefinition() throws IOException {
    Files.createDirectories(folder.resolve("Example-java"));
    Files.createDirectories(folder.resolve("receivers"));
    Files.writeString(folder.resolve("Example-java/framework.yaml"), FRAMEWORK);
    Files.writeString(folder.resolve("receivers/protocols.yaml"), "open: { main: org.Main }\n");
    installation =
        new Installation(Path.of("/tare/tare-workload.jar"), FrameworkCatalog.load(folder));
  }

  @Test
  void putsHeapThenUserThenAgent() {
    assertThat(command("Example-java/tcp", 17))
        .containsExactly(
            "/jdk/bin/java",
            "-Xms1g",
            "-Xmx2g",
            "-XX:+AlwaysPreTouch",
            "-Duser=1",
            "-javaagent:/agents/agent.jar",
            "-Dclass=tare.workload.monitored.RecursiveWorkload",
            "-Dq=1000",
            "-Dlog=/fork/agent/x",
            "-cp",
            "/tare/tare-workload.jar" + File.pathSeparator + "/mine.jar",
            "tare.workload.WorkloadMain",
            "--controlled",
            "/fork/exchange/workload.properties");
  }

  @Test
  void addsFlagsOfNewerJdks() {
    assertThat(command("Example-java/tcp", 25)).contains("-Dnew=true");
  }

  @Test
  void runsTheBaselineWithoutAgent() {
    assertThat(command("baseline", 17))
        .contains("-Duser=1")
        .noneMatch(word -> word.startsWith("-javaagent") || word.startsWith("-Dclass"));
  }

  @Test
  void hasTheJvmLogItsClassesOnlyWhereThatProvesSomething() {
    assertThat(command("Example-java/unsampled", 17))
        .anyMatch(word -> word.startsWith("-Xlog:class+load=debug:file=/fork/classes.log"));
    assertThat(command("Example-java/tcp", 17)).noneMatch(word -> word.startsWith("-Xlog"));
  }

  @Test
  void recordsWhatEveryForkHasAnewAsPlaceholders() {
    assertThat(ForkCommand.recorded(task("Example-java/tcp", 17)))
        .contains("-Dlog=${fork.dir}/x")
        .endsWith("--controlled", "${instructions}");
  }

  private List<String> command(String arm, int jdk) {
    ForkPlace place = new ForkPlace(Path.of("/fork"), Path.of("/logs"));
    ForkTask task = task(arm, jdk);
    return ForkCommand.of(
        task,
        PlaceholderValues.of(task).withForkDirectory(place),
        place.files().instructions().toString(),
        place.classLog().toString());
  }

  private ForkTask task(String arm, int jdk) {
    RunSettings settings =
        new RunSettings(RunSettings.DEFAULT_HEAP_ARGS, List.of("/mine.jar"), 0, "", "", "", false);
    ExperimentRequest request =
        new ExperimentRequest(
            "test",
            Profile.QUICK,
            List.of(FrameworkChoice.pinned(installation.frameworks().framework("Example-java"))),
            List.of("tcp", "unsampled"),
            List.of(WorkloadParameters.of(100, 10, 1, 0)),
            List.of(new Jdk("/jdk", jdk, Integer.toString(jdk))),
            List.of(Variant.PLAIN),
            List.of("-Duser=1"),
            1,
            Order.FIXED,
            1,
            settings);
    ExperimentPlan plan =
        ExperimentPlanner.plan(
            request,
            new PlanFacts(Long.MAX_VALUE, installation.frameworks()::backend, name -> true));
    PlannedArm planned = plan.arm(arm);
    Path jar = Path.of("/agents/agent.jar");
    return new ForkTask(
        planned,
        settings,
        installation,
        planned
            .subject()
            .map(subject -> new AgentFiles(jar, jar.getParent(), jar, Map.of(), List.of())),
        Map.of());
  }
}
