package tare.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tare.study.NewFramework;

/** Begins the folder of an agent that is not yet measured. */
@Command(
    name = "new",
    description = "Writes a commented folder for another agent; its flags are left to fill in.",
    mixinStandardHelpOptions = true)
final class NewFrameworkCommand implements Callable<Integer> {

  @Parameters(paramLabel = "NAME", description = "Of the folder, such as Example-java.")
  String name;

  @Mixin CommonOptions common;

  @Override
  public Integer call() throws IOException {
    Path folder = NewFramework.create(CommonOptions.home().resolve("frameworks"), name);
    common
        .out()
        .printf(
            "%s is there: fill in what is marked FILL IN in its framework.yaml, then%n"
                + "  ./tare frameworks --verify %s%n",
            folder, name);
    common.out().flush();
    return ExitCode.DONE;
  }
}
