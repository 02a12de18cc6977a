package tare.controller.plan;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tare.controller.definition.DefinitionException;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.PlannedArm.Subject;
import tare.model.Arm;
import tare.model.Experiment;
import tare.model.Experiment.AgentFile;

/** Reads the plan back from what an experiment has recorded of itself. */
final class PlanOfExperiment {

  private static final Pattern JAVA_VERSION = Pattern.compile("\\b(\\d+)(?:\\.\\d+)*\\b");

  private final Experiment experiment;
  private final Function<String, FrameworkDefinition> frameworks;

  PlanOfExperiment(Experiment experiment, Function<String, FrameworkDefinition> frameworks) {
    this.experiment = experiment;
    this.frameworks = frameworks;
  }

  ExperimentPlan plan() {
    return new ExperimentPlan(
        experiment.name(),
        experiment.profile(),
        Order.valueOf(experiment.order().toUpperCase(Locale.ROOT)),
        experiment.seed(),
        experiment.blocks(),
        experiment.settings(),
        experiment.arms().stream().map(this::planned).toList(),
        List.of());
  }

  private PlannedArm planned(Arm arm) {
    String version = experiment.jdks().getOrDefault(arm.javaHome(), "");
    Jdk jdk = new Jdk(arm.javaHome(), feature(version), version);
    try {
      return new PlannedArm(arm, subject(arm), jdk);
    } catch (DefinitionException e) {
      throw new PlanRefusedException(arm.id() + " cannot be measured again: " + e.getMessage());
    }
  }

  private Optional<Subject> subject(Arm arm) {
    if (arm.isBaseline()) {
      return Optional.empty();
    }
    FrameworkDefinition framework = frameworks.apply(arm.framework());
    return Optional.of(
        new Subject(choice(arm, framework), framework.configuration(arm.configuration())));
  }

  private FrameworkChoice choice(Arm arm, FrameworkDefinition framework) {
    FrameworkChoice pinned = FrameworkChoice.pinned(framework);
    if (arm.agentVersion().equals(pinned.agentVersion())) {
      return pinned;
    }
    if (!arm.agentVersion().equals(FrameworkChoice.OWN_JAR)) {
      return new FrameworkChoice(framework, Optional.of(arm.agentVersion()), Optional.empty());
    }
    return experiment.agents().stream()
        .filter(file -> isOwnJar(file, arm))
        .findFirst()
        .map(
            file ->
                new FrameworkChoice(
                    framework, Optional.empty(), Optional.of(Path.of(file.coordinates()))))
        .orElse(pinned);
  }

  private static boolean isOwnJar(AgentFile file, Arm arm) {
    return file.framework().equals(arm.framework())
        && file.version().equals(FrameworkChoice.OWN_JAR);
  }

  /** The feature version in a line such as {@code 17.0.15+6-Debian}. */
  private static int feature(String version) {
    Matcher matcher = JAVA_VERSION.matcher(version);
    return matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
  }
}
