package tare.analysis.summary;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tare.analysis.statistics.CallStatistic;
import tare.analysis.statistics.Descriptives;
import tare.analysis.statistics.ForkWarnings;
import tare.analysis.statistics.HierarchicalBootstrap;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.Overhead;
import tare.analysis.statistics.StudentInterval;
import tare.analysis.statistics.VarianceComponents;
import tare.analysis.steadystate.ArmSteadyState;
import tare.model.Arm;
import tare.model.Warning;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.CallTimes;
import tare.results.ConfigurationSummary.MoobenchStatistics;
import tare.results.ConfigurationSummary.SteadyState;
import tare.results.ConfigurationSummary.VarianceShares;

/** Turns what was measured of one arm into its summary. */
final class ArmSummary {

  private final ArmSample sample;
  private final Optional<ArmSample> baseline;
  private final Comparison comparison;

  /**
   * @param baseline what overhead is taken against; empty for a baseline
   */
  ArmSummary(ArmSample sample, Optional<ArmSample> baseline, Comparison comparison) {
    this.sample = sample;
    this.baseline = baseline;
    this.comparison = comparison;
  }

  ConfigurationSummary summary() {
    Arm arm = sample.arm();
    boolean measured = !sample.forks().isEmpty();
    boolean published = sample.publishable();
    ConfigurationSummary.Overhead overhead = published ? overhead() : null;
    return new ConfigurationSummary(
        arm.id(),
        arm.framework(),
        arm.agentVersion(),
        arm.configuration(),
        arm.stage(),
        arm.title(),
        arm.moobenchIndex(),
        arm.role(),
        arm.baselineArm(),
        sample.forks().size(),
        sample.failed().size(),
        arm.parameters().calls(),
        arm.parameters().depth(),
        arm.parameters().threads(),
        arm.parameters().methodTimeNanos(),
        arm.parameters().callsPerSecond(),
        published ? callTimes() : null,
        overhead,
        sample.records().orElse(null),
        measured && Costs.known(sample) ? Costs.of(sample) : null,
        measured ? steadyState() : null,
        published ? variance() : null,
        published ? moobench() : null,
        warnings(published, overhead));
  }

  private CallTimes callTimes() {
    Descriptives calls = ForkSample.describe(sample.pooled(ForkSample::steady));
    Interval mean =
        StudentInterval.ofGeometricMean(sample.values(CallStatistic.MEAN), comparison.confidence());
    ConfidenceInterval limits = Intervals.summarised(mean);
    return new CallTimes(
        calls.count(),
        mean.estimate(),
        finite(calls.sd()),
        limits.low(),
        limits.high(),
        limits.bounded() ? mean.relativeWidth() : null,
        calls.min(),
        calls.q25(),
        calls.median(),
        calls.q75(),
        calls.p90(),
        calls.p99(),
        calls.max());
  }

  private ConfigurationSummary.Overhead overhead() {
    if (baseline.isEmpty() || !baseline.get().publishable()) {
      return null;
    }
    Overhead mean = overheadOf(CallStatistic.MEAN);
    Overhead median = overheadOf(CallStatistic.MEDIAN);
    boolean works = sample.arm().parameters().methodTimeNanos() > 0;
    return new ConfigurationSummary.Overhead(
        Intervals.summarised(mean.nanosPerMonitoredCall()),
        bootstrap(),
        Intervals.summarised(median.nanosPerMonitoredCall()),
        Intervals.summarised(overheadOf(CallStatistic.P90).nanosPerMonitoredCall()),
        Intervals.summarised(overheadOf(CallStatistic.P99).nanosPerMonitoredCall()),
        works ? Intervals.summarised(mean.ratio()) : null,
        works ? Intervals.summarised(median.ratio()) : null);
  }

  /** Iterations of a single fork would tell nothing of other forks. */
  private ConfidenceInterval bootstrap() {
    double[][] treated = sample.iterationMeans();
    double[][] bare = baseline.orElseThrow().iterationMeans();
    return Math.min(treated.length, bare.length) < 2
        ? null
        : Intervals.summarised(
            HierarchicalBootstrap.USUAL
                .ofDifference(treated, bare, comparison.confidence())
                .dividedBy(sample.arm().parameters().depth()));
  }

  private Overhead overheadOf(CallStatistic statistic) {
    return comparison.overhead(sample, baseline.orElseThrow(), statistic);
  }

  private SteadyState steadyState() {
    ArmSteadyState arm =
        ArmSteadyState.of(sample.forks().stream().map(fork -> fork.part().state()).toList());
    Map<String, Integer> classes = new TreeMap<>();
    arm.forks().forEach((kind, forks) -> classes.put(kind.label(), forks));
    List<ForkSample> steady = sample.forks().stream().filter(ArmSummary::isSteady).toList();
    boolean mixed = !steady.isEmpty() && steady.size() < sample.forks().size();
    return new SteadyState(
        classes,
        steady.size(),
        steady.isEmpty() ? null : medianFirstCall(steady),
        mixed && sample.publishable() ? meanOf(steady) : null);
  }

  private static boolean isSteady(ForkSample fork) {
    return fork.part().state().forkClass().steady();
  }

  private static long medianFirstCall(List<ForkSample> forks) {
    long[] sorted = forks.stream().mapToLong(fork -> fork.part().firstCall()).sorted().toArray();
    return sorted[sorted.length / 2];
  }

  private ConfidenceInterval meanOf(List<ForkSample> forks) {
    double[] means = forks.stream().mapToDouble(fork -> fork.statistics().meanNanos()).toArray();
    return Intervals.summarised(StudentInterval.ofGeometricMean(means, comparison.confidence()));
  }

  private VarianceShares variance() {
    double[][] means = sample.iterationMeans();
    boolean enough = means.length > 1 && Arrays.stream(means).allMatch(fork -> fork.length > 1);
    if (!enough) {
      return null;
    }
    double[][] variances =
        sample.forks().stream().map(ForkSample::iterationVariances).toArray(double[][]::new);
    double calls =
        sample.forks().stream()
            .mapToDouble(fork -> (double) fork.steady().total() / fork.iterations().size())
            .average()
            .orElseThrow();
    VarianceComponents.Shares shares = VarianceComponents.of(means, variances, calls).ofMean();
    return new VarianceShares(
        shares.betweenForks(), shares.betweenIterations(), shares.withinIterations());
  }

  private MoobenchStatistics moobench() {
    Descriptives calls = ForkSample.describe(sample.pooled(ForkSample::secondHalf));
    return new MoobenchStatistics(
        calls.count(),
        calls.mean(),
        finite(calls.sd()),
        finite(calls.ci95HalfWidth()),
        calls.q25(),
        calls.median(),
        calls.q75(),
        calls.max(),
        calls.min());
  }

  private List<Warning> warnings(boolean published, ConfigurationSummary.Overhead overhead) {
    List<Warning> warnings = new ArrayList<>(RecordWarnings.of(sample));
    if (published) {
      double[] means = sample.values(CallStatistic.MEAN);
      warnings.addAll(ForkWarnings.ofForks(means));
      long calls = sample.arm().parameters().calls();
      double nanosPerFork = calls * Arrays.stream(means).average().orElseThrow();
      ForkWarnings.shortFork(calls, nanosPerFork).ifPresent(warnings::add);
    }
    if (LongCalls.carryTheMean(overhead)) {
      warnings.add(LongCalls.warning(sample.pooled(ForkSample::steady)));
    }
    return warnings;
  }

  private static Double finite(double value) {
    return Double.isFinite(value) ? Double.valueOf(value) : null;
  }
}
