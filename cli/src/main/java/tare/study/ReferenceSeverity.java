package tare.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.definition.Role;
import tare.controller.plan.PlanRefusedException;
import tare.controller.plan.Variant;
import tare.model.ForkCounters;
import tare.model.ForkResult;
import tare.model.Stage;
import tare.results.ResultsFolder;

/**
 * The reference agent's known cost: a chain of so many steps in every monitored call.
 *
 * @param nanosAtNone what the chain's frame costs without a step
 * @param nanosPerStep what each step adds
 */
record ReferenceSeverity(double nanosAtNone, double nanosPerStep) {

  /** The agent's flag. */
  private static final String FLAG = "-Dtare.reference.severity=";

  private static final String ALIAS = "severity-";

  /** Two places on the line; far from where the frame decides. */
  private static final List<Integer> PILOT = List.of(20, 120);

  /** The framework that is no product. */
  static FrameworkDefinition framework(FrameworkCatalog catalog) {
    return catalog.names().stream()
        .map(catalog::framework)
        .filter(framework -> framework.role().orElse(Role.AGENT) == Role.REFERENCE)
        .findFirst()
        .orElseThrow(() -> new PlanRefusedException("no framework has the role reference"));
  }

  /** Its configuration in which nothing but the known cost is added. */
  static String configuration(FrameworkDefinition framework) {
    return framework.configurations().stream()
        .filter(configuration -> configuration.stage() == Stage.INSTRUMENTATION)
        .findFirst()
        .orElseThrow(
            () -> new PlanRefusedException(framework.id() + " has no stage instrumentation"))
        .id();
  }

  /** An arm of that severity. */
  static Variant variant(String name, int severity) {
    return new Variant(ALIAS + name, List.of(FLAG + severity));
  }

  /** Arms of a pilot. */
  static List<Variant> pilot() {
    return PILOT.stream().map(steps -> variant(Integer.toString(steps), steps)).toList();
  }

  /** The line through what the forks of a pilot say. */
  static ReferenceSeverity ofPilot(Path folder) throws IOException {
    double low = nanos(folder, PILOT.get(0));
    double high = nanos(folder, PILOT.get(1));
    double slope = (high - low) / (PILOT.get(1) - PILOT.get(0));
    if (!(slope > 0)) {
      throw new IOException(
          ("the pilot timed " + low + " ns for " + PILOT.get(0) + " steps and " + high)
              + (" ns for " + PILOT.get(1) + ": the machine is too busy for a self-test"));
    }
    return new ReferenceSeverity(low - slope * PILOT.get(0), slope);
  }

  private static double nanos(Path folder, int severity) throws IOException {
    String end = "/" + ALIAS + severity;
    for (ForkResult fork : ResultsFolder.open(folder).forks()) {
      if (fork.measured() && fork.arm().endsWith(end)) {
        Double nanos = fork.counters().extra().get(ForkCounters.KNOWN_COST_NANOS);
        if (nanos != null) {
          return nanos;
        }
      }
    }
    throw new IOException("the reference agent told no known cost; its logs are in " + folder);
  }

  /** The severity that comes nearest to a cost; at least one step where any is wanted. */
  int steps(double nanos) {
    return nanos <= 0 ? 0 : (int) Math.max(1, Math.round((nanos - nanosAtNone) / nanosPerStep));
  }
}
