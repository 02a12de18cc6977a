package tare.study;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.ToIntFunction;
import tare.analysis.comparison.ForkPrediction;
import tare.analysis.comparison.PrecisionTarget;
import tare.analysis.summary.ArmPrecision;

/**
 * Adds blocks until every arm is precise enough or the budget is spent. It decides from {@link
 * PrecisionTarget#LEAST_BLOCKS} blocks on, and after a pilot says what the target will take.
 */
final class UntilPrecise {

  /** Enough to estimate a spread within a factor of three, and half of what is measured anyway. */
  static final int PILOT_BLOCKS = 5;

  private final PrecisionGoal goal;
  private final LongSupplier nanoTime;
  private final Consumer<String> notices;

  /** What is measured. */
  interface Blocks {
    /** Measures one more. */
    void measure() throws IOException, InterruptedException;

    /** How precise the arms are by now. */
    List<ArmPrecision> precisions() throws IOException;
  }

  /**
   * @param nanoTime a clock that only goes forward
   * @param notices is told what the pilot predicts, a line each
   */
  UntilPrecise(PrecisionGoal goal, LongSupplier nanoTime, Consumer<String> notices) {
    this.goal = goal;
    this.nanoTime = nanoTime;
    this.notices = notices;
  }

  /** Measures at least one block. */
  PrecisionOutcome run(Blocks blocks) throws IOException, InterruptedException {
    BlockBudget budget = BlockBudget.begin(goal.budget(), nanoTime);
    int measured = 0;
    while (true) {
      blocks.measure();
      measured++;
      Duration elapsed = budget.elapsed();
      if (measured == PILOT_BLOCKS) {
        predict(blocks.precisions(), elapsed.dividedBy(measured));
      }
      boolean spent = !budget.allowsOneMore(measured);
      if (spent || measured >= PrecisionTarget.LEAST_BLOCKS) {
        List<ArmPrecision> arms = blocks.precisions();
        boolean enough = measured >= PrecisionTarget.LEAST_BLOCKS;
        boolean reached = enough && arms.stream().allMatch(ArmPrecision::reached);
        if (reached || spent) {
          return new PrecisionOutcome(goal, reached, measured, elapsed, arms);
        }
      }
    }
  }

  private void predict(List<ArmPrecision> arms, Duration block) {
    OptionalInt expected = blocks(arms, ForkPrediction::expected);
    if (expected.isEmpty()) {
      return;
    }
    int pessimistic = blocks(arms, ForkPrediction::pessimistic).orElseThrow();
    notices.accept(
        ("Pilot: intervals of " + goal.text(goal.target().width()) + " take about ")
            + (expected.getAsInt() + " blocks (" + minutes(block, expected.getAsInt()) + "), ")
            + ("at worst " + pessimistic + " (" + minutes(block, pessimistic) + ")."));
    goal.budget()
        .filter(budget -> block.multipliedBy(expected.getAsInt()).compareTo(budget) > 0)
        .ifPresent(budget -> notices.accept(willNotDo(budget, block)));
  }

  private String willNotDo(Duration budget, Duration block) {
    long allowed = block.isZero() ? 0 : budget.dividedBy(block);
    return ("The budget of " + minutes(budget) + " allows about " + allowed + " blocks")
        + ": the target will not be reached; raise --budget, or ask for less.";
  }

  /** What the arm that needs most needs; empty when nothing can be predicted. */
  private static OptionalInt blocks(
      List<ArmPrecision> arms, ToIntFunction<ForkPrediction> prediction) {
    return arms.stream()
        .flatMap(arm -> arm.forks().stream())
        .mapToInt(prediction)
        .map(forks -> Math.max(forks, PrecisionTarget.LEAST_BLOCKS))
        .max();
  }

  private static String minutes(Duration block, int blocks) {
    return minutes(block.multipliedBy(blocks));
  }

  static String minutes(Duration duration) {
    return String.format(
        Locale.ROOT, "%d:%02d min", duration.toMinutes(), duration.toSecondsPart());
  }
}
