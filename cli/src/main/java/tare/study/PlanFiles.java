package tare.study;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import tare.controller.artifact.AgentFiles;
import tare.controller.artifact.ArtifactException;
import tare.controller.artifact.Artifacts;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.FrameworkChoice;

/**
 * The agents and backends of plans, each found, fetched and verified when the first plan names it:
 * before anything is said to be measured, and once in a study however many plans it makes.
 */
final class PlanFiles {

  private final StudyContext context;
  private final Map<FrameworkChoice, AgentFiles> agents = new HashMap<>();
  private final Map<String, Path> backends = new HashMap<>();

  PlanFiles(StudyContext context) {
    this.context = context;
  }

  /**
   * Gets everything that a plan needs.
   *
   * @throws ArtifactException when something cannot be had, or is not what it should be; one line
   */
  void require(ExperimentPlan plan) {
    FrameworkCatalog catalog = context.installation().frameworks();
    try (Artifacts artifacts = Artifacts.of(catalog, context.offline(), context.notices())) {
      for (FrameworkChoice choice : plan.choices()) {
        agents.computeIfAbsent(choice, artifacts::agentFiles);
      }
      for (String name : plan.backends()) {
        if (!backends.containsKey(name)) {
          artifacts.backendJar(catalog.backend(name)).ifPresent(jar -> backends.put(name, jar));
        }
      }
    }
  }

  /** The files of every agent of a plan that was required. */
  Map<FrameworkChoice, AgentFiles> agents(ExperimentPlan plan) {
    return plan.choices().stream().collect(Collectors.toMap(choice -> choice, agents::get));
  }

  /** The jars of those of a plan's backends that have one, by name. */
  Map<String, Path> backends(ExperimentPlan plan) {
    return plan.backends().stream()
        .filter(backends::containsKey)
        .collect(Collectors.toMap(name -> name, backends::get));
  }
}
