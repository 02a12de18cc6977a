package tare.study;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import tare.analysis.comparison.Comparer;
import tare.analysis.comparison.ForkPair;
import tare.analysis.statistics.Pairing;
import tare.analysis.summary.RunComparison;

/** A gate's blocks, drawn with replacement from blocks that were measured. */
final class ResampledReleases implements Guard.Blocks {

  private final PooledForks pool;
  private final boolean same;
  private final Duration block;
  private final UniformRandomProvider random;
  private final List<Double> baseline = new ArrayList<>();
  private final List<Double> baselineAgain = new ArrayList<>();
  private final List<Double> base = new ArrayList<>();
  private final List<Double> changed = new ArrayList<>();
  private long nanos;

  /**
   * The fork values of blocks that were measured, by block.
   *
   * @param baseline without agent
   * @param baselineAgain the same once more
   * @param base of the base release
   * @param changed of the other
   */
  record PooledForks(
      List<Double> baseline, List<Double> baselineAgain, List<Double> base, List<Double> changed) {}

  /**
   * A gate to come.
   *
   * @param same whether both releases are the same: then which is called new is left to chance in
   *     every block, so that what the pool's two arms differ by says nothing
   * @param block time of one
   */
  ResampledReleases(PooledForks pool, boolean same, Duration block, UniformRandomProvider random) {
    this.pool = pool;
    this.same = same;
    this.block = block;
    this.random = random;
  }

  long nanoTime() {
    return nanos;
  }

  @Override
  public void measure() {
    int drawn = random.nextInt(pool.base().size());
    boolean swapped = same && random.nextBoolean();
    baseline.add(pool.baseline().get(drawn));
    baselineAgain.add(pool.baselineAgain().get(drawn));
    base.add((swapped ? pool.changed() : pool.base()).get(drawn));
    changed.add((swapped ? pool.base() : pool.changed()).get(drawn));
    nanos += block.toNanos();
  }

  @Override
  public RunComparison compare(Comparer comparer) {
    boolean paired = Pairing.decide(array(baseline), array(baselineAgain)).paired();
    return SimulatedReleases.comparison(comparer, new ForkPair("pool", base, changed, paired));
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
