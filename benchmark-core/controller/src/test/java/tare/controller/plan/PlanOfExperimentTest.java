package tare.controller.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static tare.controller.plan.PlanFixture.with;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.controller.definition.DefinitionException;
import tare.model.Experiment;
import tare.model.Experiment.AgentFile;

class PlanOfExperimentTest {

  @TempDir Path folder;
  private PlanFixture fixture;

  @BeforeEach
  void writeDefinitions() throws IOException {
    fixture = new PlanFixture(folder);
  }

  @Test
  void plansTheSameForksAgain() {
    ExperimentPlan plan = fixture.plan(request -> request);

    ExperimentPlan again = ExperimentPlanner.again(recorded(plan), fixture::framework);

    assertThat(again.schedule()).isEqualTo(plan.schedule());
    assertThat(arms(again)).isEqualTo(arms(plan));
    assertThat(again.arm("Example-java/lossless").records()).isEqualTo(10_000);
    assertThat(again.choices()).hasSize(1);
  }

  @Test
  void attachesTheSameReleasesAndJarsAgain() {
    FrameworkChoice own =
        new FrameworkChoice(
            fixture.framework("Example-java"),
            Optional.empty(),
            Optional.of(Path.of("/build/mine.jar")));
    ExperimentPlan plan =
        fixture.plan(
            request -> with(request, List.of(fixture.release("1.1"), own), List.of("unsampled")));

    ExperimentPlan again = ExperimentPlanner.again(recorded(plan), fixture::framework);

    assertThat(again.choices())
        .extracting(FrameworkChoice::version, FrameworkChoice::jar)
        .containsExactly(
            tuple(Optional.of("1.1"), Optional.empty()), tuple(Optional.empty(), own.jar()));
  }

  @Test
  void attachesEachOfSeveralJarsToItsRoleAgain() {
    FrameworkChoice base = jar("/build/old/agent.jar").called("base");
    FrameworkChoice changed = jar("/build/new/agent.jar").called("new");
    ExperimentPlan plan =
        fixture.plan(request -> with(request, List.of(base, changed), List.of("unsampled")));
    Map<String, List<String>> commandLines =
        Map.of(
            "Example-java@base/unsampled", List.of("java", "-javaagent:/build/old/agent.jar"),
            "Example-java@new/unsampled", List.of("java", "-javaagent:/build/new/agent.jar=a=b"));
    List<AgentFile> agents =
        List.of(
            new AgentFile("Example-java", "/build/new/agent.jar", "", "", false),
            new AgentFile("Example-java", "/build/old/agent.jar", "", "", false));

    ExperimentPlan again =
        ExperimentPlanner.again(recorded(plan, agents, commandLines), fixture::framework);

    assertThat(again.choices())
        .extracting(FrameworkChoice::alias, FrameworkChoice::jar)
        .containsExactly(tuple("base", base.jar()), tuple("new", changed.jar()));
    assertThatThrownBy(
            () -> ExperimentPlanner.again(recorded(plan, agents, Map.of()), fixture::framework))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessageContaining("Example-java@base/unsampled was one of several jars");
  }

  private FrameworkChoice jar(String path) {
    return new FrameworkChoice(
        fixture.framework("Example-java"), Optional.empty(), Optional.of(Path.of(path)));
  }

  @Test
  void saysWhichArmCannotBeMeasuredAnyMore() {
    Experiment experiment = recorded(fixture.plan(request -> request));

    assertThatThrownBy(
            () ->
                ExperimentPlanner.again(
                    experiment,
                    name -> {
                      throw new DefinitionException("there is no framework '" + name + "'");
                    }))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessageContaining("Example-java/unsampled cannot be measured again");
  }

  private static List<Object> arms(ExperimentPlan plan) {
    return plan.arms().stream().<Object>map(PlannedArm::arm).toList();
  }

  private static Experiment recorded(ExperimentPlan plan) {
    return recorded(
        plan,
        List.of(
            new AgentFile("Example-java", "org.example:agent:1.1", "1.1", "", false),
            new AgentFile("Example-java", "/build/mine.jar", "", "", false)),
        Map.of());
  }

  private static Experiment recorded(
      ExperimentPlan plan, List<AgentFile> agents, Map<String, List<String>> commandLines) {
    return new Experiment(
        Experiment.SCHEMA_VERSION,
        "test",
        plan.name(),
        "",
        plan.profile(),
        plan.order().label(),
        plan.seed(),
        plan.blocks(),
        plan.settings(),
        plan.arms().stream().map(PlannedArm::arm).toList(),
        plan.schedule(),
        Map.of(),
        Map.of("/jdk17", "17.0.15+6 (Debian)"),
        agents,
        commandLines,
        List.of(),
        List.of());
  }
}
