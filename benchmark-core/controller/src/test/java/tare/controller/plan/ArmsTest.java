package tare.controller.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tare.controller.plan.PlanFixture.JDK_17;
import static tare.controller.plan.PlanFixture.JDK_25;
import static tare.controller.plan.PlanFixture.WORKLOAD;
import static tare.controller.plan.PlanFixture.configurations;
import static tare.controller.plan.PlanFixture.depth;
import static tare.controller.plan.PlanFixture.ids;
import static tare.controller.plan.PlanFixture.rate;
import static tare.controller.plan.PlanFixture.setUp;
import static tare.controller.plan.PlanFixture.with;
import static tare.controller.plan.PlanFixture.workloads;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.model.Arm;
import tare.model.Stage;

class ArmsTest {

  @TempDir Path folder;
  private PlanFixture fixture;

  @BeforeEach
  void writeDefinitions() throws IOException {
    fixture = new PlanFixture(folder);
  }

  @Test
  void runsTheBaselineTwiceBesideTheDefaultConfigurations() {
    assertThat(ids(fixture.plan(request -> request)))
        .containsExactly(
            "baseline",
            "baseline-again",
            "Example-java/unsampled",
            "Example-java/lossless",
            "Example-java/scraped");
  }

  @Test
  void mergesTheBaselinesOfAllFrameworks() {
    ExperimentPlan plan =
        fixture.plan(
            request ->
                with(
                    request,
                    List.of(fixture.pinned("Example-java"), fixture.pinned("Other-java")),
                    List.of("unsampled")));

    assertThat(ids(plan))
        .containsExactly(
            "baseline", "baseline-again", "Example-java/unsampled", "Other-java/unsampled");
  }

  @Test
  void describesAnArmCompletely() {
    Arm arm =
        fixture
            .plan(request -> setUp(request, request.jdks(), request.variants(), List.of("-Da=b")))
            .arm("Example-java/unsampled")
            .arm();

    assertThat(arm)
        .isEqualTo(
            new Arm(
                "Example-java/unsampled",
                "Example-java",
                "1.2",
                "unsampled",
                Stage.INSTRUMENTATION,
                "unsampled",
                1,
                "agent",
                "baseline",
                WORKLOAD,
                "/jdk17",
                List.of("-Da=b")));
  }

  @Test
  void givesAPacedConfigurationABaselineOfItsOwnPace() {
    ExperimentPlan plan = fixture.plan(request -> configurations(request, "unsampled", "paced"));

    assertThat(ids(plan))
        .containsExactly(
            "baseline",
            "baseline-again",
            "baseline/calls=500/rate=2000",
            "Example-java/unsampled",
            "Example-java/paced");
    Arm paced = plan.arm("Example-java/paced").arm();
    assertThat(paced.baselineArm()).isEqualTo("baseline/calls=500/rate=2000");
    assertThat(paced.parameters()).isEqualTo(rate(500, 2_000));
    assertThat(plan.arm("Example-java/unsampled").arm().baselineArm()).isEqualTo("baseline");
  }

  @Test
  void prefersTheRateOfTheUser() {
    ExperimentPlan plan =
        fixture.plan(request -> workloads(configurations(request, "paced"), rate(1_000, 100)));

    assertThat(ids(plan)).containsExactly("baseline", "baseline-again", "Example-java/paced");
    assertThat(plan.arm("Example-java/paced").arm().parameters()).isEqualTo(rate(1_000, 100));
  }

  @Test
  void sweepsWithABaselineForEveryDepth() {
    ExperimentPlan plan =
        fixture.plan(
            request -> workloads(configurations(request, "unsampled"), depth(2), depth(4)));

    assertThat(ids(plan))
        .containsExactly(
            "baseline/depth=2",
            "baseline-again/depth=2",
            "baseline/depth=4",
            "Example-java/unsampled/depth=2",
            "Example-java/unsampled/depth=4");
    assertThat(plan.arm("Example-java/unsampled/depth=4").arm().baselineArm())
        .isEqualTo("baseline/depth=4");
  }

  @Test
  void comparesReleasesSideBySide() {
    ExperimentPlan plan =
        fixture.plan(
            request ->
                with(
                    request,
                    List.of(fixture.release("1.1"), fixture.pinned("Example-java")),
                    List.of("unsampled")));

    assertThat(ids(plan))
        .containsExactly(
            "baseline",
            "baseline-again",
            "Example-java@1.1/unsampled",
            "Example-java@1.2/unsampled");
    assertThat(plan.choices()).hasSize(2);
  }

  @Test
  void comparesJarsOfTheUsersByTheirNames() {
    FrameworkChoice own =
        new FrameworkChoice(
            fixture.framework("Example-java"),
            Optional.empty(),
            Optional.of(Path.of("/build/mine.jar")));
    ExperimentPlan plan =
        fixture.plan(
            request ->
                with(request, List.of(fixture.pinned("Example-java"), own), List.of("unsampled")));

    assertThat(ids(plan)).contains("Example-java@1.2/unsampled", "Example-java@mine/unsampled");
    assertThat(plan.arm("Example-java@mine/unsampled").arm().agentVersion()).isEqualTo("jar");
  }

  @Test
  void comparesJdksEachWithItsBaseline() {
    ExperimentPlan plan =
        fixture.plan(
            request ->
                setUp(
                    configurations(request, "unsampled"),
                    List.of(JDK_17, JDK_25),
                    request.variants(),
                    List.of()));

    assertThat(ids(plan))
        .containsExactly(
            "baseline/jdk=17",
            "baseline-again/jdk=17",
            "baseline/jdk=25",
            "Example-java/unsampled/jdk=17",
            "Example-java/unsampled/jdk=25");
  }

  @Test
  void measuresTheSameUnderSeveralNames() {
    List<Variant> variants =
        List.of(new Variant("a", List.of()), new Variant("severity=20", List.of("-Dseverity=20")));
    ExperimentPlan plan =
        fixture.plan(
            request ->
                setUp(
                    configurations(request, "unsampled"), request.jdks(), variants, List.of("-x")));

    assertThat(ids(plan))
        .containsExactly(
            "baseline",
            "baseline-again",
            "Example-java/unsampled/a",
            "Example-java/unsampled/severity=20");
    assertThat(plan.arm("Example-java/unsampled/severity=20").arm().jvmArgs())
        .containsExactly("-x", "-Dseverity=20");
    assertThat(plan.arm("baseline").arm().jvmArgs()).containsExactly("-x");
  }

  @Test
  void refusesTheSameTwice() {
    assertThatThrownBy(
            () ->
                fixture.plan(
                    request ->
                        with(
                            request,
                            List.of(fixture.pinned("Example-java"), fixture.pinned("Example-java")),
                            List.of("unsampled"))))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessageContaining("Example-java@1.2/unsampled");
  }
}
