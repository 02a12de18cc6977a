package tare.analysis.summary;

import tare.analysis.statistics.CallStatistic;
import tare.analysis.statistics.Overhead;
import tare.analysis.statistics.Pairing;

/**
 * How arms of one experiment are compared.
 *
 * @param confidence level of the intervals
 * @param paired whether block by block, as the two baselines showed it to help
 */
record Comparison(double confidence, boolean paired) {

  /** Decides on the A/A of the two baselines, which every experiment carries. */
  static Comparison decide(double confidence, ArmSample baseline, ArmSample again) {
    boolean paired =
        sameBlocks(baseline, again)
            && !baseline.forks().isEmpty()
            && Pairing.decide(baseline.values(CallStatistic.MEAN), again.values(CallStatistic.MEAN))
                .paired();
    return new Comparison(confidence, paired);
  }

  Overhead overhead(ArmSample treated, ArmSample baseline, CallStatistic statistic) {
    double[] values = treated.values(statistic);
    double[] baselineValues = baseline.values(statistic);
    int depth = treated.arm().parameters().depth();
    return paired && sameBlocks(treated, baseline)
        ? Overhead.paired(values, baselineValues, depth, confidence)
        : Overhead.of(values, baselineValues, depth, confidence);
  }

  private static boolean sameBlocks(ArmSample one, ArmSample other) {
    return one.blocks().equals(other.blocks());
  }
}
