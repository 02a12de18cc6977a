package tare.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.FrameworkChoice;
import tare.results.ResultsException;
import tare.results.ResultsWriter;
import tare.study.Study;

/** Releases of one agent against one another. */
final class OneFrameworkOptions {

  @Parameters(index = "0", paramLabel = "FRAMEWORK", description = "Folder under frameworks/.")
  String framework;

  @Mixin WorkloadOptions workload;
  @Mixin RunOptions run;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where results go. Default: results/<time>-<command>-<framework>.")
  Path out;

  FrameworkDefinition definition(Study study) {
    return study.catalog().framework(framework);
  }

  /**
   * What is asked for.
   *
   * @param command that asks
   */
  ExperimentRequest request(
      String command, List<FrameworkChoice> releases, List<String> configurations) {
    return run.request(
        name(command),
        releases,
        configurations,
        List.of(workload.parameters(run.profile)),
        workload.classPath);
  }

  /**
   * Where results go.
   *
   * @throws ResultsException when something is there already
   */
  Path folder(Study study, String command) throws ResultsException {
    Path folder = out == null ? study.newFolder(name(command)) : out;
    ResultsWriter.requireFree(folder);
    return folder;
  }

  private String name(String command) {
    return command + "-" + framework;
  }

  /**
   * For commands that decide as they go.
   *
   * @param whatEnds instead of a number of forks
   * @throws UsageException when a number of forks is given
   */
  void requireNoForks(String command, String whatEnds) {
    if (run.forks != null) {
      throw new UsageException("--forks does not go with " + command + ": " + whatEnds);
    }
  }
}
