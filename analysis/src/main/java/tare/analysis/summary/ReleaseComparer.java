package tare.analysis.summary;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tare.analysis.comparison.Comparer;
import tare.analysis.comparison.ForkPair;
import tare.analysis.statistics.CallStatistic;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.Overhead;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.RunComparison.OverheadChange;
import tare.analysis.summary.RunComparison.Run;
import tare.model.Arm;
import tare.model.Experiment;
import tare.results.ResultsException;
import tare.results.ResultsFolder;

/**
 * Compares two releases of one agent that were measured interleaved in one experiment, against the
 * same baselines: what disturbs the machine disturbs both.
 */
public final class ReleaseComparer {

  private final Map<String, ArmSample> samples;
  private final Comparer comparer;
  private final WarmupRule warmup;

  private ReleaseComparer(Map<String, ArmSample> samples, Comparer comparer, WarmupRule warmup) {
    this.samples = samples;
    this.comparer = comparer;
    this.warmup = warmup;
  }

  /**
   * Compares.
   *
   * @param base name of the one release in the arms' ids, after the {@code @}
   * @param changed name of the other
   * @param warmup what of each fork counts
   * @throws ResultsException when a file is missing or damaged; one line
   */
  public static RunComparison compare(
      ResultsFolder folder, String base, String changed, Comparer comparer, WarmupRule warmup)
      throws ResultsException {
    Map<String, ArmSample> samples = ArmSamples.read(folder, warmup);
    return new ReleaseComparer(samples, comparer, warmup)
        .comparison(run(folder.experiment(), base), run(folder.experiment(), changed));
  }

  private static Run run(Experiment experiment, String release) {
    return new Run(release, experiment.createdAt(), Release.of(experiment, release));
  }

  private RunComparison comparison(Run base, Run changed) {
    Map<String, ArmSample> before = samplesOf(base.name());
    Map<String, ArmSample> after = samplesOf(changed.name());
    List<ArmMatches.Match> matches = new ArrayList<>();
    List<String> notCompared = new ArrayList<>();
    before.forEach(
        (name, sample) -> {
          ArmSample counterpart = after.get(name);
          if (counterpart == null) {
            notCompared.add(name + ": only the base has it");
          } else {
            Comparability.obstacle(sample, counterpart)
                .ifPresentOrElse(
                    obstacle -> notCompared.add(name + ": " + obstacle),
                    () -> matches.add(new ArmMatches.Match(sample, counterpart)));
          }
        });
    after.keySet().stream()
        .filter(name -> !before.containsKey(name))
        .forEach(name -> notCompared.add(name + ": only the new one has it"));
    return new RunComparison(
        base,
        changed,
        comparer,
        RunComparer.BOOTSTRAP,
        new AnalysisSettings(warmup, comparer.confidence()).warmupLabel(),
        RunComparer.changes(comparer, matches, this::pair, this::overhead),
        List.of(),
        notCompared,
        ArmMatches.deliveries(
            matches, match -> nameWithoutRelease(match.base().arm()), comparer.confidence()),
        List.of());
  }

  /** The arms of a release by their names without it. */
  private Map<String, ArmSample> samplesOf(String release) {
    Map<String, ArmSample> found = new LinkedHashMap<>();
    for (ArmSample sample : samples.values()) {
      if (Release.isOf(sample.arm(), release)) {
        found.put(nameWithoutRelease(sample.arm()), sample);
      }
    }
    return found;
  }

  /** Block by block where the two baselines show that it helps. */
  private ForkPair pair(ArmMatches.Match match) {
    AnalysisSettings settings = new AnalysisSettings(warmup, comparer.confidence());
    boolean paired = Summarizer.comparison(match.base().arm(), samples, settings).paired();
    return new ForkPair(
        nameWithoutRelease(match.base().arm()),
        RunComparer.means(match.base()),
        RunComparer.means(match.changed()),
        paired && match.base().blocks().equals(match.changed().blocks()));
  }

  private static String nameWithoutRelease(Arm arm) {
    return arm.framework() + arm.id().substring(arm.id().indexOf('/'));
  }

  /**
   * Both overheads are taken against the same baseline, so that it drops out of their difference.
   */
  private Optional<OverheadChange> overhead(ArmMatches.Match match) {
    ArmSample baseline = samples.get(match.base().arm().baselineArm());
    if (baseline == null || !baseline.publishable()) {
      return Optional.empty();
    }
    Interval before = difference(match.base(), baseline);
    Interval after = difference(match.changed(), baseline);
    return Optional.of(OverheadChange.of(before, after, difference(match.changed(), match.base())));
  }

  private Interval difference(ArmSample treated, ArmSample base) {
    return Overhead.of(
            treated.values(CallStatistic.MEAN),
            base.values(CallStatistic.MEAN),
            treated.arm().parameters().depth(),
            comparer.confidence())
        .nanosPerMonitoredCall();
  }
}
