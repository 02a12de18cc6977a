package tare.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs over months: what changed, when, and whether that is known. */
@Command(
    name = "history",
    description = "Keeps runs over months and tells steps from noise.",
    subcommands = {
      HistoryAddCommand.class,
      HistoryCheckCommand.class,
      HistoryShowCommand.class,
      HistoryAnnotateCommand.class,
      HistoryImportCommand.class,
      HistoryExportCommand.class
    },
    mixinStandardHelpOptions = true)
final class HistoryCommand implements Runnable {

  @Spec private CommandSpec command;

  @Override
  public void run() {
    throw new ParameterException(
        command.commandLine(),
        "say what to do: tare history add, check, show, annotate, import or export");
  }
}
