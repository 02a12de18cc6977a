package tare.analysis.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tare.analysis.statistics.ForkWarnings;
import tare.analysis.statistics.HierarchicalBootstrap;
import tare.model.Arm;
import tare.model.Experiment;
import tare.model.Warning;
import tare.results.ConfigurationSummary;
import tare.results.Precision;
import tare.results.ResultsException;
import tare.results.ResultsFolder;
import tare.results.Summary;
import tare.results.Summary.SameArmCheck;
import tare.results.Summary.StageCost;

/** Makes of a results folder what every report prints. */
public final class Summarizer {

  private static final HierarchicalBootstrap BOOTSTRAP = HierarchicalBootstrap.USUAL;

  private final ResultsFolder folder;
  private final AnalysisSettings settings;

  private Summarizer(ResultsFolder folder, AnalysisSettings settings) {
    this.folder = folder;
    this.settings = settings;
  }

  /**
   * Analyses a folder, finished or not.
   *
   * @throws ResultsException when a file is missing or damaged; one line
   */
  public static Summary summarise(ResultsFolder folder, AnalysisSettings settings)
      throws ResultsException {
    return analyse(folder, settings).summary();
  }

  /**
   * Analyses a folder, finished or not, and keeps what pictures show beyond the summary.
   *
   * @throws ResultsException when a file is missing or damaged; one line
   */
  public static Analysis analyse(ResultsFolder folder, AnalysisSettings settings)
      throws ResultsException {
    Map<String, ArmSample> samples = ArmSamples.read(folder, settings.warmup());
    Summary summary = new Summarizer(folder, settings).summary(samples);
    return Analysis.of(folder.files(), folder.experiment(), summary, List.copyOf(samples.values()));
  }

  private Summary summary(Map<String, ArmSample> samples) throws ResultsException {
    Experiment experiment = folder.experiment();
    List<SameArmCheck> sameArmChecks = new ArrayList<>();
    List<Warning> warnings = new ArrayList<>(experiment.warnings());
    warnings.addAll(folder.warnings());
    CrowdedCpus.of(experiment).ifPresent(warnings::add);
    for (ArmSample again : samples.values()) {
      Optional<ArmSample> first = doubled(again, samples);
      if (first.isPresent() && first.get().publishable() && again.publishable()) {
        BaselineCheck pair = new BaselineCheck(first.get(), again);
        ForkWarnings.sameArmDiffers(pair.test()).ifPresent(warnings::add);
        sameArmChecks.add(pair.check());
      }
    }
    List<ConfigurationSummary> configurations =
        samples.values().stream().map(sample -> summary(sample, samples).summary()).toList();
    return new Summary(
        Summary.SCHEMA_VERSION,
        experiment.toolVersion(),
        experiment.name(),
        experiment.createdAt(),
        new Summary.Settings(
            settings.warmupLabel(), settings.confidence(), BOOTSTRAP.resamples(), BOOTSTRAP.seed()),
        configurations,
        sameArmChecks,
        stageCosts(samples),
        Scalings.of(samples, configurations, settings.confidence()),
        Precision.read(folder.files()).orElse(null),
        VersionDifferences.of(samples, settings),
        warnings);
  }

  private ArmSummary summary(ArmSample sample, Map<String, ArmSample> samples) {
    Arm arm = sample.arm();
    ArmSample baseline = samples.get(arm.baselineArm());
    Optional<ArmSample> against =
        arm.isBaseline() ? Optional.empty() : Optional.ofNullable(baseline);
    return new ArmSummary(sample, against, comparison(arm, samples, settings));
  }

  /** How an arm is compared with its baseline. */
  static Comparison comparison(Arm arm, Map<String, ArmSample> samples, AnalysisSettings settings) {
    ArmSample again = samples.get(doubleOf(arm.baselineArm()));
    return again == null
        ? new Comparison(settings.confidence(), false)
        : Comparison.decide(settings.confidence(), samples.get(arm.baselineArm()), again);
  }

  private static String doubleOf(String baselineArm) {
    return baselineArm.replaceFirst("^" + Arm.BASELINE, Arm.BASELINE_AGAIN);
  }

  /** The baseline that the sample's arm is the double of. */
  private static Optional<ArmSample> doubled(ArmSample again, Map<String, ArmSample> samples) {
    String id = again.arm().id();
    return id.startsWith(Arm.BASELINE_AGAIN)
        ? Optional.ofNullable(samples.get(id.replaceFirst(Arm.BASELINE_AGAIN, Arm.BASELINE)))
        : Optional.empty();
  }

  private List<StageCost> stageCosts(Map<String, ArmSample> samples) {
    return StageCosts.of(samples, settings.confidence());
  }
}
