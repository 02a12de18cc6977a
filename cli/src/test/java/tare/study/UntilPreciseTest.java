package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tare.analysis.comparison.ForkPrediction;
import tare.analysis.comparison.PrecisionTarget;
import tare.analysis.summary.ArmPrecision;

class UntilPreciseTest {

  private static final Duration BLOCK = Duration.ofSeconds(30);

  private final List<String> notices = new ArrayList<>();

  /** One arm whose interval gets narrower with every block of half a minute. */
  private static final class Fake implements UntilPrecise.Blocks {
    private final int preciseFrom;
    private int measured;

    Fake(int preciseFrom) {
      this.preciseFrom = preciseFrom;
    }

    @Override
    public void measure() {
      measured++;
    }

    @Override
    public List<ArmPrecision> precisions() {
      ForkPrediction forks = new ForkPrediction(preciseFrom, 2 * preciseFrom);
      return List.of(
          new ArmPrecision("Any/tcp", 0.5 / measured, measured >= preciseFrom, Optional.of(forks)));
    }
  }

  private PrecisionOutcome run(Fake blocks, Duration budget)
      throws IOException, InterruptedException {
    PrecisionGoal goal =
        new PrecisionGoal(PrecisionTarget.parse("2%"), Optional.ofNullable(budget));
    return new UntilPrecise(goal, () -> blocks.measured * BLOCK.toNanos(), notices::add)
        .run(blocks);
  }

  @Test
  void decidesFromTheTenthBlockOn() throws IOException, InterruptedException {
    PrecisionOutcome outcome = run(new Fake(3), null);

    assertThat(outcome.blocks()).isEqualTo(10);
    assertThat(outcome.reached()).isTrue();
    assertThat(outcome.lines().get(0))
        .isEqualTo("Every interval is at most 2.00 % wide after 10 blocks, 5:00 min.");
  }

  @Test
  void goesOnUntilEveryArmIsPrecise() throws IOException, InterruptedException {
    assertThat(run(new Fake(25), null).blocks()).isEqualTo(25);
  }

  @Test
  void beginsNoBlockThatWouldExceedTheBudget() throws IOException, InterruptedException {
    PrecisionOutcome outcome = run(new Fake(25), Duration.ofMinutes(8));

    assertThat(outcome.reached()).isFalse();
    assertThat(outcome.blocks()).isEqualTo(16);
    assertThat(outcome.lines())
        .containsExactly(
            "The budget is spent after 16 blocks, 8:00 min, and not every interval is 2.00 % wide.",
            "  Any/tcp: 3.13 %, needs about 25 forks");
  }

  @Test
  void claimsNoPrecisionBeforeTheTenthBlock() throws IOException, InterruptedException {
    PrecisionOutcome outcome = run(new Fake(1), Duration.ofMinutes(2));

    assertThat(outcome.blocks()).isEqualTo(4);
    assertThat(outcome.reached()).isFalse();
  }

  @Test
  void measuresOneBlockHoweverSmallTheBudget() throws IOException, InterruptedException {
    assertThat(run(new Fake(1), Duration.ofSeconds(1)).blocks()).isEqualTo(1);
  }

  @Test
  void saysAfterThePilotWhatTheTargetTakes() throws IOException, InterruptedException {
    run(new Fake(25), Duration.ofMinutes(30));

    assertThat(notices)
        .containsExactly(
            "Pilot: intervals of 2.00 % take about 25 blocks (12:30 min), at worst 50 (25:00 min).");
  }

  @Test
  void saysEarlyThatTheBudgetWillNotDo() throws IOException, InterruptedException {
    run(new Fake(25), Duration.ofMinutes(8));

    assertThat(notices.get(1))
        .isEqualTo(
            "The budget of 8:00 min allows about 16 blocks: the target will not be reached;"
                + " raise --budget, or ask for less.");
  }
}
