package tare.study;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.ToIntFunction;
import tare.analysis.comparison.Comparer;
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
    /** Measures one more, or what is left of one that was begun; returns how many there are. */
    int measure() throws IOException, InterruptedException;

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
    for (int begun = 1; ; begun++) {
      int measured = blocks.measure();
      Duration elapsed = budget.elapsed();
      if (measured == PILOT_BLOCKS || (begun == 1 && measured > PILOT_BLOCKS)) {
        predict(blocks.precisions(), measured - begun, elapsed.dividedBy(begun));
      }
      boolean spent = !budget.allowsOneMore(begun);
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

  /**
   * @param before blocks that were measured before the budget began
   * @param block what one takes
   */
  private void predict(List<ArmPrecision> arms, int before, Duration block) {
    OptionalInt expected = blocks(arms, ForkPrediction::expected);
    if (expected.isEmpty()) {
      return;
    }
    int pessimistic = blocks(arms, ForkPrediction::pessimistic).orElseThrow();
    notices.accept(
        ("Pilot: intervals of " + goal.text(goal.target().width()) + " take about ")
            + (text(expected.getAsInt(), before, block) + ", at worst ")
            + (text(pessimistic, before, block) + "."));
    goal.budget()
        .filter(budget -> left(expected.getAsInt(), before, block).compareTo(budget) > 0)
        .ifPresent(budget -> notices.accept(willNotDo(budget, before, block)));
  }

  /** For example {@code 25 blocks (12:30 min)}. */
  private static String text(int blocks, int before, Duration block) {
    String orMore = blocks >= Comparer.MOST_FORKS ? " or more" : "";
    return ForkPrediction.text(blocks)
        + (" blocks (" + minutes(left(blocks, before, block)) + orMore + ")");
  }

  private static Duration left(int blocks, int before, Duration block) {
    return block.multipliedBy(Math.max(0, blocks - before));
  }

  private String willNotDo(Duration budget, int before, Duration block) {
    long allowed = before + (block.isZero() ? 0 : budget.dividedBy(block));
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

  static String minutes(Duration duration) {
    return String.format(
        Locale.ROOT, "%d:%02d min", duration.toMinutes(), duration.toSecondsPart());
  }
}
