package tare.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tare.analysis.summary.ForkMetric;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.FrameworkChoice;
import tare.model.Stage;
import tare.study.Bisection;
import tare.study.BisectionReport;
import tare.study.ReleaseBisection;
import tare.study.Study;

/** The release of an agent that made something worse. */
@Command(
    name = "bisect",
    description = {
      "Finds the release that made a metric worse, with few measurements, each release between the",
      "good and the bad one. Ends with 3 when the two do not differ, or a release stays in doubt."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class BisectCommand implements Callable<Integer> {

  /** How a bisection is printed. */
  enum Format {
    TEXT,
    JSON
  }

  @Parameters(index = "0", paramLabel = "FRAMEWORK", description = "Folder under frameworks/.")
  String framework;

  @Option(names = "--good", paramLabel = "VERSION", required = true, description = "The older.")
  String good;

  @Option(names = "--bad", paramLabel = "VERSION", required = true, description = "The newer.")
  String bad;

  @Option(
      names = "--metric",
      paramLabel = "NAME",
      defaultValue = "overhead",
      description =
          "overhead (time of the call), delivered (share of records) or startup."
              + " Default: overhead.")
  String metric;

  @Option(
      names = "--configuration",
      paramLabel = "ID",
      description = "What is measured. Default: the first of the default set that exports.")
  String configuration;

  @Mixin WorkloadOptions workload;
  @Mixin RunOptions run;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      defaultValue = "text",
      description = "text or json. Default: text.")
  Format format;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Folder of the results folders. Default: results/<time>-bisect-<framework>.")
  Path out;

  @Mixin CommonOptions common;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (run.forks != null) {
      throw new UsageException("--forks does not go with bisect: it measures until it is certain");
    }
    Study study = common.study();
    FrameworkDefinition definition = study.catalog().framework(framework);
    ReleaseBisection.Search search =
        new ReleaseBisection.Search(
            study.releases(definition, good, bad, 1),
            metric(),
            configuration(definition),
            releases -> study.plan(request(releases, configuration(definition))));
    Path folder = out == null ? study.newFolder("bisect-" + framework) : out;
    common.err().printf("Searching %d releases, in %s%n", search.releases().size(), folder);
    common.err().flush();
    Bisection.Found found =
        ReleaseBisection.run(study, search, folder, line -> common.err().println(line));
    common.finishProgress();
    String text = BisectionReport.text(search, found);
    String json = BisectionReport.json(search, found);
    Files.writeString(folder.resolve("bisect.txt"), text);
    Files.writeString(folder.resolve("bisect.json"), json);
    common.out().print(format == Format.JSON ? json : text);
    common.out().flush();
    common.err().println("Results: " + folder);
    return found.culprit().isEmpty() || !found.certain() ? ExitCode.FAILED : ExitCode.DONE;
  }

  private ForkMetric metric() {
    try {
      return ForkMetric.parse(metric);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), e);
    }
  }

  private String configuration(FrameworkDefinition definition) {
    if (configuration != null) {
      return definition.configuration(configuration).id();
    }
    return definition.configurations().stream()
        .filter(ConfigurationDefinition::byDefault)
        .filter(each -> each.stage() == Stage.TCP || each.stage() == Stage.DISK)
        .map(ConfigurationDefinition::id)
        .findFirst()
        .orElseThrow(
            () -> new UsageException(framework + " exports nothing by default: --configuration"));
  }

  private ExperimentRequest request(List<FrameworkChoice> releases, String measured) {
    return run.request(
        "bisect-" + framework,
        releases,
        List.of(measured),
        List.of(workload.parameters(run.profile)),
        workload.classPath);
  }
}
