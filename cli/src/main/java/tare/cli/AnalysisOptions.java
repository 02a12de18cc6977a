package tare.cli;

import picocli.CommandLine.Option;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.AnalysisSettings;

/** How the numbers of a summary are made. */
final class AnalysisOptions {

  @Option(
      names = "--warmup",
      paramLabel = "RULE",
      defaultValue = "steady",
      description =
          "What counts: steady (each fork's steady state), half (the last half, as in MooBench),"
              + " none (everything), or a number of iterations to drop. Default: steady.")
  String warmup;

  @Option(
      names = "--confidence",
      paramLabel = "P",
      defaultValue = "" + AnalysisSettings.CONFIDENCE,
      description = "Level of the intervals. Default: 0.95.")
  double confidence;

  /**
   * How to analyse.
   *
   * @throws UsageException when an option is wrong; asked before anything is measured
   */
  AnalysisSettings settings() {
    return new AnalysisSettings(rule(), Converters.confidence(confidence));
  }

  private WarmupRule rule() {
    try {
      return WarmupRule.parse(warmup);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), e);
    }
  }
}
