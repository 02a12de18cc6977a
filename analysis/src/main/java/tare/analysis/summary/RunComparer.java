package tare.analysis.summary;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tare.analysis.comparison.ArmComparison;
import tare.analysis.comparison.Comparer;
import tare.analysis.comparison.ForkPair;
import tare.analysis.statistics.CallStatistic;
import tare.analysis.statistics.HierarchicalBootstrap;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.Overhead;
import tare.analysis.statistics.WelchInterval;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.RunComparison.ArmChange;
import tare.analysis.summary.RunComparison.OverheadChange;
import tare.analysis.summary.RunComparison.Run;
import tare.analysis.summary.RunComparison.Side;
import tare.model.Experiment;
import tare.results.ResultsException;
import tare.results.ResultsFolder;

/** Compares two experiments configuration by configuration, on the means of their forks. */
public final class RunComparer {

  static final HierarchicalBootstrap BOOTSTRAP = HierarchicalBootstrap.USUAL;

  private final Comparer comparer;
  private final Map<String, ArmSample> base;
  private final Map<String, ArmSample> changed;

  private RunComparer(
      Comparer comparer, Map<String, ArmSample> base, Map<String, ArmSample> changed) {
    this.comparer = comparer;
    this.base = base;
    this.changed = changed;
  }

  /**
   * Compares.
   *
   * @param warmup what of each fork counts
   * @throws ResultsException when a file is missing or damaged; one line
   */
  public static RunComparison compare(
      ResultsFolder base, ResultsFolder changed, Comparer comparer, WarmupRule warmup)
      throws ResultsException {
    Map<String, ArmSample> baseSamples = ArmSamples.read(base, warmup);
    Map<String, ArmSample> changedSamples = ArmSamples.read(changed, warmup);
    ArmMatches matches = ArmMatches.of(baseSamples.values(), changedSamples.values());
    RunComparer runs = new RunComparer(comparer, baseSamples, changedSamples);
    return new RunComparison(
        run(base.experiment()),
        run(changed.experiment()),
        comparer,
        BOOTSTRAP,
        new AnalysisSettings(warmup, comparer.confidence()).warmupLabel(),
        runs.changes(matches.withAgent()),
        runs.changes(matches.withoutAgent()),
        matches.notCompared(),
        ArmMatches.deliveries(
            matches.withAgent(), match -> match.base().arm().id(), comparer.confidence()),
        RunDifferences.of(base.experiment(), changed.experiment(), matches.all()));
  }

  private static Run run(Experiment experiment) {
    return new Run(experiment.name(), experiment.createdAt());
  }

  /**
   * Judged together: several verdicts at once need Holm's correction.
   *
   * @param overhead how it grew, where it can be taken
   */
  static List<ArmChange> changes(
      Comparer comparer,
      List<ArmMatches.Match> matches,
      Function<ArmMatches.Match, ForkPair> pair,
      Function<ArmMatches.Match, Optional<OverheadChange>> overhead) {
    List<ArmComparison> judged = comparer.compareAll(matches.stream().map(pair).toList());
    List<ArmChange> changes = new ArrayList<>();
    for (int i = 0; i < judged.size(); i++) {
      ArmMatches.Match match = matches.get(i);
      changes.add(
          new ArmChange(
              side(match.base()),
              side(match.changed()),
              judged.get(i),
              bootstrapRatio(match, comparer.confidence()),
              WelchInterval.ofRatio(
                  match.changed().values(CallStatistic.MEDIAN),
                  match.base().values(CallStatistic.MEDIAN),
                  comparer.confidence()),
              overhead.apply(match)));
    }
    return changes;
  }

  private List<ArmChange> changes(List<ArmMatches.Match> matches) {
    return changes(
        comparer,
        matches,
        match ->
            ForkPair.independent(
                match.base().arm().id(), means(match.base()), means(match.changed())),
        this::overhead);
  }

  /** Mean call time of each fork. */
  static List<Double> means(ArmSample sample) {
    return Arrays.stream(sample.values(CallStatistic.MEAN)).boxed().toList();
  }

  /** Iterations of a single fork would tell nothing of other forks. */
  private static Interval bootstrapRatio(ArmMatches.Match match, double confidence) {
    double[][] after = match.changed().iterationMeans();
    double[][] before = match.base().iterationMeans();
    Interval ratio = BOOTSTRAP.ofRatio(after, before, confidence);
    return Math.min(after.length, before.length) > 1
        ? ratio
        : Interval.unbounded(ratio.estimate(), confidence);
  }

  private Optional<OverheadChange> overhead(ArmMatches.Match match) {
    Optional<Interval> before = overhead(match.base(), base);
    Optional<Interval> after = overhead(match.changed(), changed);
    return before.flatMap(from -> after.map(to -> OverheadChange.of(from, to)));
  }

  private Optional<Interval> overhead(ArmSample sample, Map<String, ArmSample> experiment) {
    ArmSample baseline = experiment.get(sample.arm().baselineArm());
    if (sample.arm().isBaseline() || baseline == null || !baseline.publishable()) {
      return Optional.empty();
    }
    Overhead overhead =
        Overhead.of(
            sample.values(CallStatistic.MEAN),
            baseline.values(CallStatistic.MEAN),
            sample.arm().parameters().depth(),
            comparer.confidence());
    return Optional.of(overhead.nanosPerMonitoredCall());
  }

  private static Side side(ArmSample sample) {
    double[] means = sample.values(CallStatistic.MEAN);
    double logarithm = Arrays.stream(means).map(Math::log).average().orElseThrow();
    return new Side(
        sample.arm().agentVersion(),
        means.length,
        Math.exp(logarithm),
        sample.records().orElseThrow().verdict().label());
  }
}
