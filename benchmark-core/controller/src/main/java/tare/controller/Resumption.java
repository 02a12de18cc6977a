package tare.controller;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tare.controller.artifact.AgentFiles;
import tare.controller.environment.Machine;
import tare.controller.plan.ExperimentPlan;
import tare.model.Arm;
import tare.model.Experiment;
import tare.model.Experiment.AgentFile;
import tare.model.ForkResult;

/** Sees to it that one results folder holds one experiment on one machine. */
final class Resumption {

  private Resumption() {}

  /** How many attempts were made at each fork, by its number. */
  static Map<Integer, Integer> attempts(List<ForkResult> forks) {
    Map<Integer, Integer> attempts = new HashMap<>();
    for (ForkResult fork : forks) {
      attempts.merge(fork.number(), fork.attempt(), Math::max);
    }
    return attempts;
  }

  /**
   * Compares what was begun with what is to go on.
   *
   * @throws IOException when arms or machine differ; one line
   */
  static void requireSame(Experiment begun, ExperimentPlan plan, Machine machine, Path folder)
      throws IOException {
    List<String> planned = plan.arms().stream().map(arm -> arm.arm().id()).toList();
    List<String> measured = begun.arms().stream().map(Arm::id).toList();
    if (!planned.equals(measured)) {
      throw new IOException(folder + " holds other arms than are planned: resume it as it began");
    }
    String id = begun.machine().getOrDefault(Machine.ID, "");
    if (!id.equals(machine.facts().getOrDefault(Machine.ID, ""))) {
      throw new IOException(
          folder + " was begun on another machine (" + id + "): resume it there, or start anew");
    }
  }

  /**
   * Sees that the jars somebody brought are those that were measured. Releases cannot change, and
   * what Tare builds for itself it may build anew.
   *
   * @throws IOException when one is another by now; one line
   */
  static void requireSameJars(Experiment begun, Collection<AgentFiles> agents) throws IOException {
    Map<String, String> measured = new HashMap<>();
    begun.agents().forEach(file -> measured.put(file.coordinates(), file.sha256()));
    List<AgentFile> brought =
        agents.stream()
            .flatMap(files -> files.recorded().stream())
            .filter(file -> Path.of(file.coordinates()).isAbsolute())
            .toList();
    for (AgentFile file : brought) {
      String sha256 = measured.getOrDefault(file.coordinates(), file.sha256());
      if (!sha256.equals(file.sha256())) {
        throw new IOException(
            file.coordinates()
                + (" is not the jar that was measured (sha256 " + sha256 + "): ")
                + "put that back, or measure anew");
      }
    }
  }
}
