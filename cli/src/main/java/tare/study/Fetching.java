package tare.study;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tare.controller.artifact.ArtifactException;
import tare.controller.artifact.Artifacts;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.definition.ReceiverDefinition;
import tare.controller.plan.FrameworkChoice;

/** Gets everything that measuring a framework can need. */
final class Fetching {

  private final FrameworkCatalog catalog;
  private final Artifacts artifacts;

  Fetching(FrameworkCatalog catalog, Artifacts artifacts) {
    this.catalog = catalog;
    this.artifacts = artifacts;
  }

  /**
   * Fetches and verifies.
   *
   * @return what cannot be had, a line each; empty when all is there
   */
  List<String> of(List<String> frameworks) {
    List<String> failures = new ArrayList<>();
    Set<String> backends = new LinkedHashSet<>();
    for (String name : frameworks) {
      FrameworkDefinition framework = catalog.framework(name);
      attempt(() -> artifacts.agentFiles(FrameworkChoice.pinned(framework)), failures);
      framework.configurations().forEach(configuration -> addBackend(configuration, backends));
    }
    for (String backend : backends) {
      attempt(() -> artifacts.backendJar(catalog.backend(backend)), failures);
    }
    return failures;
  }

  private static void addBackend(ConfigurationDefinition configuration, Set<String> backends) {
    configuration
        .receiver()
        .filter(ReceiverDefinition.Backend.class::isInstance)
        .map(receiver -> ((ReceiverDefinition.Backend) receiver).backend())
        .ifPresent(backends::add);
  }

  private static void attempt(Runnable fetching, List<String> failures) {
    try {
      fetching.run();
    } catch (ArtifactException e) {
      failures.add(e.getMessage());
    }
  }
}
