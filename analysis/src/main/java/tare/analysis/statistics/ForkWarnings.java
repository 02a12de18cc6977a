package tare.analysis.statistics;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tare.model.Warning;

/**
 * Doubts about one arm that its numbers raise themselves, each with its remedy. Nothing is removed:
 * the reader decides.
 */
public final class ForkWarnings {

  /** Below this number an interval cannot know a speed that three forks in ten run at. */
  public static final int LEAST_FORKS = 10;

  /** Below this number of calls the JIT compiler is what is measured. */
  public static final long LEAST_CALLS = 100_000;

  /** One lost time slice of the scheduler weighs as much as this. */
  public static final double LEAST_NANOS = 5e6;

  private ForkWarnings() {}

  /**
   * Outlying forks, a slow first fork, forks of two speeds, too few forks.
   *
   * @param forkNanos one value a fork in the order of launch, positive
   */
  public static List<Warning> ofForks(double[] forkNanos) {
    List<Warning> warnings = new ArrayList<>();
    Optional<TwoSpeedForks> twoSpeed = TwoSpeedForks.among(forkNanos);
    List<OutlyingFork> outlying = new ArrayList<>(OutlyingFork.among(forkNanos));
    if (!outlying.isEmpty()
        && outlying.get(0).fork() == 0
        && outlying.get(0).modifiedZScore() > 0) {
      warnings.add(firstForkSlow(outlying.remove(0)));
    }
    if (twoSpeed.isPresent()) {
      warnings.add(twoSpeedForks(twoSpeed.get()));
    } else if (!outlying.isEmpty()) {
      warnings.add(outlyingForks(outlying));
    }
    if (forkNanos.length < LEAST_FORKS) {
      warnings.add(fewForks(forkNanos.length));
    }
    return warnings;
  }

  /**
   * A fork that measured too few calls, or too little time.
   *
   * @param callsPerFork timed calls of a fork
   * @param nanosPerFork sum of their durations
   */
  public static Optional<Warning> shortFork(long callsPerFork, double nanosPerFork) {
    if (callsPerFork >= LEAST_CALLS && nanosPerFork >= LEAST_NANOS) {
      return Optional.empty();
    }
    return Optional.of(
        new Warning(
            "shortFork",
            text("a fork measures %d calls in %.1f ms", callsPerFork, nanosPerFork / 1e6),
            text(
                "use --calls %d or more: below, the JIT compiler and single time slices are"
                    + " measured",
                twoDigitsUp(Math.max(LEAST_CALLS, callsPerFork * LEAST_NANOS / nanosPerFork)))));
  }

  /** The number people would type: rounded up to two digits, such as 190,000 for 183,517. */
  private static long twoDigitsUp(double calls) {
    return new BigDecimal(calls).round(new MathContext(2, RoundingMode.UP)).longValueExact();
  }

  /**
   * A call that lasts no longer than reading the clock.
   *
   * @param medianNanos median duration of a call
   * @param harnessFloorNanos what an empty timed section reads in the same forks
   */
  public static Optional<Warning> shortCall(double medianNanos, double harnessFloorNanos) {
    if (medianNanos >= 2 * harnessFloorNanos) {
      return Optional.empty();
    }
    return Optional.of(
        new Warning(
            "shortCall",
            text(
                "a call lasts %.0f ns, of which reading the clock is %.0f ns",
                medianNanos, harnessFloorNanos),
            "raise --depth: differences still hold, ratios of calls do not"));
  }

  /** The A/A test of the two baselines failed. */
  public static Optional<Warning> sameArmDiffers(SameArmTest test) {
    if (!test.differs()) {
      return Optional.empty();
    }
    return Optional.of(
        new Warning(
            "sameArmDiffers",
            text(
                "the baseline measured twice differs from itself: ratio %.3f [%.3f, %.3f]",
                test.ratio().estimate(), test.ratio().low(), test.ratio().high()),
            "do not trust differences of that size: quieten the machine (tare doctor), measure more"
                + " forks"));
  }

  private static Warning firstForkSlow(OutlyingFork first) {
    return new Warning(
        "firstForkSlow",
        text(
            "the first fork was slow: %.1f ns (modified z-score %.1f)",
            first.value(), first.modifiedZScore()),
        "caches of disk and machine were cold: add a --prepare command or forks, compare medians");
  }

  private static Warning twoSpeedForks(TwoSpeedForks found) {
    return new Warning(
        "twoSpeedForks",
        text(
            "%d of %d forks ran %.2f times slower than the others",
            found.slowForks(), found.forks(), found.slowDown()),
        "intervals hold from 10 forks on when both speeds are common, and need 30 and more when one"
            + " is rare: measure more");
  }

  private static Warning outlyingForks(List<OutlyingFork> outlying) {
    OutlyingFork farthest = outlying.get(0);
    for (OutlyingFork fork : outlying) {
      if (Math.abs(fork.modifiedZScore()) > Math.abs(farthest.modifiedZScore())) {
        farthest = fork;
      }
    }
    return new Warning(
        "outlyingForks",
        text(
            "%d of the forks lie far from the others, fork %d the farthest: %.1f ns (modified z-score"
                + " %.1f)",
            outlying.size(), farthest.fork() + 1, farthest.value(), farthest.modifiedZScore()),
        "they stay in, and the interval may miss the truth: look at what disturbed them, measure"
            + " more, compare medians");
  }

  private static Warning fewForks(int forks) {
    return new Warning(
        "fewForks",
        text("%d fork%s cannot show a speed that few JVMs run at", forks, forks == 1 ? "" : "s"),
        text("measure %d or more before you decide anything", LEAST_FORKS));
  }

  private static String text(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}
