package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tare.analysis.statistics.StageSplit.Cost;
import tare.analysis.statistics.StageSplit.StageArm;
import tare.model.Stage;

class StageSplitTest {

  private static final StageArm BASELINE = arm("baseline", Stage.BASELINE, 100);
  private static final StageArm DEACTIVATED = arm("k/deactivated", Stage.INSTRUMENTATION, 150);
  private static final StageArm COLLECTED = arm("k/collected", Stage.COLLECTION, 130);
  private static final StageArm DISK = arm("k/disk", Stage.DISK, 400);
  private static final StageArm TCP = arm("k/tcp", Stage.TCP, 300);
  private static final StageArm METRICS = arm("k/metrics", Stage.METRICS, 170);

  @Test
  void comparesEachStageWithTheOneBefore() {
    List<Cost> costs =
        StageSplit.of(List.of(TCP, COLLECTED, METRICS, BASELINE, DISK, DEACTIVATED), 10, 0.95)
            .costs();
    assertThat(costs)
        .extracting(Cost::arm, Cost::beyond)
        .containsExactly(
            tuple("k/deactivated", "baseline"),
            tuple("k/collected", "k/deactivated"),
            tuple("k/disk", "k/collected"),
            tuple("k/tcp", "k/collected"),
            tuple("k/metrics", "k/deactivated"));
    assertThat(costs.get(2).nanosPerMonitoredCall().estimate()).isCloseTo(27, within(0.01));
    assertThat(costs.get(2).nanosPerMonitoredCall().contains(27)).isTrue();
  }

  @Test
  void showsAStageThatIsFasterThanTheOneBefore() {
    Cost collection =
        StageSplit.of(List.of(BASELINE, DEACTIVATED, COLLECTED), 10, 0.95).costs().get(1);
    assertThat(collection.stage()).isEqualTo(Stage.COLLECTION);
    assertThat(collection.nanosPerMonitoredCall().high()).isNegative();
  }

  @Test
  void passesOverStagesWithoutAnArm() {
    List<Cost> costs = StageSplit.of(List.of(BASELINE, TCP, METRICS), 10, 0.95).costs();
    assertThat(costs).extracting(Cost::beyond).containsOnly("baseline").hasSize(2);
    assertThat(
            StageSplit.of(List.of(BASELINE, DEACTIVATED, DISK), 10, 0.95).costs().get(1).beyond())
        .isEqualTo("k/deactivated");
  }

  @Test
  void letsTheFirstArmStandForItsStageButShowsEveryOutput() {
    StageArm other = arm("k/other", Stage.INSTRUMENTATION, 500);
    StageArm again = arm("k/tcp-2", Stage.TCP, 310);
    List<Cost> costs =
        StageSplit.of(List.of(BASELINE, DEACTIVATED, other, TCP, again), 10, 0.95).costs();
    assertThat(costs).extracting(Cost::arm).containsExactly("k/deactivated", "k/tcp", "k/tcp-2");
  }

  @Test
  void hasNothingToSayWithoutABaseline() {
    assertThat(StageSplit.of(List.of(DEACTIVATED), 10, 0.95).costs()).isEmpty();
  }

  private static StageArm arm(String id, Stage stage, double nanos) {
    return new StageArm(id, stage, List.of(nanos - 1, nanos, nanos + 1, nanos + 0.5, nanos - 0.5));
  }
}
