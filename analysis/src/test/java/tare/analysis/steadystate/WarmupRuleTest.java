package tare.analysis.steadystate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class WarmupRuleTest {

  private static final ForkSteadyState FORK =
      new ForkSteadyState(ForkClass.WARMUP, 11, 51, List.of());

  @Test
  void picksTheFirstIterationThatCounts() {
    assertThat(WarmupRule.parse("steady").firstIteration(FORK)).isEqualTo(11);
    assertThat(WarmupRule.parse("half").firstIteration(FORK)).isEqualTo(25);
    assertThat(WarmupRule.parse("none").firstIteration(FORK)).isZero();
    assertThat(WarmupRule.parse("50").firstIteration(FORK)).isEqualTo(50);
    assertThat(WarmupRule.parse("0").firstIteration(FORK)).isZero();
  }

  @Test
  void refusesToDropEverything() {
    assertThatThrownBy(() -> WarmupRule.parse("51").firstIteration(FORK))
        .isInstanceOf(NothingLeftException.class)
        .hasMessage(
            "a warm-up of 51 iterations leaves nothing of a fork, which has 51: drop at most 50");
    assertThatThrownBy(() -> WarmupRule.parse("999999").requireSomethingLeft(50))
        .isInstanceOf(NothingLeftException.class);
    assertThatCode(() -> WarmupRule.HALF.requireSomethingLeft(1)).doesNotThrowAnyException();
  }

  @Test
  void refusesWhatIsNoRule() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> WarmupRule.parse("-1"))
        .withMessageContaining("steady, half, none or a number");
    assertThatIllegalArgumentException().isThrownBy(() -> WarmupRule.parse("10000000"));
  }
}
