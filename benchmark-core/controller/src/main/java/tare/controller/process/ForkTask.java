package tare.controller.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tare.controller.artifact.AgentFiles;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.definition.LimitsDefinition;
import tare.controller.plan.PlannedArm;
import tare.model.RunSettings;
import tare.model.WorkloadParameters;

/**
 * One arm with everything on this disk that a fork of it needs.
 *
 * @param planned the arm
 * @param settings how every fork is run
 * @param installation where Tare's own parts lie
 * @param agent the framework's files; empty for a baseline
 * @param backends the jars of backends by the backend's name
 */
public record ForkTask(
    PlannedArm planned,
    RunSettings settings,
    Installation installation,
    Optional<AgentFiles> agent,
    Map<String, Path> backends) {

  /** How messages call it. */
  String name() {
    return planned.arm().id();
  }

  WorkloadParameters parameters() {
    return planned.arm().parameters();
  }

  Optional<FrameworkDefinition> framework() {
    return planned.subject().map(subject -> subject.choice().framework());
  }

  Optional<ConfigurationDefinition> configuration() {
    return planned.subject().map(PlannedArm.Subject::configuration);
  }

  LimitsDefinition limits() {
    return planned
        .subject()
        .map(subject -> subject.choice().framework().limits(subject.configuration()))
        .orElse(LimitsDefinition.UNSET);
  }

  /** Where the application's classes are. */
  List<Path> classPath() {
    List<Path> classPath = new ArrayList<>(List.of(installation.workloadJar()));
    settings.classPath().forEach(entry -> classPath.add(Path.of(entry)));
    return classPath;
  }

  /** The program {@code java} that runs receivers, readers and backends: our own. */
  static String ownJava() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }
}
