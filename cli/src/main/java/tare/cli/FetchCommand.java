package tare.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tare.study.Study;

/** Gets agents, backends and extras before they are needed. */
@Command(
    name = "fetch",
    description = "Gets and verifies agents, backends and extras; then --offline works.",
    mixinStandardHelpOptions = true)
final class FetchCommand implements Callable<Integer> {

  @Parameters(
      arity = "0..*",
      paramLabel = "FRAMEWORK",
      description = "Folders under frameworks/; without names, all of them.")
  List<String> names = List.of();

  @Mixin CommonOptions common;

  @Override
  public Integer call() {
    Study study = common.study();
    List<String> frameworks = names.isEmpty() ? study.catalog().names() : names;
    List<String> failures = study.fetch(frameworks);
    failures.forEach(line -> common.err().println("tare: " + line));
    common
        .out()
        .printf(
            "%d of %d frameworks and their backends are there and verified.%n",
            frameworks.size() - Math.min(failures.size(), frameworks.size()), frameworks.size());
    return failures.isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
  }
}
