package tare.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tare.analysis.summary.ForkMetric;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkDefinition;
import tare.model.Expectation;
import tare.model.Stage;
import tare.study.Bisection;
import tare.study.BisectionReport;
import tare.study.ReleaseBisection;
import tare.study.Study;

/** The release of an agent that made something worse. */
@Command(
    name = "bisect",
    description = {
      "Finds the release that made a metric worse, with few measurements.",
      "Each release is measured between the good and the bad one. Ends with 3 when the two do not "
          + "differ, when a release stays in doubt, and when the budget is spent; then it says "
          + "between which releases the change lies so far."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class BisectCommand implements Callable<Integer> {

  private static final String COMMAND = "bisect";

  /** How a bisection is printed. */
  enum Format {
    TEXT,
    JSON
  }

  @Mixin OneFrameworkOptions subject;

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

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "60m",
      description =
          "Of the whole search: begin no block that would end after this time. A step takes 5 to"
              + " 20 blocks. Default: 60m.")
  Duration budget;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      defaultValue = "text",
      description = "text or json. Default: text.")
  Format format;

  @Mixin CommonOptions common;

  @Override
  public Integer call() throws IOException, InterruptedException {
    subject.requireNoForks(COMMAND, "--budget says when to end");
    Duration allowed = Converters.budget(budget);
    Study study = common.study();
    FrameworkDefinition definition = subject.definition(study);
    String measured = configuration(definition);
    requireShown(definition.configuration(measured));
    ReleaseBisection.Search search =
        new ReleaseBisection.Search(
            study.releases(definition, good, bad, 1),
            metric(),
            measured,
            allowed,
            releases -> study.plan(subject.request(COMMAND, releases, List.of(measured))));
    search.requireEnds();
    Path folder = subject.folder(study, COMMAND);
    common.err().printf("Searching %d releases, in %s%n", search.releases().size(), folder);
    common.err().flush();
    Bisection.Found found =
        ReleaseBisection.run(
            study, search, folder, line -> common.err().println(line), CommonOptions::writeReport);
    common.finishProgress();
    BisectionReport report =
        new BisectionReport(search.metric(), measured, search.versions(), found);
    Path page = folder.resolve("bisect.html");
    Files.writeString(folder.resolve("bisect.txt"), report.text());
    Files.writeString(folder.resolve("bisect.json"), report.json());
    Files.writeString(page, report.page());
    common.out().print(format == Format.JSON ? report.json() : report.text());
    common.out().flush();
    common.err().println("Results: " + folder);
    common.err().println("Report:  " + page);
    return found.culprit().isEmpty() || !found.certain() ? ExitCode.FAILED : ExitCode.DONE;
  }

  private void requireShown(ConfigurationDefinition searched) {
    if (metric() == ForkMetric.DELIVERED && searched.expectation().equals(Expectation.NOTHING)) {
      throw new UsageException(
          searched.id()
              + " delivers no records, so --metric delivered shows nothing of it: name another with"
              + " --configuration");
    }
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
            () ->
                new UsageException(
                    subject.framework + " exports nothing by default: --configuration"));
  }
}
