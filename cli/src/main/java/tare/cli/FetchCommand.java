package tare.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tare.controller.definition.Role;
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
    List<String> all = names.isEmpty() ? study.catalog().names() : names;
    // A jar that only its user can bring is missing where it was asked for, not in a set-up.
    List<String> brought =
        names.isEmpty() ? all.stream().filter(name -> isBrought(study, name)).toList() : List.of();
    List<String> wanted = all.stream().filter(name -> !brought.contains(name)).toList();
    List<String> failures = study.fetch(wanted);
    failures.forEach(line -> common.err().println("tare: " + line));
    study.fetch(brought).forEach(line -> common.err().println("To be brought: " + line));
    common
        .out()
        .printf(
            "%d of %d frameworks and their backends are there and verified.%n",
            wanted.size() - Math.min(failures.size(), wanted.size()), wanted.size());
    return failures.isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
  }

  private static boolean isBrought(Study study, String name) {
    return study.catalog().framework(name).role().equals(Optional.of(Role.BROUGHT));
  }
}
