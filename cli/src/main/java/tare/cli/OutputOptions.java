package tare.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Option;
import tare.analysis.report.ReportFormat;
import tare.analysis.report.SelfTestReport;
import tare.analysis.report.TerminalReport;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.AnalysisSettings;
import tare.model.Experiment;
import tare.model.RecordAccounting;
import tare.results.ConfigurationSummary;
import tare.results.ResultsFolder;
import tare.results.Summary;

/** What is printed of a summary, and how its numbers are made. */
final class OutputOptions {

  @Option(
      names = "--format",
      paramLabel = "NAME",
      defaultValue = "table",
      description =
          "table, moobench, csv, json, markdown, latex, yaml (the original's results.yaml) or gha"
              + " (github-action-benchmark). Default: table.")
  String format;

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
    format();
    if (!(confidence > 0 && confidence < 1)) {
      throw new UsageException(
          "confidence must be between 0 and 1, such as 0.95, but is " + confidence);
    }
    return new AnalysisSettings(rule(), confidence);
  }

  private WarmupRule rule() {
    try {
      return WarmupRule.parse(warmup);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), e);
    }
  }

  /** Prints the summary of a folder in the format that was asked for. */
  void print(Summary summary, Path folder, PrintWriter out) throws IOException {
    Experiment experiment = ResultsFolder.open(folder).experiment();
    ReportFormat chosen = format();
    out.print(
        chosen == ReportFormat.TABLE
            ? TerminalReport.render(summary, experiment, Terminal.detect(System::getenv).colours())
            : chosen.render(summary, experiment));
    if (chosen == ReportFormat.TABLE) {
      CommonOptions.newestSelfTest(experiment)
          .ifPresent(test -> out.print(SelfTestReport.reminder(test)));
    }
    out.flush();
  }

  private ReportFormat format() {
    try {
      return ReportFormat.of(format);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), e);
    }
  }

  /** A measurement that failed or whose records forbid its cost is no success. */
  static int exitCode(Summary summary) {
    boolean valid = summary.configurations().stream().allMatch(OutputOptions::valid);
    return valid ? ExitCode.DONE : ExitCode.FAILED;
  }

  private static boolean valid(ConfigurationSummary configuration) {
    RecordAccounting records = configuration.records();
    return records != null && records.verdict().publishable();
  }
}
