package tare.analysis.statistics;

import org.apache.commons.statistics.distribution.BetaDistribution;

/**
 * The interval of a rate: of false alarms, of changes seen, of intervals that cover (Clopper and
 * Pearson 1934: never covers less than it says).
 */
public final class ShareInterval {

  private ShareInterval() {}

  /**
   * Bounds a share.
   *
   * @param hits from 0 to {@code trials}
   * @param trials at least 1
   * @param confidence between 0 and 1
   */
  public static Interval of(long hits, long trials, double confidence) {
    if (trials < 1 || hits < 0 || hits > trials) {
      throw new IllegalArgumentException(
          "a share needs 0 to n hits of at least 1 trial, but has " + hits + " of " + trials);
    }
    double tail = (1 - Require.confidence(confidence)) / 2;
    double low =
        hits == 0
            ? 0
            : BetaDistribution.of((double) hits, trials - hits + 1.0)
                .inverseCumulativeProbability(tail);
    double high =
        hits == trials
            ? 1
            : BetaDistribution.of(hits + 1.0, (double) (trials - hits))
                .inverseSurvivalProbability(tail);
    return new Interval((double) hits / trials, low, high, confidence);
  }
}
