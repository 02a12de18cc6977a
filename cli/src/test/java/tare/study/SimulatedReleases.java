package tare.study;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import tare.analysis.comparison.ArmComparison;
import tare.analysis.comparison.Comparer;
import tare.analysis.comparison.ForkPair;
import tare.analysis.statistics.HierarchicalBootstrap;
import tare.analysis.summary.RunComparison;
import tare.analysis.summary.RunComparison.ArmChange;
import tare.analysis.summary.RunComparison.Run;
import tare.analysis.summary.RunComparison.Side;

/** Blocks of two releases with one configuration; forks spread log-normally. */
final class SimulatedReleases implements Guard.Blocks {

  private final Random random;
  private final double ratio;
  private final double spread;
  private final Duration block;
  private final List<Double> base = new ArrayList<>();
  private final List<Double> changed = new ArrayList<>();
  private long nanos;

  /**
   * @param ratio new / base
   * @param spread standard deviation of a fork's logarithm
   * @param block time of one
   */
  SimulatedReleases(long seed, double ratio, double spread, Duration block) {
    this.random = new Random(seed);
    this.ratio = ratio;
    this.spread = spread;
    this.block = block;
  }

  long nanoTime() {
    return nanos;
  }

  int measured() {
    return base.size();
  }

  @Override
  public void measure() {
    base.add(1000 * Math.exp(spread * random.nextGaussian()));
    changed.add(1000 * ratio * Math.exp(spread * random.nextGaussian()));
    nanos += block.toNanos();
  }

  @Override
  public RunComparison compare(Comparer comparer) {
    return comparison(comparer, ForkPair.independent("Any-java/tcp", base, changed));
  }

  /** Of one configuration whose records all arrived. */
  static RunComparison comparison(Comparer comparer, ForkPair pair) {
    ArmComparison time = comparer.compare(pair);
    Side side = new Side("1", pair.base().size(), 1000, "complete");
    return new RunComparison(
        new Run("base", ""),
        new Run("new", ""),
        comparer,
        new HierarchicalBootstrap(100, 1),
        "steady",
        List.of(new ArmChange(side, side, time, time.ratio(), time.ratio(), Optional.empty())),
        List.of(),
        List.of(),
        List.of());
  }
}
