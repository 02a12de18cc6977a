package tare.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tare.controller.environment.Machine;
import tare.controller.environment.MachineReader;
import tare.model.Warning;

/** Says whether this machine is fit to measure on; changes nothing. */
@Command(
    name = "doctor",
    description = "Is this machine fit to measure on, and how to make it so. Changes nothing.",
    mixinStandardHelpOptions = true)
final class DoctorCommand implements Callable<Integer> {

  @Spec private CommandSpec command;

  @Override
  public Integer call() throws InterruptedException {
    Machine machine = MachineReader.read();
    PrintWriter out = command.commandLine().getOut();
    for (Map.Entry<String, String> fact : new TreeMap<>(machine.facts()).entrySet()) {
      out.printf(Locale.ROOT, "%-26s %s%n", fact.getKey(), fact.getValue());
    }
    out.println();
    for (Warning warning : machine.warnings()) {
      out.println("! " + warning.message());
      out.println("  → " + warning.remedy());
    }
    if (machine.warnings().isEmpty()) {
      out.println("No doubts: the machine is fit to measure on.");
    }
    out.flush();
    return ExitCode.DONE;
  }
}
