package tare.controller.definition;

import com.fasterxml.jackson.core.type.TypeReference;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The folder {@code frameworks}: what can be measured, and what counts records. */
public final class FrameworkCatalog {
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
    return new FrameworkCatalog(frameworksDirectory);
  }

  /** The names of all frameworks, sorted. */
  public List<String> names() {
    return foldersWith("framework.yaml", directory);
  }

  /**
   * The framework of that name.
   *
   * @throws DefinitionException when there is none, or its file is not well formed
   */
  public FrameworkDefinition framework(String name) {
    require("there is no framework", name, names());
    return DefinitionReader.read(
        directory.resolve(name).resolve("framework.yaml"), new TypeReference<>() {});
  }

  /** The frameworks measured when none is named. */
  public List<FrameworkDefinition> mainJob() {
    return names().stream().map(this::framework).filter(FrameworkDefinition::mainJob).toList();
  }

  /**
   * The backend of that name.
   *
   * @throws DefinitionException when there is none, or its file is not well formed
   */
  public BackendDefinition backend(String name) {
    Path backends = directory.resolve("backends");
    require("there is no backend", name, foldersWith("backend.yaml", backends));
    return DefinitionReader.read(
        backends.resolve(name).resolve("backend.yaml"), new TypeReference<>() {});
  }

  /**
   * The receiver of that open protocol.
   *
   * @throws DefinitionException when there is none, or its file is not well formed
   */
  public ProtocolDefinition protocol(String name) {
    Map<String, ProtocolDefinition> protocols =
        DefinitionReader.read(
            directory.resolve("receivers").resolve("protocols.yaml"), new TypeReference<>() {});
    require("there is no protocol", name, protocols.keySet());
    return protocols.get(name);
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
    return directory.resolve("backends").resolve(backend.id());
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
