package tare.analysis.summary;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import tare.model.Arm;
import tare.model.Experiment;
import tare.model.WorkloadParameters;

/** What two experiments must have in common for a change to be the agent's. */
final class RunDifferences {

  static final String MACHINE_ID = "id";

  private final Experiment base;
  private final Experiment changed;
  private final Set<String> found = new LinkedHashSet<>();

  private RunDifferences(Experiment base, Experiment changed) {
    this.base = base;
    this.changed = changed;
  }

  /** One line each, without repetition. */
  static List<String> of(Experiment base, Experiment changed, List<ArmMatches.Match> matches) {
    RunDifferences differences = new RunDifferences(base, changed);
    differences.compareMachines();
    for (ArmMatches.Match match : matches) {
      differences.compareArms(match.base().arm(), match.changed().arm());
    }
    return new ArrayList<>(differences.found);
  }

  private void compareMachines() {
    String before = base.machine().get(MACHINE_ID);
    String after = changed.machine().get(MACHINE_ID);
    if (before == null || after == null) {
      found.add("it is not known whether the machine was the same");
    } else if (!before.equals(after)) {
      found.add("other machine: " + after + " instead of " + before);
    }
    compare("heap flags", base.settings().heapArgs(), changed.settings().heapArgs());
  }

  private void compareArms(Arm before, Arm after) {
    String jdk = base.jdks().get(before.javaHome());
    String otherJdk = changed.jdks().get(after.javaHome());
    if (jdk == null || otherJdk == null) {
      found.add("it is not known whether the JDK was the same");
    } else {
      compare("JDK", jdk, otherJdk);
    }
    compare("JVM flags", before.jvmArgs(), after.jvmArgs());
    compare("calls", before, after, WorkloadParameters::calls);
    compare("depth", before, after, WorkloadParameters::depth);
    compare("threads", before, after, WorkloadParameters::threads);
    compare("method time in ns", before, after, WorkloadParameters::methodTimeNanos);
    compare("calls a second", before, after, WorkloadParameters::callsPerSecond);
    compare("application", before, after, WorkloadParameters::application);
    compare("runnable", before, after, WorkloadParameters::runnable);
  }

  private void compare(
      String what, Arm before, Arm after, Function<WorkloadParameters, Object> parameter) {
    compare(what, parameter.apply(before.parameters()), parameter.apply(after.parameters()));
  }

  private void compare(String what, Object before, Object after) {
    if (!Objects.equals(before, after)) {
      found.add("other " + what + ": " + after + " instead of " + before);
    }
  }
}
