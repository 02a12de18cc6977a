package tare.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tare.analysis.report.ReportFormat;
import tare.analysis.report.SelfTestReport;
import tare.analysis.report.TerminalReport;
import tare.analysis.report.html.HtmlReport;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.Analysis;
import tare.analysis.summary.AnalysisSettings;
import tare.controller.plan.ExperimentPlan;
import tare.model.Experiment;
import tare.model.RecordAccounting;
import tare.results.ConfigurationSummary;
import tare.results.Summary;
import tare.study.Study;

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

  @Mixin AnalysisOptions analysis;

  /**
   * How to analyse.
   *
   * @throws UsageException when an option is wrong; asked before anything is measured
   */
  AnalysisSettings settings() {
    format();
    return analysis.settings();
  }

  /**
   * Sees that the warm-up rule leaves something of every fork of a plan.
   *
   * @throws tare.analysis.steadystate.NothingLeftException when it does not
   */
  void requireIterationsLeft(ExperimentPlan plan) {
    WarmupRule warmup = settings().warmup();
    plan.arms().forEach(arm -> warmup.requireSomethingLeft(arm.arm().parameters().iterations()));
  }

  /** Prints a summary in the format that was asked for. */
  void print(Analysis analysed, PrintWriter out) {
    Summary summary = analysed.summary();
    Experiment experiment = analysed.experiment();
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

  /**
   * Analyses what was measured, prints it, and writes the report beside it.
   *
   * @return how to end
   */
  int finish(Path folder, AnalysisSettings settings, CommonOptions common) throws IOException {
    common.finishProgress();
    Analysis analysis = Study.analyse(folder, settings);
    print(analysis, common.out());
    HtmlReport.write(List.of(analysis), CommonOptions::newestSelfTest, analysis.files().report());
    common.err().println("Results: " + folder);
    common.err().println("Report:  " + analysis.files().report());
    return exitCode(analysis.summary());
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
