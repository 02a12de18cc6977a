package tare.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tare.analysis.summary.AnalysisSettings;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.FrameworkChoice;
import tare.study.Study;

/** Measures many releases of one agent interleaved. */
@Command(
    name = "versions",
    description = "Measures the releases of an agent from one to another, all interleaved.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class VersionsCommand implements Callable<Integer> {

  private static final String COMMAND = "versions";

  @Mixin OneFrameworkOptions subject;

  @Option(names = "--from", paramLabel = "VERSION", required = true, description = "The oldest.")
  String from;

  @Option(names = "--to", paramLabel = "VERSION", required = true, description = "The newest.")
  String to;

  @Option(
      names = "--every",
      paramLabel = "N",
      defaultValue = "1",
      description = "Only each N-th release between them. Default: 1.")
  int every;

  @Option(
      names = "--configurations",
      paramLabel = "IDS",
      defaultValue = "",
      description = "Configurations to measure; without, the framework's default set.")
  String configurations;

  @Mixin OutputOptions output;
  @Mixin CommonOptions common;

  @Override
  public Integer call() throws IOException, InterruptedException {
    AnalysisSettings settings = output.settings();
    if (every < 1) {
      throw new UsageException("--every must be at least 1, but is " + every);
    }
    Study study = common.study();
    List<FrameworkChoice> releases = study.releases(subject.definition(study), from, to, every);
    ExperimentPlan plan =
        study.plan(subject.request(COMMAND, releases, Converters.words(configurations)));
    output.requireIterationsLeft(plan);
    Path folder = subject.folder(study, COMMAND);
    common
        .err()
        .printf(
            "Measuring %d releases, %d arms in %d blocks into %s%n",
            releases.size(), plan.arms().size(), plan.blocks(), folder);
    common.err().flush();
    study.measure(plan, folder);
    return output.finish(folder, settings, common);
  }
}
