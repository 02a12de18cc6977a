package tare.analysis.summary;

import java.util.Optional;
import tare.model.Experiment;
import tare.model.Warning;

/** The doubt that more threads call than there are CPUs. */
final class CrowdedCpus {

  private CrowdedCpus() {}

  /** Of the arm with the most threads; nothing where the machine is not known. */
  static Optional<Warning> of(Experiment experiment) {
    String cores = experiment.machine().getOrDefault("usableCores", "");
    int threads =
        experiment.arms().stream().mapToInt(arm -> arm.parameters().threads()).reduce(0, Math::max);
    if (!cores.matches("\\d{1,9}") || threads <= Integer.parseInt(cores)) {
      return Optional.empty();
    }
    return Optional.of(
        new Warning(
            "crowdedCpus",
            "up to " + threads + " threads call on " + cores + " CPUs",
            "beyond one thread a CPU they wait for the scheduler as well as for the agent: use fewer"
                + " threads or a larger machine"));
  }
}
