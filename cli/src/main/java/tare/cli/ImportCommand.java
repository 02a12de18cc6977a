package tare.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Brings in what other tools measured. */
@Command(
    name = "import",
    description = "Makes results folders of what other tools measured.",
    subcommands = ImportMoobenchCommand.class,
    mixinStandardHelpOptions = true)
final class ImportCommand implements Runnable {

  @Spec private CommandSpec command;

  @Override
  public void run() {
    throw new ParameterException(
        command.commandLine(), "say what to import: tare import moobench PATH --out DIR");
  }
}
