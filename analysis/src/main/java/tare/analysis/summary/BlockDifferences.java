package tare.analysis.summary;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tare.analysis.statistics.CallStatistic;
import tare.analysis.statistics.FiellerInterval;
import tare.results.ConfidenceInterval;

/**
 * What an arm costs in each block in which both it and its baseline were measured.
 *
 * @param sample the arm
 * @param nanosPerCall difference of the forks' call times by block, of means or another statistic
 */
record BlockDifferences(ArmSample sample, Map<Integer, Double> nanosPerCall) {

  /** An arm against its baseline. */
  static BlockDifferences of(ArmSample sample, ArmSample baseline, CallStatistic statistic) {
    Map<Integer, Double> without = byBlock(baseline, statistic);
    Map<Integer, Double> differences = new TreeMap<>();
    byBlock(sample, statistic)
        .forEach(
            (block, nanos) -> {
              if (without.containsKey(block)) {
                differences.put(block, nanos - without.get(block));
              }
            });
    return new BlockDifferences(sample, differences);
  }

  /** A baseline against nothing. */
  static BlockDifferences ofBaseline(ArmSample baseline, CallStatistic statistic) {
    return new BlockDifferences(baseline, byBlock(baseline, statistic));
  }

  private static Map<Integer, Double> byBlock(ArmSample sample, CallStatistic statistic) {
    Map<Integer, Double> values = new HashMap<>();
    for (ForkSample fork : sample.forks()) {
      values.put(fork.result().block(), statistic.of(fork.statistics()));
    }
    return values;
  }

  double meanCallNanos() {
    return sample.forks().stream()
        .mapToDouble(fork -> fork.statistics().meanNanos())
        .average()
        .orElseThrow();
  }

  double nanosPerMonitoredCall(int block) {
    return nanosPerCall.get(block) / sample.arm().parameters().depth();
  }

  /** Blocks in which all of them have a difference. */
  static List<Integer> commonBlocks(List<BlockDifferences> all) {
    List<Integer> blocks = new ArrayList<>(all.get(0).nanosPerCall().keySet());
    all.forEach(differences -> blocks.retainAll(differences.nanosPerCall().keySet()));
    return blocks;
  }

  /**
   * The share of this arm's cost that another does not show, 1 - other / this: for the same
   * configuration with a longer method, what the method's waiting hides.
   *
   * @return null when no block has both, or this arm costs nothing
   */
  ConfidenceInterval hiddenBy(BlockDifferences other, double confidence) {
    List<Integer> blocks = commonBlocks(List.of(this, other));
    double[] own = blocks.stream().mapToDouble(this::nanosPerMonitoredCall).toArray();
    double[] left = blocks.stream().mapToDouble(other::nanosPerMonitoredCall).toArray();
    double[] hidden = new double[own.length];
    double sum = 0;
    for (int i = 0; i < own.length; i++) {
      hidden[i] = own[i] - left[i];
      sum += own[i];
    }
    return sum == 0 ? null : Intervals.summarised(FiellerInterval.ofRatio(hidden, own, confidence));
  }
}
