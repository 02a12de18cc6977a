package tare.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tare.analysis.summary.AnalysisSettings;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.SkippedConfiguration;
import tare.model.WorkloadParameters;
import tare.results.ResultsWriter;
import tare.study.PrecisionGoal;
import tare.study.Study;

/** Runs an experiment and prints what it found. */
@Command(
    name = "measure",
    description = "Measures what the named agents cost, and whether their records arrive.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
class MeasureCommand implements Callable<Integer> {

  private static final Set<String> BESIDES_AN_EARLIER_EXPERIMENT =
      Set.of(
          "--until-rciw",
          "--until-width",
          "--budget",
          "--format",
          "--warmup",
          "--confidence",
          "--offline",
          "--verbose");

  @Spec CommandSpec command;
  @Mixin FrameworkOptions frameworks;
  @Mixin WorkloadOptions workload;
  @Mixin RunOptions run;
  @Mixin PrecisionOptions precision;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Results folder. Default: results/<time>-<name>.")
  Path out;

  @Option(
      names = "--resume",
      paramLabel = "DIR",
      description = "Go on with an interrupted experiment; what is measured is taken from it.")
  Path resume;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "The same experiment again: an experiment.json or its folder.")
  Path from;

  @Mixin OutputOptions output;
  @Mixin CommonOptions common;

  @Override
  public Integer call() throws IOException, InterruptedException {
    AnalysisSettings settings = output.settings();
    Optional<PrecisionGoal> goal = precision.goal();
    requireOneEnd(goal);
    requireNothingBesides();
    Study study = common.study();
    Path folder = resume == null ? measureAnew(study, goal, settings) : resume;
    if (resume != null && goal.isPresent()) {
      study.resumeUntil(goal.get(), settings, folder);
    } else if (resume != null) {
      study.resume(folder);
    }
    return output.finish(folder, settings, common);
  }

  private void requireOneEnd(Optional<PrecisionGoal> goal) {
    if (goal.isPresent() && run.forks != null) {
      throw new UsageException("--forks and --until-rciw or --until-width exclude each other");
    }
  }

  /** What an earlier experiment was asked cannot be changed afterwards. */
  private void requireNothingBesides() {
    String earlier = resume != null ? "--resume" : "--from";
    if (resume == null && from == null) {
      return;
    }
    Set<String> allowed = new HashSet<>(BESIDES_AN_EARLIER_EXPERIMENT);
    allowed.add(earlier);
    if (resume == null) {
      allowed.add("--out");
    }
    for (OptionSpec option : command.commandLine().getParseResult().matchedOptions()) {
      if (!allowed.contains(option.longestName())) {
        throw new UsageException(
            option.longestName() + " does not go with " + earlier + ": leave one of them out");
      }
    }
    if (!frameworks.names.isEmpty()) {
      throw new UsageException(
          String.join(" ", frameworks.names)
              + " does not go with "
              + earlier
              + ", which names what is measured: leave one of them out");
    }
  }

  private Path measureAnew(Study study, Optional<PrecisionGoal> goal, AnalysisSettings settings)
      throws IOException, InterruptedException {
    ExperimentPlan plan = from == null ? plan(study) : study.planAgain(folder(from));
    output.requireIterationsLeft(plan);
    Path folder = out == null ? study.newFolder(plan.name()) : out;
    ResultsWriter.requireFree(folder);
    if (goal.isEmpty()) {
      announce(plan, folder);
      study.measure(plan, folder);
      return folder;
    }
    announce(plan.withBlocks(1), folder);
    study.measureUntil(goal.get(), settings, plan, folder);
    return folder;
  }

  private ExperimentPlan plan(Study study) throws IOException, InterruptedException {
    ExperimentRequest request = request(study);
    return out == null ? study.plan(request) : study.plan(request, out);
  }

  private static Path folder(Path experiment) {
    return Files.isRegularFile(experiment) ? experiment.toAbsolutePath().getParent() : experiment;
  }

  private void announce(ExperimentPlan plan, Path folder) {
    for (SkippedConfiguration skipped : plan.skipped()) {
      common.err().println("tare: " + skipped.announcement());
    }
    common
        .err()
        .printf(
            "Measuring %d arms in %d blocks (%d forks, %s order, seed %d) into %s%n",
            plan.arms().size(),
            plan.blocks(),
            plan.schedule().size(),
            plan.order().label(),
            plan.seed(),
            folder);
    common.err().flush();
  }

  private ExperimentRequest request(Study study) {
    return run.request(
        name(),
        frameworks.choices(study.catalog()),
        frameworks.configurations(),
        workloads(),
        workload.classPath);
  }

  /** What the experiment is called: what it measures. */
  String name() {
    return frameworks.names.isEmpty() ? "main" : String.join("+", frameworks.names);
  }

  /** What measured JVMs do. */
  List<WorkloadParameters> workloads() {
    return List.of(workload.parameters(run.profile));
  }
}
