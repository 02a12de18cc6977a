package tare.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tare.analysis.report.ComparisonFormat;
import tare.analysis.steadystate.WarmupRule;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.FrameworkChoice;
import tare.study.GuardGoal;
import tare.study.GuardOutcome;
import tare.study.GuardReport;
import tare.study.ReleaseGate;
import tare.study.Study;

/** A gate between two releases of an agent. */
@Command(
    name = "guard",
    description = {
      "Says whether a release of an agent is slower than another, or loses more records.",
      "Both are measured interleaved. Ends with 0 when neither is so, with 1 when either is, and with "
          + "3 when the budget was too small or one of the two does not work."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class GuardCommand implements Callable<Integer> {

  private static final String COMMAND = "guard";

  @Mixin OneFrameworkOptions subject;

  @Mixin ReleaseOptions releases;

  @Option(
      names = "--configurations",
      paramLabel = "IDS",
      defaultValue = "",
      description = "Configurations to judge; without, the framework's default set.")
  String configurations;

  @Option(
      names = "--threshold",
      paramLabel = "SHARE",
      defaultValue = "3%",
      description =
          "Slow-down of the call, and share of all records lost, that are relevant. Default: 3%%.")
  String threshold;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "15m",
      description = "Begin no block that would end after this time. Default: 15m.")
  Duration budget;

  @Option(
      names = "--confidence",
      paramLabel = "P",
      defaultValue = "0.99",
      description = "Of all looks and verdicts together. Default: 0.99.")
  double confidence;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      defaultValue = "text",
      description = "text, json or markdown. Default: text.")
  ComparisonFormat format;

  @Mixin CommonOptions common;

  @Override
  public Integer call() throws IOException, InterruptedException {
    subject.requireNoForks(COMMAND, "--budget says when to end");
    GuardGoal goal = goal();
    Study study = common.study();
    FrameworkDefinition framework = subject.definition(study);
    List<FrameworkChoice> both =
        List.of(
            ReleaseGate.base(releases.base(framework)),
            ReleaseGate.changed(releases.changed(framework)));
    ExperimentPlan plan =
        study.plan(subject.request(COMMAND, both, Converters.words(configurations)));
    requireSomethingToJudge(plan);
    Path folder = subject.folder(study, COMMAND);
    common.err().println("Measuring " + plan.arms().size() + " arms a block into " + folder);
    ReleaseGate gate =
        new ReleaseGate(study, goal, WarmupRule.STEADY, line -> common.err().println(line));
    GuardOutcome outcome = gate.run(plan, folder);
    common.finishProgress();
    write(folder, outcome);
    common.out().print(GuardReport.render(outcome, format));
    common.out().flush();
    common.err().println("Results: " + folder);
    common.err().println("Report:  " + CommonOptions.writeReport(folder));
    return switch (outcome.verdict()) {
      case PASSED -> ExitCode.DONE;
      case REGRESSION -> ExitCode.REGRESSION;
      case INCONCLUSIVE, FAILED -> ExitCode.FAILED;
    };
  }

  private void requireSomethingToJudge(ExperimentPlan plan) {
    if (plan.arms().stream().allMatch(planned -> planned.arm().isBaseline())) {
      throw new UsageException(
          "--configurations " + configurations + " attaches no agent: nothing could be judged");
    }
  }

  private GuardGoal goal() {
    return new GuardGoal(
        Converters.threshold(threshold),
        Converters.confidence(confidence),
        Converters.budget(budget));
  }

  /** Beside the results, and where GitHub shows the summary of a job. */
  private void write(Path folder, GuardOutcome outcome) throws IOException {
    String markdown = GuardReport.render(outcome, ComparisonFormat.MARKDOWN);
    Files.writeString(folder.resolve("guard.md"), markdown);
    Files.writeString(
        folder.resolve("guard.json"), GuardReport.render(outcome, ComparisonFormat.JSON));
    String summary = System.getenv("GITHUB_STEP_SUMMARY");
    if (summary != null && !summary.isBlank()) {
      Files.writeString(
          Path.of(summary), markdown, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
  }
}
