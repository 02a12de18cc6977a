package tare.study;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
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

  /** One release between the ends, measured in blocks. */
  interface Probe extends AutoCloseable {
    void measure() throws IOException, InterruptedException;

    Position position() throws IOException;

    @Override
    void close() throws IOException;
  }

  /** Starts measuring. */
  interface Laboratory {

    /** The ends alone: bad / good, or bad - good of a share, against 1 or 0. */
    Ends ends() throws IOException, InterruptedException;

    Probe probe(String release) throws IOException, InterruptedException;
  }

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
   * @param culprit the first bad one; empty when the ends do not differ
   * @param steps what was measured between them, in order
   */
  public record Found(Ends ends, String before, String culprit, List<Step> steps) {

    public Found {
      steps = List.copyOf(steps);
    }

    /** Whether no step was decided in doubt. */
    public boolean certain() {
      return steps.stream().allMatch(step -> step.position().certain());
    }
  }

  private final Laboratory laboratory;
  private final Consumer<String> notices;

  Bisection(Laboratory laboratory, Consumer<String> notices) {
    this.laboratory = laboratory;
    this.notices = notices;
  }

  /**
   * Searches.
   *
   * @param releases from the good to the bad one, both included, oldest first
   */
  Found search(List<String> releases) throws IOException, InterruptedException {
    Ends ends = laboratory.ends();
    List<Step> steps = new ArrayList<>();
    int good = 0;
    int bad = releases.size() - 1;
    if (!ends.differ()) {
      return new Found(ends, releases.get(good), "", steps);
    }
    while (bad - good > 1) {
      int middle = (good + bad) / 2;
      Step step = step(releases.get(middle));
      steps.add(step);
      notices.accept(
          String.format(
              Locale.ROOT,
              "%s is %s after %d blocks: %.2f of the way from good to bad; %d releases left.",
              step.release(),
              step.position().bad() ? "bad" : "good",
              step.blocks(),
              step.position().share().estimate(),
              step.position().bad() ? middle - good - 1 : bad - middle - 1));
      if (step.position().bad()) {
        bad = middle;
      } else {
        good = middle;
      }
    }
    return new Found(ends, releases.get(good), releases.get(bad), steps);
  }

  private Step step(String release) throws IOException, InterruptedException {
    try (Probe probe = laboratory.probe(release)) {
      int blocks = 0;
      Position position;
      do {
        probe.measure();
        blocks++;
        position = blocks < FIRST_BLOCKS ? null : probe.position();
      } while (position == null || (!position.certain() && blocks < MOST_BLOCKS));
      return new Step(release, position, blocks);
    }
  }
}
