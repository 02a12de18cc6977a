package tare.controller;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import tare.controller.artifact.AgentFiles;
import tare.controller.environment.Machine;
import tare.controller.environment.Rest;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.FrameworkChoice;
import tare.controller.plan.PlannedArm;
import tare.controller.process.ForkTask;
import tare.controller.process.Installation;

/**
 * What an experiment needs beside its plan.
 *
 * @param installation where Tare's own parts lie
 * @param agents the files of every framework and release in {@link ExperimentPlan#choices()}
 * @param backends the jars of {@link ExperimentPlan#backends()} that have one, by name
 * @param machine what is known of the machine, read in the background
 * @param rest what the machine gets between two forks
 * @param toolVersion version of Tare
 * @param invocation the command that started it, word by word
 * @param listener is told how it goes on
 */
public record ExperimentContext(
    Installation installation,
    Map<FrameworkChoice, AgentFiles> agents,
    Map<String, Path> backends,
    Future<Machine> machine,
    Rest rest,
    String toolVersion,
    List<String> invocation,
    ExperimentListener listener) {

  public ExperimentContext {
    agents = Map.copyOf(agents);
    backends = Map.copyOf(backends);
    invocation = List.copyOf(invocation);
  }

  /** An arm of a plan with all that a fork of it needs. */
  ForkTask task(ExperimentPlan plan, PlannedArm arm) {
    return new ForkTask(
        arm,
        plan.settings(),
        installation,
        arm.subject().map(subject -> agents.get(subject.choice())),
        backends);
  }

  /** The machine, once it has been looked at. */
  Machine knownMachine() throws InterruptedException {
    try {
      return machine.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("the machine's facts cannot be read", e.getCause());
    }
  }
}
