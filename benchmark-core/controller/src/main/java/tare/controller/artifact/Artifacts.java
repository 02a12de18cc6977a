package tare.controller.artifact;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import tare.controller.definition.ArtifactDefinition;
import tare.controller.definition.BackendDefinition;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.FrameworkChoice;
import tare.model.Experiment.AgentFile;

/** Gets the files of frameworks and backends, and verifies them. */
public final class Artifacts implements AutoCloseable {
  private final FrameworkCatalog catalog;
  private final boolean offline;
  private final Consumer<String> progress;
  private final ArtifactFinder finder;
  private MavenRepository repository;

  private Artifacts(FrameworkCatalog catalog, boolean offline, Consumer<String> progress) {
    this.catalog = catalog;
    this.offline = offline;
    this.progress = progress;
    this.finder = new ArtifactFinder(this::repository, ArchiveCache.ofUser(System.getenv()));
  }

  /**
   * Gets ready; nothing is read or downloaded yet.
   *
   * @param offline whether only what was fetched before may be used
   * @param progress is told of downloads, a line each
   */
  public static Artifacts of(FrameworkCatalog catalog, boolean offline, Consumer<String> progress) {
    return new Artifacts(catalog, offline, progress);
  }

  private MavenRepository repository() {
    if (repository == null) {
      repository =
          MavenRepository.open(
              offline, MavenHome.find(System.getenv()), Optional.empty(), progress);
    }
    return repository;
  }

  /**
   * The files of a framework: its agent in the release or jar that was chosen, and its extra jars.
   *
   * @throws ArtifactException when one cannot be had, or its checksum is wrong; one line
   */
  public AgentFiles agentFiles(FrameworkChoice choice) {
    FrameworkDefinition framework = choice.framework();
    Path folder = catalog.directory(framework);
    List<AgentFile> recorded = new ArrayList<>();
    FoundFile agent =
        choice
            .jar()
            .map(ArtifactFinder::own)
            .orElseGet(() -> finder.find(framework.agent(), folder, choice.version()));
    AgentManifest.requireAgent(agent.path());
    recorded.add(agent.recorded(framework.id()));
    Map<String, Path> extras = new HashMap<>();
    for (Map.Entry<String, ArtifactDefinition> extra :
        new TreeMap<>(framework.extraJars()).entrySet()) {
      FoundFile jar = finder.find(extra.getValue(), folder, Optional.empty());
      extras.put(extra.getKey(), jar.path());
      recorded.add(jar.recorded(framework.id()));
    }
    return new AgentFiles(
        agent.path(), agent.path().getParent(), pinned(choice, agent, folder), extras, recorded);
  }

  /** The framework's own modules need the pinned jar, whatever is attached. */
  private Path pinned(FrameworkChoice choice, FoundFile agent, Path folder) {
    boolean isPinned = choice.jar().isEmpty() && choice.version().isEmpty();
    if (isPinned || choice.framework().modules().isEmpty()) {
      return agent.path();
    }
    return finder.find(choice.framework().agent(), folder, Optional.empty()).path();
  }

  /**
   * The jar of a backend; empty when it is a command.
   *
   * @throws ArtifactException when it cannot be had, or its checksum is wrong; one line
   */
  public Optional<Path> backendJar(BackendDefinition backend) {
    return backend
        .jar()
        .map(jar -> finder.find(jar, catalog.directory(backend), Optional.empty()).path());
  }

  @Override
  public void close() {
    if (repository != null) {
      repository.close();
    }
  }
}
