package tare.analysis.selftest;

import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.WelchInterval;

/**
 * Configurations that were measured under two names: whatever differs between the names is chance.
 * Which of the two stands for the old and which for the new is tossed for every block, so that
 * neither is the faster by the luck of the forks at hand.
 *
 * @param pairs at least one, all of the same blocks
 */
public record SameArms(List<Pair> pairs) {

  /**
   * One configuration under two names.
   *
   * @param first nanoseconds a call of each block's fork
   * @param again the same under the other name
   */
  public record Pair(List<Double> first, List<Double> again) {
    public Pair {
      first = List.copyOf(first);
      again = List.copyOf(again);
      if (first.size() != again.size() || first.isEmpty()) {
        throw new IllegalArgumentException(
            "a pair needs as many forks of both, but has " + first.size() + " and " + again.size());
      }
    }
  }

  private static final double LARGEST_CHANGE = 1;
  private static final double RESOLUTION = 0.0005;

  public SameArms {
    pairs = List.copyOf(pairs);
    if (pairs.isEmpty()) {
      throw new IllegalArgumentException("there is no configuration with two names");
    }
  }

  private int blocks() {
    return pairs.get(0).first().size();
  }

  /** The rate of false alarms: equal arms found to differ, in either direction. */
  public Interval falseAlarms(Resampling resampling, double confidence) {
    return resampling.rateOfSubsets(
        blocks(),
        pairs.size(),
        (blocks, random) -> {
          Pair pair = pairs.get(random.nextInt(pairs.size()));
          Tossed tossed = Tossed.of(pair, blocks, random);
          return WelchInterval.ratioPValue(tossed.changed, tossed.base) < 1 - confidence;
        });
  }

  /**
   * The power at a change: how often one arm, made slower by exactly that, is found to be slower.
   *
   * @param change relative, above 0
   */
  public Interval power(double change, Resampling resampling, double confidence) {
    return resampling.rateOfSubsets(
        blocks(),
        pairs.size(),
        (blocks, random) -> {
          Pair pair = pairs.get(random.nextInt(pairs.size()));
          Tossed tossed = Tossed.of(pair, blocks, random).slower(change);
          return WelchInterval.ofRatio(tossed.changed, tossed.base, confidence).low() > 1;
        });
  }

  /** The smallest change seen with that power; infinite when it is more than a doubling. */
  public double smallestChange(double power, Resampling resampling, double confidence) {
    if (power(LARGEST_CHANGE, resampling, confidence).estimate() < power) {
      return Double.POSITIVE_INFINITY;
    }
    double unseen = 0;
    double seen = LARGEST_CHANGE;
    while (seen - unseen > RESOLUTION) {
      double middle = (seen + unseen) / 2;
      if (power(middle, resampling, confidence).estimate() >= power) {
        seen = middle;
      } else {
        unseen = middle;
      }
    }
    return seen;
  }

  /** One experiment. */
  private static final class Tossed {

    private final double[] base;
    private final double[] changed;

    private Tossed(int forks) {
      base = new double[forks];
      changed = new double[forks];
    }

    static Tossed of(Pair pair, int[] blocks, UniformRandomProvider random) {
      Tossed tossed = new Tossed(blocks.length);
      for (int fork = 0; fork < blocks.length; fork++) {
        boolean heads = random.nextBoolean();
        tossed.base[fork] = (heads ? pair.first() : pair.again()).get(blocks[fork]);
        tossed.changed[fork] = (heads ? pair.again() : pair.first()).get(blocks[fork]);
      }
      return tossed;
    }

    Tossed slower(double change) {
      for (int fork = 0; fork < changed.length; fork++) {
        changed[fork] *= 1 + change;
      }
      return this;
    }
  }
}
