package tare.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Brings in the past that another tool kept. */
@Command(
    name = "import",
    description = "Takes over the history that another tool kept.",
    subcommands = HistoryImportGhaCommand.class,
    mixinStandardHelpOptions = true)
final class HistoryImportCommand implements Runnable {

  @Spec private CommandSpec command;

  @Override
  public void run() {
    throw new ParameterException(
        command.commandLine(), "say what to import: tare history import gha FILE");
  }
}
