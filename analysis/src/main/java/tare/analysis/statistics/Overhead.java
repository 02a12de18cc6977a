package tare.analysis.statistics;

/**
 * What an arm costs against its baseline arm.
 *
 * @param nanosPerMonitoredCall difference of the arms' geometric means for one monitored call;
 *     negative when the arm was faster, and shown so
 * @param ratio slow-down of the whole call, from the logarithms; means something only where the
 *     method takes time without an agent
 */
public record Overhead(Interval nanosPerMonitoredCall, Interval ratio) {

  /**
   * Compares fork values of an arm with those of its baseline, by Welch's intervals.
   *
   * @param armNanosPerCall one value a fork (mean, median or percentile of its calls), positive
   * @param baselineNanosPerCall the same statistic of the baseline's forks, positive
   * @param depth monitored calls made by one call, at least 1
   * @param confidence between 0 and 1
   */
  public static Overhead of(
      double[] armNanosPerCall, double[] baselineNanosPerCall, int depth, double confidence) {
    return new Overhead(
        WelchInterval.ofGeometricMeanDifference(armNanosPerCall, baselineNanosPerCall, confidence)
            .dividedBy(depth),
        WelchInterval.ofRatio(armNanosPerCall, baselineNanosPerCall, confidence));
  }

  /**
   * The same block by block, where {@link Pairing} says that it helps.
   *
   * @param armNanosPerCall one value a block, positive
   * @param baselineNanosPerCall the values of the same blocks in the same order, positive
   * @param depth monitored calls made by one call, at least 1
   * @param confidence between 0 and 1
   */
  public static Overhead paired(
      double[] armNanosPerCall, double[] baselineNanosPerCall, int depth, double confidence) {
    return new Overhead(
        PairedInterval.ofGeometricMeanDifference(armNanosPerCall, baselineNanosPerCall, confidence)
            .dividedBy(depth),
        PairedInterval.ofRatio(armNanosPerCall, baselineNanosPerCall, confidence));
  }
}
