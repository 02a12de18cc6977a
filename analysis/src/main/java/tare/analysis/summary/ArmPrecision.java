package tare.analysis.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tare.analysis.comparison.ForkPrediction;
import tare.analysis.comparison.PrecisionTarget;
import tare.analysis.statistics.CallStatistic;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.StudentInterval;
import tare.results.ResultsException;
import tare.results.ResultsFolder;

/**
 * How precise an arm is, measured by a target.
 *
 * @param arm its id
 * @param width of the interval: a share of treatment time, or nanoseconds per monitored call;
 *     infinite when the data cannot bound it
 * @param reached whether the target is
 * @param forks the arm would need, predicted from those it has; empty while it has fewer than two
 */
public record ArmPrecision(
    String arm, double width, boolean reached, Optional<ForkPrediction> forks) {

  /**
   * The precision of every arm with an agent whose cost is published; of the baselines where there
   * is no other arm and the target is relative.
   *
   * @throws ResultsException when a file is missing or damaged; one line
   */
  public static List<ArmPrecision> of(
      ResultsFolder folder, AnalysisSettings settings, PrecisionTarget target)
      throws ResultsException {
    Map<String, ArmSample> samples = ArmSamples.read(folder, settings.warmup());
    boolean agents = samples.values().stream().anyMatch(sample -> !sample.arm().isBaseline());
    List<ArmPrecision> precisions = new ArrayList<>();
    for (ArmSample sample : samples.values()) {
      ArmSample baseline = samples.get(sample.arm().baselineArm());
      if (!sample.publishable() || (agents && sample.arm().isBaseline())) {
        continue;
      }
      if (target.relative()) {
        precisions.add(relative(sample, settings.confidence(), target));
      } else if (agents && baseline != null && baseline.publishable()) {
        precisions.add(absolute(sample, baseline, samples, settings, target));
      }
    }
    return precisions;
  }

  private static ArmPrecision relative(
      ArmSample sample, double confidence, PrecisionTarget target) {
    double[] means = sample.values(CallStatistic.MEAN);
    Interval interval = StudentInterval.ofGeometricMean(means, confidence);
    return new ArmPrecision(
        sample.arm().id(),
        interval.relativeWidth(),
        target.reachedBy(interval),
        means.length < 2
            ? Optional.empty()
            : Optional.of(ForkPrediction.forRelativeWidth(means, target.width(), confidence)));
  }

  private static ArmPrecision absolute(
      ArmSample sample,
      ArmSample baseline,
      Map<String, ArmSample> samples,
      AnalysisSettings settings,
      PrecisionTarget target) {
    double[] means = sample.values(CallStatistic.MEAN);
    double[] bare = baseline.values(CallStatistic.MEAN);
    int depth = sample.arm().parameters().depth();
    Interval interval =
        Summarizer.comparison(sample.arm(), samples, settings)
            .overhead(sample, baseline, CallStatistic.MEAN)
            .nanosPerMonitoredCall();
    return new ArmPrecision(
        sample.arm().id(),
        interval.width(),
        target.reachedBy(interval),
        Math.min(means.length, bare.length) < 2
            ? Optional.empty()
            : Optional.of(
                ForkPrediction.forOverheadWidth(
                    means, bare, depth, target.width(), settings.confidence())));
  }
}
