package tare.controller.artifact;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tare.controller.definition.ArtifactDefinition;
import tare.controller.definition.BackendDefinition;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.FrameworkChoice;
import tare.model.Experiment.AgentFile;

/** Gets the files of frameworks and backends, and verifies them. */
public final class Artifacts implements AutoCloseable {
  private final FrameworkCatalog catalog;
  private final Supplier<MavenRepository> opening;
  private final ArtifactFinder finder;
  private MavenRepository repository;

  Artifacts(FrameworkCatalog catalog, Supplier<MavenRepository> opening, ArchiveCache archives) {
    this.catalog = catalog;
    this.opening = opening;
    this.finder = new ArtifactFinder(this::repository, archives);
  }

  /**
   * Gets ready; nothing is read or downloaded yet.
   *
   * @param offline whether only what was fetched before may be used
   * @param progress is told of downloads, a line each
   */
  public static Artifacts of(FrameworkCatalog catalog, boolean offline, Consumer<String> progress) {
    Map<String, String> environment = System.getenv();
    return new Artifacts(
        catalog,
        () ->
            MavenRepository.open(offline, MavenHome.find(environment), Optional.empty(), progress),
        ArchiveCache.ofUser(environment));
  }

  /** Opened when it is first needed, which costs 0.4 s: own modules and jars need none. */
  private MavenRepository repository() {
    if (repository == null) {
      repository = opening.get();
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
        agent.path(), agent.path().getParent(), pinned(choice, agent), extras, recorded);
  }

  /**
   * The releases of a framework's agent that the repositories list, oldest first.
   *
   * @throws ArtifactException when its agent comes from no repository, or the list cannot be read
   */
  public List<String> releases(FrameworkDefinition framework) {
    if (framework.agent() instanceof ArtifactDefinition.Maven jar) {
      return repository().releases(jar.maven());
    }
    if (framework.agent() instanceof ArtifactDefinition.Archive packed) {
      return repository().releases(packed.archive());
    }
    throw new ArtifactException(
        framework.id()
            + "'s agent comes from no Maven repository, so it has no releases; name jars with"
            + " tare guard --base JAR --new JAR");
  }

  /** The jar that the framework's own modules run on, whatever is attached. */
  private Path pinned(FrameworkChoice choice, FoundFile agent) {
    FrameworkDefinition framework = choice.framework();
    boolean attached = choice.version().isEmpty() && choice.jar().isEmpty();
    boolean brought = framework.agent() instanceof ArtifactDefinition.LocalFile;
    return attached || brought || framework.modules().isEmpty()
        ? agent.path()
        : finder.find(framework.agent(), catalog.directory(framework), Optional.empty()).path();
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
