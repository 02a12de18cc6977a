package tare.study;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import tare.analysis.comparison.AlphaSpending;
import tare.analysis.comparison.Change;
import tare.analysis.comparison.Comparer;
import tare.analysis.report.Figures;
import tare.analysis.summary.RunComparison;

/**
 * A gate between two releases that are measured interleaved: it looks at the data up to four times
 * and ends as soon as every configuration is decided, or one has become relevantly slower. All
 * looks together raise no more false alarms than one would (see {@link AlphaSpending}).
 */
final class Guard {

  /** With fewer blocks a spread is not known well enough to decide on. */
  static final int LEAST_BLOCKS = 5;

  /**
   * Blocks after which the time of one is taken: the first fetches and warms what the others use.
   */
  private static final int PILOT_BLOCKS = 2;

  /** A longer budget is no advice: forks that spread so much have to become longer themselves. */
  private static final Duration LONGEST_ADVISED = Duration.ofDays(1);

  private final GuardGoal goal;
  private final LongSupplier nanoTime;
  private final Consumer<String> notices;

  /** What is measured. */
  interface Blocks {
    /** Measures one more. */
    void measure() throws IOException, InterruptedException;

    /** New against base, by now. */
    RunComparison compare(Comparer comparer) throws IOException;
  }

  /**
   * @param nanoTime a clock that only goes forward
   * @param notices is told what the pilot predicts, a line each
   */
  Guard(GuardGoal goal, LongSupplier nanoTime, Consumer<String> notices) {
    this.goal = goal;
    this.nanoTime = nanoTime;
    this.notices = notices;
  }

  /** Measures until it is decided or the budget is spent; at least {@link #PILOT_BLOCKS} blocks. */
  GuardOutcome run(Blocks blocks) throws IOException, InterruptedException {
    BlockBudget budget = BlockBudget.begin(Optional.of(goal.budget()), nanoTime);
    Duration before = Duration.ZERO;
    for (int block = 0; block < PILOT_BLOCKS; block++) {
      before = budget.elapsed();
      blocks.measure();
    }
    Duration warm = budget.elapsed().minus(before);
    Optional<GuardOutcome> hopeless = hopeless(blocks, warm, budget.elapsed());
    if (hopeless.isPresent()) {
      return hopeless.get();
    }
    Duration block = budget.elapsed().dividedBy(PILOT_BLOCKS);
    AlphaSpending looks = looks(block);
    int measured = PILOT_BLOCKS;
    List<GuardOutcome.Look> taken = new ArrayList<>();
    while (true) {
      int look = taken.size();
      int target = looks.blocks().get(look);
      while (measured < target && budget.allowsOneMore(measured)) {
        blocks.measure();
        measured++;
      }
      boolean last = measured < target || look == looks.blocks().size() - 1;
      // A look that comes early is judged by the last level: its bound was made for more data.
      double level = looks.levels().get(measured < target ? looks.levels().size() - 1 : look);
      RunComparison comparison = blocks.compare(goal.comparer(1 - level));
      boolean decided = measured >= LEAST_BLOCKS && decided(comparison);
      taken.add(new GuardOutcome.Look(measured, level, decided));
      if (last || decided) {
        return new GuardOutcome(goal, taken, measured, budget.elapsed(), comparison);
      }
      if (taken.size() == 1) {
        outlook(comparison, measured, looks, block);
      }
    }
  }

  /**
   * What the pilot says no further block would mend.
   *
   * @param block time of the last, which is nearer to those to come than the first
   */
  private Optional<GuardOutcome> hopeless(Blocks blocks, Duration block, Duration elapsed)
      throws IOException {
    Duration least = elapsed.plus(block.multipliedBy(LEAST_BLOCKS - PILOT_BLOCKS));
    boolean tooFew = least.compareTo(goal.budget()) > 0;
    RunComparison comparison = blocks.compare(goal.comparer(goal.confidence()));
    if (!tooFew && comparison.notCompared().isEmpty()) {
      return Optional.empty();
    }
    if (tooFew) {
      notices.accept(
          ("A block takes " + UntilPrecise.minutes(block) + "; no decision rests on fewer than ")
              + (LEAST_BLOCKS + " blocks: --budget " + minutes(block, LEAST_BLOCKS) + "m"));
    }
    GuardOutcome.Look look = new GuardOutcome.Look(PILOT_BLOCKS, 1 - goal.confidence(), false);
    return Optional.of(new GuardOutcome(goal, List.of(look), PILOT_BLOCKS, elapsed, comparison));
  }

  private AlphaSpending looks(Duration block) {
    long affordable = block.isZero() ? LEAST_BLOCKS : goal.budget().dividedBy(block);
    int last = (int) Math.max(LEAST_BLOCKS, Math.min(affordable, Comparer.MOST_FORKS));
    List<Integer> blocks =
        IntStream.rangeClosed(1, AlphaSpending.MOST_LOOKS)
            .map(look -> Math.max(LEAST_BLOCKS, last * look / AlphaSpending.MOST_LOOKS))
            .distinct()
            .boxed()
            .toList();
    notices.accept(
        ("A block takes " + UntilPrecise.minutes(block) + ": the budget of ")
            + (UntilPrecise.minutes(goal.budget())
                + " holds "
                + affordable
                + " blocks; looking after ")
            + (String.join(", ", blocks.stream().map(String::valueOf).toList()) + "."));
    return AlphaSpending.plan(1 - goal.confidence(), blocks);
  }

  private static boolean decided(RunComparison comparison) {
    return comparison.regressed()
        || (!comparison.arms().isEmpty() && comparison.count(Change.INCONCLUSIVE) == 0);
  }

  /** What is to be expected of the whole budget, from the spread seen so far. */
  private void outlook(
      RunComparison comparison, int measured, AlphaSpending looks, Duration block) {
    int last = looks.blocks().get(looks.blocks().size() - 1);
    double worst =
        comparison.arms().stream()
            .mapToDouble(arm -> arm.time().smallestVisibleChange())
            .max()
            .orElse(Double.POSITIVE_INFINITY);
    double visible = Math.expm1(Math.log1p(worst) * Math.sqrt((double) measured / last));
    if (!Double.isFinite(visible)) {
      return;
    }
    String seen = "After " + measured + " blocks: within this budget " + seen(visible);
    if (visible <= goal.threshold()) {
      notices.accept(seen + ".");
      return;
    }
    double factor = Math.log1p(worst) / Math.log1p(goal.threshold());
    int needed = (int) Math.min(Comparer.MOST_FORKS, Math.ceil(measured * factor * factor));
    boolean tooLong =
        needed == Comparer.MOST_FORKS || block.multipliedBy(needed).compareTo(LONGEST_ADVISED) > 0;
    String cost =
        tooLong
            ? needed + " blocks or more: raise --calls, or find a quieter machine"
            : "about " + needed + " blocks, --budget " + minutes(block, needed) + "m";
    notices.accept(
        String.format(
            Locale.ROOT, "%s; %.1f %% would take %s.", seen, 100 * goal.threshold(), cost));
  }

  private static String seen(double visible) {
    return visible > 1
        ? "not even a call that takes twice as long is seen"
        : "changes from about " + Figures.percent(visible, 1) + " on are seen";
  }

  private static long minutes(Duration block, int blocks) {
    return block.multipliedBy(blocks).toMinutes() + 1;
  }
}
