package tare.controller.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tare.controller.plan.PlanFixture.WORKLOAD;
import static tare.controller.plan.PlanFixture.calls;
import static tare.controller.plan.PlanFixture.configurations;
import static tare.controller.plan.PlanFixture.depth;
import static tare.controller.plan.PlanFixture.ids;
import static tare.controller.plan.PlanFixture.rate;
import static tare.controller.plan.PlanFixture.setUp;
import static tare.controller.plan.PlanFixture.workloads;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.model.WorkloadParameters;

class FitCheckTest {

  @TempDir Path folder;
  private PlanFixture fixture;

  @BeforeEach
  void writeDefinitions() throws IOException {
    fixture = new PlanFixture(folder);
  }

  @Test
  void refusesAQueueOverHalfTheHeap() {
    // 2g / 2 / 1000 bytes = 1,073,741 records, at 10 a call 107,374 calls.
    assertThatThrownBy(() -> lossless(calls(107_375)))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessageContainingAll(
            "Example-java/lossless cannot run", "1,073,750 records", "--rate", "107,374");
  }

  @Test
  void acceptsAQueueOfHalfTheHeap() {
    assertThat(lossless(calls(107_374)).arms()).hasSize(3);
  }

  @Test
  void acceptsAQueueThatIsEmptiedBetweenCalls() {
    assertThat(lossless(rate(2_000_000, 1_000)).arms()).hasSize(3);
  }

  @Test
  void believesTheHeapFlagThatComesLast() {
    ExperimentPlan plan =
        fixture.plan(
            request ->
                setUp(
                    workloads(configurations(request, "lossless"), calls(107_375)),
                    request.jdks(),
                    request.variants(),
                    List.of("-Xmx4g")));

    assertThat(plan.arms()).hasSize(3);
  }

  @Test
  void refusesMoreRecordsThanTheBackendHolds() {
    assertThatThrownBy(
            () ->
                fixture.plan(
                    request -> workloads(configurations(request, "server"), calls(10_001))))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessageContainingAll("Example server holds 100,000 records", "100,010", "10,000");
  }

  @Test
  void refusesWhatTheDiskDoesNotHold() {
    // 1,000 calls of depth 10 at 500 bytes are 5 MB.
    ExperimentRequest request = configurations(fixture.request(), "disk");

    assertThatThrownBy(() -> ExperimentPlanner.plan(request, fixture.facts(5_000_000, true)))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessageContainingAll("disk", "--out");
    assertThat(ExperimentPlanner.plan(request, fixture.facts(6_000_000, true)).arms()).hasSize(3);
  }

  @Test
  void leavesOutOfADefaultSetWhatTheHeapDoesNotHold() {
    ExperimentPlan plan = fixture.plan(request -> workloads(request, calls(107_375)));

    assertThat(ids(plan))
        .containsExactly(
            "baseline", "baseline-again", "Example-java/unsampled", "Example-java/scraped");
    assertThat(plan.skipped()).hasSize(1);
    assertThat(plan.skipped().get(0).name()).isEqualTo("Example-java/lossless");
    assertThat(plan.skipped().get(0).announcement())
        .startsWith("Example-java/lossless is left out: 1,073,750 records of 1000 bytes")
        .contains("; pace it with --rate, lower --calls to 107,374");
  }

  @Test
  void leavesOutOfASweepOnlyTheArmsThatDoNotFit() {
    ExperimentPlan plan = fixture.plan(request -> workloads(request, calls(1_000), calls(107_375)));

    assertThat(ids(plan))
        .contains("Example-java/lossless/calls=1000", "baseline/calls=107375")
        .doesNotContain("Example-java/lossless/calls=107375");
    assertThat(plan.skipped())
        .extracting(SkippedConfiguration::name)
        .containsExactly("Example-java/lossless/calls=107375");
  }

  @Test
  void leavesOutTheBaselineThatNothingIsComparedWithAnyMore() throws IOException {
    fixture.changeFramework("id: paced\n", "id: paced\n    default: true\n");
    fixture.changeFramework(
        "maxCalls: 500 }", "maxCalls: 500 }\n    perRecord: { diskBytes: 900 }");

    ExperimentPlan plan = ExperimentPlanner.plan(fixture.request(), fixture.facts(400_000, true));

    assertThat(ids(plan))
        .containsExactly(
            "baseline",
            "baseline-again",
            "Example-java/unsampled",
            "Example-java/lossless",
            "Example-java/scraped");
  }

  @Test
  void leavesOutOfADefaultSetWhatWritesMostUntilTheDiskHoldsTheRest() throws IOException {
    fixture.changeFramework("id: disk\n", "id: disk\n    default: true\n");

    ExperimentPlan plan = ExperimentPlanner.plan(fixture.request(), fixture.facts(5_000_000, true));

    assertThat(ids(plan)).contains("Example-java/lossless").doesNotContain("Example-java/disk");
    assertThat(plan.skipped())
        .extracting(SkippedConfiguration::name)
        .containsExactly("Example-java/disk");
    assertThatThrownBy(() -> ExperimentPlanner.plan(fixture.request(), fixture.facts(5_000, true)))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessageContaining("the experiment cannot run");
  }

  @Test
  void refusesADefaultSetOfWhichNothingFits() throws IOException {
    fixture.changeFramework("moobenchIndex: 1\n    default: true", "moobenchIndex: 1");
    ExperimentRequest request = workloads(fixture.request(), calls(107_375));

    assertThatThrownBy(() -> ExperimentPlanner.plan(request, fixture.facts(Long.MAX_VALUE, false)))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessageContainingAll(
            "Example-java/scraped cannot run", "Example-java/lossless cannot run");
  }

  @Test
  void refusesDepthBeyondTheStack() {
    assertThatThrownBy(
            () ->
                fixture.plan(
                    request -> workloads(configurations(request, "unsampled"), depth(20_000))))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessageContainingAll("depth 20000", "-Xss");
  }

  @Test
  void refusesThreadsWithoutEndOnceForAllArms() {
    assertThatThrownBy(
            () -> fixture.plan(request -> workloads(request, WORKLOAD.withThreads(1_001))))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessage(
            "no fork can do that: 1001 threads would measure the scheduler, not an agent; use at"
                + " most 1000");
  }

  @Test
  void readsEveryFormOfTheHeapFlag() {
    assertThat(HeapSize.limitBytes(List.of("-Xmx2g"))).hasValue(1L << 31);
    assertThat(HeapSize.limitBytes(List.of("-Xmx2g", "-Xmx512M"))).hasValue(512L << 20);
    assertThat(HeapSize.limitBytes(List.of("-XX:MaxHeapSize=1000"))).hasValue(1_000);
    assertThat(HeapSize.limitBytes(List.of("-Xms1g", "-Dx=-Xmx1g"))).isEmpty();
  }

  private ExperimentPlan lossless(WorkloadParameters workload) {
    return fixture.plan(request -> workloads(configurations(request, "lossless"), workload));
  }
}
