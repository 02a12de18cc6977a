package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tare.analysis.comparison.Comparer;
import tare.analysis.comparison.ForkPrediction;
import tare.analysis.comparison.PrecisionTarget;
import tare.analysis.report.PrecisionWords;
import tare.analysis.summary.ArmPrecision;

class UntilPreciseTest {

  private static final Duration BLOCK = Duration.ofSeconds(30);

  private final List<String> notices = new ArrayList<>();

  /** One arm whose interval gets narrower with every block of half a minute. */
  private static final class Fake implements UntilPrecise.Blocks {
    private final int preciseFrom;
    private final int before;
    private int measured;

    Fake(int preciseFrom) {
      this(preciseFrom, 0);
    }

    /** Goes on with an experiment that has so many blocks already. */
    Fake(int preciseFrom, int before) {
      this.preciseFrom = preciseFrom;
      this.before = before;
      this.measured = before;
    }

    @Override
    public int measure() {
      return ++measured;
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
    return new UntilPrecise(
            goal, () -> (blocks.measured - blocks.before) * BLOCK.toNanos(), notices::add)
        .run(blocks);
  }

  @Test
  void decidesFromTheTenthBlockOn() throws IOException, InterruptedException {
    PrecisionOutcome outcome = run(new Fake(3), null);

    assertThat(outcome.blocks()).isEqualTo(10);
    assertThat(outcome.reached()).isTrue();
    assertThat(PrecisionWords.of(outcome.toResult()))
        .isEqualTo("Every interval is at most 2.00 % wide after 10 blocks.");
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
    assertThat(PrecisionWords.of(outcome.toResult()))
        .isEqualTo(
            "The budget of 8.0 min was spent after 16 blocks: intervals were to be 2.00 % wide, and"
                + " are wider of Any/tcp (3.13 %, takes about 25 forks).");
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
            "Pilot: intervals of 2.00 % take about 25 blocks (12:30 min), at worst 50 blocks"
                + " (25:00 min).");
  }

  @Test
  void saysEarlyThatTheBudgetWillNotDo() throws IOException, InterruptedException {
    run(new Fake(25), Duration.ofMinutes(8));

    assertThat(notices.get(1))
        .isEqualTo(
            "The budget of 8:00 min allows about 16 blocks: the target will not be reached;"
                + " raise --budget, or ask for less.");
  }

  @Test
  void countsTheBlocksOfAnExperimentThatGoesOn() throws IOException, InterruptedException {
    PrecisionOutcome outcome = run(new Fake(25, 20), Duration.ofMinutes(8));

    assertThat(outcome.reached()).isTrue();
    assertThat(outcome.blocks()).isEqualTo(25);
    assertThat(outcome.elapsed()).isEqualTo(BLOCK.multipliedBy(5));
    assertThat(notices)
        .containsExactly(
            "Pilot: intervals of 2.00 % take about 25 blocks (2:30 min), at worst 50 blocks"
                + " (15:00 min).");
  }

  @Test
  void saysWherePredictionEndsThatItMayTakeMore() throws IOException, InterruptedException {
    PrecisionOutcome outcome = run(new Fake(Comparer.MOST_FORKS), Duration.ofMinutes(8));

    assertThat(notices.get(0)).contains("take about 10000 or more blocks (5000:00 min or more)");
    assertThat(PrecisionWords.of(outcome.toResult())).contains("takes about 10000 or more forks");
  }
}
