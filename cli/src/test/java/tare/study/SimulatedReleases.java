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
import tare.analysis.statistics.Interval;
import tare.analysis.summary.DeliveryChange;
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
  private List<String> notCompared = List.of();
  private List<DeliveryChange> deliveries = List.of();
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

  /** The new one does not work in a further configuration. */
  SimulatedReleases without(String reason) {
    notCompared = List.of(reason);
    return this;
  }

  /** The new one delivers that share, where the base delivers everything. */
  SimulatedReleases delivering(double share) {
    Interval difference = new Interval(share - 1, share - 1.001, share - 0.999, 0.99);
    deliveries = List.of(new DeliveryChange("Any-java/tcp", 1, share, difference));
    return this;
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
    ForkPair pair = ForkPair.independent("Any-java/tcp", base, changed);
    return comparison(comparer, pair, notCompared, deliveries);
  }

  /** Of one configuration whose records all arrived. */
  static RunComparison comparison(Comparer comparer, ForkPair pair) {
    return comparison(comparer, pair, List.of(), List.of());
  }

  private static RunComparison comparison(
      Comparer comparer, ForkPair pair, List<String> notCompared, List<DeliveryChange> deliveries) {
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
        notCompared,
        deliveries,
        List.of());
  }
}
