package tare.controller.definition;

import com.fasterxml.jackson.core.type.TypeReference;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The folder {@code frameworks}: what can be measured, and what counts records. */
public final class FrameworkCatalog {
  private static final String FRAMEWORK_FILE = "framework.yaml";
  private static final String BACKEND_FILE = "backend.yaml";
  private static final String BACKENDS = "backends";

  private final Path directory;

  private FrameworkCatalog(Path directory) {
    this.directory = directory;
  }

  /**
   * The catalog of a folder; its files are read when they are asked for, so that a broken one
   * hinders nobody else.
   *
   * @throws DefinitionException when the folder is not there or has no framework
   */
  public static FrameworkCatalog load(Path frameworksDirectory) {
    // Forks run in folders of their own, where a relative path would mean another file.
    FrameworkCatalog catalog =
        new FrameworkCatalog(frameworksDirectory.toAbsolutePath().normalize());
    if (catalog.names().isEmpty()) {
      throw new DefinitionException(
          frameworksDirectory
              + " has no folder with a "
              + FRAMEWORK_FILE
              + "; start Tare from its own folder");
    }
    return catalog;
  }

  /** The names of all frameworks, sorted. */
  public List<String> names() {
    return foldersWith(FRAMEWORK_FILE, directory);
  }

  /**
   * The framework of that name.
   *
   * @throws DefinitionException when there is none, or something in its file is wrong
   */
  public FrameworkDefinition framework(String name) {
    require("there is no framework", name, names());
    Path folder = directory.resolve(name);
    return DefinitionReader.read(
        folder.resolve(FRAMEWORK_FILE),
        new TypeReference<FrameworkDefinition>() {},
        framework -> FrameworkChecks.problems(framework, surroundings(folder)));
  }

  /** The frameworks measured when none is named. */
  public List<FrameworkDefinition> mainJob() {
    return names().stream().map(this::framework).filter(FrameworkDefinition::mainJob).toList();
  }

  /**
   * The backend of that name.
   *
   * @throws DefinitionException when there is none, or something in its file is wrong
   */
  public BackendDefinition backend(String name) {
    require("there is no backend", name, backends());
    Path folder = directory.resolve(BACKENDS).resolve(name);
    return DefinitionReader.read(
        folder.resolve(BACKEND_FILE),
        new TypeReference<BackendDefinition>() {},
        backend -> BackendChecks.problems(backend, surroundings(folder)));
  }

  /**
   * The receiver of that open protocol.
   *
   * @throws DefinitionException when there is none, or something in its file is wrong
   */
  public ProtocolDefinition protocol(String name) {
    Map<String, ProtocolDefinition> protocols = protocols();
    require("there is no protocol", name, protocols.keySet());
    return protocols.get(name);
  }

  private Surroundings surroundings(Path folder) {
    return new Surroundings(folder, protocols().keySet(), Set.copyOf(backends()));
  }

  /** The names of all backends, sorted. */
  public List<String> backends() {
    return foldersWith(BACKEND_FILE, directory.resolve(BACKENDS));
  }

  private Map<String, ProtocolDefinition> protocols() {
    Path file = directory.resolve("receivers").resolve("protocols.yaml");
    return Files.exists(file)
        ? DefinitionReader.read(file, new TypeReference<>() {}, protocols -> List.of())
        : Map.of();
  }

  private static void require(String problem, String name, Collection<String> known) {
    if (!known.contains(name)) {
      throw DefinitionException.unknown(problem, name, known);
    }
  }

  private static List<String> foldersWith(String file, Path parent) {
    if (!Files.isDirectory(parent)) {
      return List.of();
    }
    try (Stream<Path> folders = Files.list(parent)) {
      return folders
          .filter(folder -> Files.isRegularFile(folder.resolve(file)))
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The folder of a framework. */
  public Path directory(FrameworkDefinition framework) {
    return directory.resolve(framework.id());
  }

  /** The folder of a backend. */
  public Path directory(BackendDefinition backend) {
    return directory.resolve(BACKENDS).resolve(backend.id());
  }

  /** The jar of a module of a framework, as Maven builds it. */
  public Path moduleJar(FrameworkDefinition framework, String module) {
    return directory(framework).resolve(module).resolve("target").resolve(module + ".jar");
  }

  /** The jar of the receivers of open protocols, as Maven builds it. */
  public Path receiversJar() {
    return directory.resolve("receivers").resolve("target").resolve("tare-receivers.jar");
  }
}
