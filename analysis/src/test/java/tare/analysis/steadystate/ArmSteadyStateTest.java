package tare.analysis.steadystate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ArmSteadyStateTest {

  @Test
  void hasTheClassOfAllItsForks() {
    ArmSteadyState arm =
        ArmSteadyState.of(
            List.of(
                fork(ForkClass.WARMUP, 9), fork(ForkClass.WARMUP, 5), fork(ForkClass.WARMUP, 7)));
    assertThat(arm.armClass()).isEqualTo(ForkClass.WARMUP);
    assertThat(arm.medianFirstSteadyIteration()).isEqualTo(7);
    assertThat(arm.steadyForks()).isEqualTo(3);
  }

  @Test
  void isInconsistentWhenForksDiffer() {
    ForkSteadyState backlog = fork(ForkClass.WARMUP, 9).withBacklog();
    assertThat(backlog.firstSteadyIteration()).isEqualTo(25);
    ArmSteadyState arm =
        ArmSteadyState.of(
            List.of(
                fork(ForkClass.FLAT, 0),
                fork(ForkClass.NO_STEADY_STATE, 25),
                backlog,
                fork(ForkClass.SLOWDOWN, 10)));
    assertThat(arm.armClass()).isEqualTo(ForkClass.INCONSISTENT);
    assertThat(arm.steadyForks()).isEqualTo(2);
    assertThat(arm.medianFirstSteadyIteration()).isEqualTo(10);
    assertThat(arm.forks())
        .isEqualTo(
            Map.of(
                ForkClass.FLAT, 1,
                ForkClass.NO_STEADY_STATE, 1,
                ForkClass.BACKLOG, 1,
                ForkClass.SLOWDOWN, 1));
  }

  @Test
  void hasNoStartWithoutASteadyFork() {
    ArmSteadyState arm = ArmSteadyState.of(List.of(fork(ForkClass.NO_STEADY_STATE, 25)));
    assertThat(arm.medianFirstSteadyIteration()).isEqualTo(-1);
    assertThat(arm.steadyForks()).isZero();
  }

  @Test
  void namesClassesAsEveryOutputDoes() {
    assertThat(ForkClass.NO_STEADY_STATE.label()).isEqualTo("noSteadyState");
    assertThat(ForkClass.INCONSISTENT.steady()).isFalse();
    assertThat(ForkClass.BACKLOG.steady()).isFalse();
  }

  private static ForkSteadyState fork(ForkClass forkClass, int start) {
    return new ForkSteadyState(forkClass, start, 50, List.of());
  }
}
