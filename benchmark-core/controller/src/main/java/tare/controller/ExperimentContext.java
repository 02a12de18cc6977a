package tare.controller;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import tare.controller.environment.Machine;
import tare.controller.plan.FrameworkChoice;

/**
 * What an experiment needs beside its plan.
 *
 * @param installation where Tare's own parts lie
 * @param agents the files of every framework in the plan
 * @param backends the jars of backends by the backend's name
 * @param machine what is known of the machine, read in the background
 * @param toolVersion version of Tare
 * @param invocation the command that started it, word by word
 * @param listener is told how it goes on
 */
public record ExperimentContext(
    Installation installation,
    Map<FrameworkChoice, AgentFiles> agents,
    Map<String, Path> backends,
    Future<Machine> machine,
    String toolVersion,
    List<String> invocation,
    ExperimentListener listener) {

  public ExperimentContext {
    agents = Map.copyOf(agents);
    backends = Map.copyOf(backends);
    invocation = List.copyOf(invocation);
  }
}
