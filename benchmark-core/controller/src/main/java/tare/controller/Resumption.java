package tare.controller;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tare.controller.environment.Machine;
import tare.controller.plan.ExperimentPlan;
import tare.model.Arm;
import tare.model.Experiment;
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
}
