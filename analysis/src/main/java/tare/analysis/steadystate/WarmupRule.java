package tare.analysis.steadystate;

/**
 * Which iterations of a fork count.
 *
 * @param kind the rule
 * @param dropped iterations dropped by {@link Kind#FIXED}, at least 0; 0 otherwise
 */
public record WarmupRule(Kind kind, int dropped) {

  /** What decides. */
  public enum Kind {
    /** The steady state of each fork; the last half of a fork without one. */
    STEADY,
    /** The last half, as in the original. */
    HALF,
    /** All iterations. */
    NONE,
    /** All but a given number. */
    FIXED
  }

  /** Each fork's steady state counts. */
  public static final WarmupRule STEADY = new WarmupRule(Kind.STEADY, 0);

  /** The last half counts: the original's rule. */
  public static final WarmupRule HALF = new WarmupRule(Kind.HALF, 0);

  /** Everything counts. */
  public static final WarmupRule NONE = new WarmupRule(Kind.NONE, 0);

  /**
   * Reads {@code steady}, {@code half}, {@code none} or a number of iterations to drop.
   *
   * @throws IllegalArgumentException for anything else
   */
  public static WarmupRule parse(String text) {
    return switch (text) {
      case "steady" -> STEADY;
      case "half" -> HALF;
      case "none" -> NONE;
      default -> fixed(text);
    };
  }

  private static WarmupRule fixed(String text) {
    if (!text.matches("\\d{1,6}")) {
      throw new IllegalArgumentException(
          "warm-up must be steady, half, none or a number of iterations, but is " + text);
    }
    return new WarmupRule(Kind.FIXED, Integer.parseInt(text));
  }

  /**
   * The first iteration that counts, from 0.
   *
   * @throws NothingLeftException when a fixed number leaves nothing of the fork
   */
  public int firstIteration(ForkSteadyState fork) {
    return switch (kind) {
      case STEADY -> fork.firstSteadyIteration();
      case HALF -> fork.iterations() / 2;
      case NONE -> 0;
      case FIXED -> {
        requireSomethingLeft(fork.iterations());
        yield dropped;
      }
    };
  }

  /**
   * Sees that a fork of so many iterations has one that counts.
   *
   * @throws NothingLeftException when a fixed number leaves nothing of it
   */
  public void requireSomethingLeft(int iterations) {
    if (kind == Kind.FIXED && dropped >= iterations) {
      throw new NothingLeftException(dropped, iterations);
    }
  }
}
