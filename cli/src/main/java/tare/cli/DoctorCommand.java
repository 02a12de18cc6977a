package tare.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tare.controller.environment.Fitness;
import tare.controller.environment.MachineAssessment;
import tare.controller.environment.MachineCheck;
import tare.controller.environment.MachineFacts;
import tare.controller.environment.MachineReader;

/** Says whether this machine is fit to measure on; changes nothing. */
@Command(
    name = "doctor",
    description = "Is this machine fit to measure on, and how to make it so. Changes nothing.",
    mixinStandardHelpOptions = true)
final class DoctorCommand implements Callable<Integer> {

  @Spec private CommandSpec command;

  @Override
  public Integer call() throws InterruptedException {
    MachineFacts facts = MachineReader.facts();
    List<MachineCheck> checks = MachineAssessment.checks(facts);
    PrintWriter out = command.commandLine().getOut();
    out.printf("%s, %s, machine %s%n%n", facts.cpu().model(), facts.os(), facts.id());
    checks.forEach(check -> print(check, out));
    out.println();
    out.println("Conclusion: " + Fitness.of(facts).conclusion() + ".");
    out.flush();
    return ExitCode.DONE;
  }

  private static void print(MachineCheck check, PrintWriter out) {
    String judgement = check.doubt().isPresent() ? "!" : "OK";
    out.printf(
        Locale.ROOT,
        "%-3s %-29s %s%n",
        check.found().isPresent() ? judgement : "?",
        check.subject(),
        check.found().orElse("this machine does not say"));
    check
        .doubt()
        .ifPresent(
            doubt -> {
              out.println("      " + doubt.message());
              out.println("      → " + doubt.remedy());
            });
  }
}
