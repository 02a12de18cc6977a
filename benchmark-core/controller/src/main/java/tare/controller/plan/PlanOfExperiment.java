package tare.controller.plan;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tare.controller.definition.DefinitionException;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.PlannedArm.Subject;
import tare.model.Arm;
import tare.model.Experiment;

/** Reads the plan back from what an experiment has recorded of itself. */
final class PlanOfExperiment {

  private static final Pattern JAVA_VERSION = Pattern.compile("\\b(\\d+)(?:\\.\\d+)*\\b");

  private final Experiment experiment;
  private final Function<String, FrameworkDefinition> frameworks;

  PlanOfExperiment(Experiment experiment, Function<String, FrameworkDefinition> frameworks) {
    this.experiment = experiment;
    Map<String, FrameworkDefinition> read = new HashMap<>();
    this.frameworks = name -> read.computeIfAbsent(name, frameworks);
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
    if (arm.agentVersion().equals(FrameworkChoice.OWN_JAR)) {
      return ownJar(arm, framework);
    }
    return aliased(arm, FrameworkChoice.release(framework, arm.agentVersion()));
  }

  /** An arm that is not called by its release has a role for a name. */
  private static FrameworkChoice aliased(Arm arm, FrameworkChoice choice) {
    String begin = arm.framework() + "@";
    if (!arm.id().startsWith(begin) || arm.id().startsWith(begin + choice.label() + "/")) {
      return choice;
    }
    return choice.called(arm.id().substring(begin.length(), arm.id().indexOf('/')));
  }

  /**
   * Where several jars of one framework were compared, the arm's id or its command names its own.
   */
  private FrameworkChoice ownJar(Arm arm, FrameworkDefinition framework) {
    List<FrameworkChoice> jars =
        experiment.agents().stream()
            .filter(file -> file.framework().equals(arm.framework()) && file.version().isEmpty())
            .map(file -> Path.of(file.coordinates()))
            .map(jar -> new FrameworkChoice(framework, Optional.empty(), Optional.of(jar)))
            .toList();
    Optional<FrameworkChoice> named =
        jars.stream()
            .filter(jar -> arm.id().startsWith(arm.framework() + "@" + jar.label() + "/"))
            .findFirst();
    if (named.isPresent() || jars.isEmpty()) {
      return named.orElse(FrameworkChoice.pinned(framework));
    }
    FrameworkChoice jar =
        jars.stream()
            .filter(each -> jars.size() == 1 || attached(arm, each.jar().orElseThrow()))
            .findFirst()
            .orElseThrow(
                () ->
                    new PlanRefusedException(
                        arm.id()
                            + " was one of several jars, and it is not recorded which: measure"
                            + " anew"));
    return aliased(arm, jar);
  }

  /** Whether the arm's command line names that very file. */
  private boolean attached(Arm arm, Path jar) {
    Pattern file =
        Pattern.compile("(?<![\\w./-])" + Pattern.quote(jar.toString()) + "(?![\\w./-])");
    return experiment.commandLines().getOrDefault(arm.id(), List.of()).stream()
        .anyMatch(word -> file.matcher(word).find());
  }

  /** The feature version in a line such as {@code 17.0.15+6-Debian}. */
  private static int feature(String version) {
    Matcher matcher = JAVA_VERSION.matcher(version);
    return matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
  }
}
