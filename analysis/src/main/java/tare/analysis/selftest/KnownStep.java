package tare.analysis.selftest;

import java.util.List;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.Overhead;
import tare.analysis.statistics.WelchInterval;

/**
 * A cost that is known because it was timed apart in the same forks, against the same without it.
 *
 * @param withStep nanoseconds a call of each block's fork
 * @param without the same of the arm without the cost
 * @param trueNanos the cost for each monitored call, as each fork of {@code withStep} timed it
 * @param depth monitored calls made by one call, at least 1
 */
public record KnownStep(
    List<Double> withStep, List<Double> without, List<Double> trueNanos, int depth) {

  public KnownStep {
    withStep = List.copyOf(withStep);
    without = List.copyOf(without);
    trueNanos = List.copyOf(trueNanos);
    if (withStep.size() != without.size() || withStep.size() != trueNanos.size()) {
      throw new IllegalArgumentException("a step needs a fork of each arm in every block");
    }
  }

  /** The known cost, mean over the forks. */
  public double truth() {
    return mean(trueNanos.stream().mapToDouble(Double::doubleValue).toArray());
  }

  /** What all forks together say the cost is, for each monitored call. */
  public Interval estimate(double confidence) {
    return Overhead.of(array(withStep), array(without), depth, confidence).nanosPerMonitoredCall();
  }

  /** Estimate - truth, in nanoseconds for each monitored call. */
  public double biasNanos(double confidence) {
    return estimate(confidence).estimate() - truth();
  }

  /** How often the interval of an experiment's overhead holds the truth of its own forks. */
  public Interval coverage(Resampling resampling, double confidence) {
    return resampling.rateWithReplacement(
        withStep.size(),
        1,
        (blocks, random) ->
            Overhead.of(drawn(withStep, blocks), drawn(without, blocks), depth, confidence)
                .nanosPerMonitoredCall()
                .contains(mean(drawn(trueNanos, blocks))));
  }

  /** How often an experiment finds the arm with the cost to be the slower. */
  public Interval power(Resampling resampling, double confidence) {
    return resampling.rateWithReplacement(
        withStep.size(),
        1,
        (blocks, random) ->
            WelchInterval.ofRatio(drawn(withStep, blocks), drawn(without, blocks), confidence).low()
                > 1);
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static double[] drawn(List<Double> values, int[] blocks) {
    double[] drawn = new double[blocks.length];
    for (int fork = 0; fork < drawn.length; fork++) {
      drawn[fork] = values.get(blocks[fork]);
    }
    return drawn;
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }
}
