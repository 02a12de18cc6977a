package tare.reference;

import java.util.Arrays;

/**
 * A known cost: a chain of dependent arithmetic that every monitored call runs through, as many
 * steps as {@code severity} says. Its true cost is measured apart, in the same JVM.
 *
 * <p>A busy-wait could not serve: it takes two clock reads at the least.
 */
public final class Severity {

  /** A constant to the JIT: this class is initialised after the agent has read its settings. */
  private static final int STEPS = ReferenceAgent.severity();

  /** Any odd number with its bits well mixed (this one is SplitMix64's). */
  private static final long FACTOR = 0xBF58476D1CE4E5B9L;

  private static final int THREADS = 64;

  /** Two cache lines apart, so that threads do not pay for one another. */
  private static final int STRIDE = 16;

  /**
   * What each thread's chain has come to (threads with the same low bits of their id share one).
   * Each chain goes on where the last one ended: none can be left out, run ahead or merged.
   */
  private static final long[] STATES = new long[THREADS * STRIDE];

  static {
    Arrays.fill(STATES, FACTOR);
  }

  private Severity() {}

  /**
   * Runs through the chain; nothing when the severity is 0.
   *
   * @param before a number that whatever comes before has computed: a processor starts the chain
   *     when it has that, not while it still waits for it
   */
  public static void spend(long before) {
    if (STEPS > 0) {
      int at = ((int) Thread.currentThread().getId() & (THREADS - 1)) * STRIDE;
      STATES[at] = chain(STATES[at] ^ before);
    }
  }

  /**
   * A shift and a multiplication a step. The shift keeps the compiler from merging the factors of
   * neighbouring steps, as it would in {@code x * a + b}.
   */
  private static long chain(long start) {
    long x = start;
    for (int step = 0; step < STEPS; step++) {
      x = (x ^ x >>> 31) * FACTOR;
    }
    return x;
  }
}
