package tare.study;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tare.analysis.comparison.Position;
import tare.analysis.statistics.Interval;

/**
 * Finds the release that changed a metric: halves the releases between a good and a bad one, each
 * time measuring the middle between both ends. Blocks are added to a measurement until it is
 * certain to which end the middle belongs, up to a limit.
 */
public final class Bisection {

  /** A release is judged from this many blocks on. */
  static final int FIRST_BLOCKS = 5;

  /** More are not spent on one release. */
  static final int MOST_BLOCKS = 20;

  /**
   * Releases that are measured against one another, block by block.
   *
   * @param <T> what they show
   */
  interface Measurement<T> extends AutoCloseable {
    void measure() throws IOException, InterruptedException;

    /** By now, from one block on. */
    T result() throws IOException;

    @Override
    void close() throws IOException;
  }

  /** Starts measuring. */
  interface Laboratory {

    /** The ends alone: bad / good, or bad - good of a share, against 1 or 0. */
    Measurement<Ends> ends() throws IOException, InterruptedException;

    /** A release between the ends. */
    Measurement<Position> probe(String release) throws IOException, InterruptedException;
  }

  private record Judged<T>(T result, int blocks, boolean decided) {}

  /**
   * The two ends against one another.
   *
   * @param change how much worse the bad one is; for shares a difference, else a ratio - 1
   * @param differ whether they differ beyond doubt
   */
  public record Ends(Interval change, boolean differ) {}

  /**
   * A release that was measured.
   *
   * @param release its version
   * @param position between the ends
   * @param blocks it took
   */
  public record Step(String release, Position position, int blocks) {}

  /**
   * What was found.
   *
   * @param ends the good against the bad
   * @param before the last good release
   * @param culprit the first bad one that is known; empty when the ends do not differ
   * @param steps what was measured between them, in order
   * @param spent whether the budget ended the search: releases may be left between both
   */
  public record Found(Ends ends, String before, String culprit, List<Step> steps, boolean spent) {

    public Found {
      steps = List.copyOf(steps);
    }

    /** Whether no step was decided in doubt or left out. */
    public boolean certain() {
      return !spent && steps.stream().allMatch(step -> step.position().certain());
    }
  }

  private final Laboratory laboratory;
  private final SearchBudget budget;
  private final Consumer<String> notices;

  Bisection(Laboratory laboratory, SearchBudget budget, Consumer<String> notices) {
    this.laboratory = laboratory;
    this.budget = budget;
    this.notices = notices;
  }

  /**
   * Searches.
   *
   * @param releases from the good to the bad one, both included, oldest first
   */
  Found search(List<String> releases) throws IOException, InterruptedException {
    String all = " of at most " + (1 + halvings(releases.size() - 1));
    int good = 0;
    int bad = releases.size() - 1;
    Ends ends = ends("Step 1" + all + ", the ends");
    List<Step> steps = new ArrayList<>();
    if (!ends.differ()) {
      return new Found(ends, releases.get(good), "", steps, budget.spent());
    }
    while (bad - good > 1 && budget.allowsOneMore()) {
      int middle = (good + bad) / 2;
      String release = releases.get(middle);
      Judged<Position> judged =
          judge(
              "Step " + (steps.size() + 2) + all + ", " + release,
              laboratory.probe(release),
              Position::certain);
      if (!judged.decided()) {
        break;
      }
      Step step = new Step(release, judged.result(), judged.blocks());
      steps.add(step);
      say(step, step.position().bad() ? middle - good - 1 : bad - middle - 1);
      if (step.position().bad()) {
        bad = middle;
      } else {
        good = middle;
      }
    }
    boolean spent = budget.spent() && bad - good > 1;
    return new Found(ends, releases.get(good), releases.get(bad), steps, spent);
  }

  /** Too few blocks decide nothing, whatever they show. */
  private Ends ends(String step) throws IOException, InterruptedException {
    Judged<Ends> judged = judge(step, laboratory.ends(), Ends::differ);
    return judged.decided() ? judged.result() : new Ends(judged.result().change(), false);
  }

  /** How often a distance is halved until nothing lies between. */
  private static int halvings(int distance) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, distance) - 1);
  }

  private void say(Step step, int left) {
    notices.accept(
        String.format(
            Locale.ROOT,
            "%s is %s after %d blocks: %.2f of the way from good to bad; %d releases left.",
            step.release(),
            step.position().bad() ? "bad" : "good",
            step.blocks(),
            step.position().share().estimate(),
            left));
  }

  private <T> Judged<T> judge(String step, Measurement<T> measurement, Predicate<T> certain)
      throws IOException, InterruptedException {
    try (measurement) {
      T result = null;
      int blocks = 0;
      boolean decided = false;
      while (!decided && budget.allowsOneMore()) {
        blocks++;
        notices.accept(step + ": block " + blocks + " of at most " + MOST_BLOCKS + ".");
        measurement.measure();
        budget.measured();
        result = measurement.result();
        decided = blocks == MOST_BLOCKS || (blocks >= FIRST_BLOCKS && certain.test(result));
      }
      return new Judged<>(result, blocks, decided);
    }
  }
}
