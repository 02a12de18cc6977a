package tare.analysis.selftest;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.ShareInterval;

/**
 * Experiments made of blocks that were measured: what would have come of many of them on a machine
 * like this. Whole blocks are drawn, so that what disturbs a block disturbs all its arms. Same
 * seed, same experiments.
 *
 * @param forks of each arm in one experiment, at least 2
 * @param experiments drawn
 * @param seed of the drawing; to be reported
 */
public record Resampling(int forks, int experiments, long seed) {

  /** Enough for rates to a percent; how many blocks there are limits them more. */
  public static final int EXPERIMENTS = 2_000;

  private static final double RATE_CONFIDENCE = 0.95;

  public Resampling {
    if (forks < 2 || experiments < 1) {
      throw new IllegalArgumentException(
          "experiments need 2 forks an arm, and one must be drawn, but there are "
              + forks
              + " and "
              + experiments);
    }
  }

  /** What is asked of one experiment. */
  @FunctionalInterface
  interface Question {
    /**
     * Answers it.
     *
     * @param blocks of the experiment, from 0
     * @param random for whatever else is left to chance
     */
    boolean isTrueOf(int[] blocks, UniformRandomProvider random);
  }

  /** How often it is true when blocks are drawn with replacement, as experiments to come would. */
  Interval rateWithReplacement(int blocks, int arms, Question question) {
    UniformRandomProvider random = random();
    int[] drawn = new int[forks];
    int hits = 0;
    for (int i = 0; i < experiments; i++) {
      for (int fork = 0; fork < forks; fork++) {
        drawn[fork] = random.nextInt(blocks);
      }
      hits += question.isTrueOf(drawn, random) ? 1 : 0;
    }
    return rate(hits, blocks, arms);
  }

  /** How often it is true when no block stands twice in an experiment. */
  Interval rateOfSubsets(int blocks, int arms, Question question) {
    UniformRandomProvider random = random();
    int[] all = new int[blocks];
    for (int block = 0; block < blocks; block++) {
      all[block] = block;
    }
    int[] drawn = new int[Math.min(forks, blocks)];
    int hits = 0;
    for (int i = 0; i < experiments; i++) {
      for (int fork = 0; fork < drawn.length; fork++) {
        int other = fork + random.nextInt(blocks - fork);
        int block = all[other];
        all[other] = all[fork];
        all[fork] = block;
        drawn[fork] = block;
      }
      hits += question.isTrueOf(drawn, random) ? 1 : 0;
    }
    return rate(hits, blocks, arms);
  }

  /**
   * A rate with its binomial interval. Drawn experiments share blocks, so that their number says
   * nothing of precision: what counts is how many the blocks hold that share none.
   */
  private Interval rate(int hits, int blocks, int pairs) {
    double share = (double) hits / experiments;
    long trials = trials(blocks, pairs);
    Interval bounds = ShareInterval.of(Math.round(share * trials), trials, RATE_CONFIDENCE);
    return new Interval(
        share, Math.min(share, bounds.low()), Math.max(share, bounds.high()), bounds.confidence());
  }

  /**
   * Experiments that share no fork.
   *
   * @param blocks measured
   * @param pairs of arms that are compared in each block
   */
  public long trials(int blocks, int pairs) {
    return Math.max(1, (long) pairs * (blocks / forks));
  }

  private UniformRandomProvider random() {
    return RandomSource.XO_RO_SHI_RO_128_PP.create(seed);
  }
}
