package tare.controller.artifact;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import tare.controller.definition.ArtifactDefinition;
import tare.controller.definition.MavenCoordinates;

/**
 * Finds the files that definitions name.
 *
 * @param repository Maven's, opened when it is first needed
 * @param archives unpacked archives
 */
record ArtifactFinder(Supplier<MavenRepository> repository, ArchiveCache archives) {

  /**
   * The file of a definition.
   *
   * @param folder the framework's folder
   * @param version another release than the pinned one
   * @throws ArtifactException when it cannot be had, or is not what it should be
   */
  FoundFile find(ArtifactDefinition wanted, Path folder, Optional<String> version) {
    if (wanted instanceof ArtifactDefinition.Maven jar) {
      return download(jar.maven(), jar.sha256(), version);
    }
    if (wanted instanceof ArtifactDefinition.Archive packed) {
      FoundFile archive = download(packed.archive(), packed.sha256(), version);
      Path jar = archives.unpacked(archive.path(), archive.sha256(), packed.entry());
      return new FoundFile(
          jar, archive.coordinates(), archive.version(), archive.sha256(), archive.pinned());
    }
    if (version.isPresent()) {
      throw new ArtifactException(
          folder.getFileName()
              + "'s agent comes from no Maven repository, so there is no version '"
              + version.get()
              + "' of it; name a jar with --agent-jar");
    }
    if (wanted instanceof ArtifactDefinition.Module module) {
      return built(module, folder);
    }
    return brought((ArtifactDefinition.LocalFile) wanted, folder);
  }

  private FoundFile download(MavenCoordinates pinned, String sha256, Optional<String> version) {
    MavenCoordinates wanted = version.map(pinned::withVersion).orElse(pinned);
    boolean isPinned = wanted.equals(pinned);
    Path file = repository.get().file(wanted);
    String actual = Sha256.of(file);
    if (isPinned && !actual.equals(sha256)) {
      throw new ArtifactException(
          wanted
              + (" has the sha256 " + actual + ", but " + sha256 + " is pinned; ")
              + ("delete " + file + " if it is damaged, or correct the pin"));
    }
    return new FoundFile(file, wanted.toString(), wanted.version(), actual, isPinned);
  }

  private static FoundFile built(ArtifactDefinition.Module module, Path folder) {
    String name = module.module();
    Path jar = folder.resolve(name).resolve("target").resolve(name + ".jar");
    if (!Files.isRegularFile(jar)) {
      throw new ArtifactException(jar + " is not there; build it with ./setup.sh");
    }
    return new FoundFile(jar, folder.getFileName() + "/" + name, "", Sha256.of(jar), false);
  }

  private static FoundFile brought(ArtifactDefinition.LocalFile local, Path folder) {
    Path file = folder.resolve(local.file());
    if (!Files.isRegularFile(file)) {
      throw new ArtifactException(
          file
              + " is not there; "
              + local.whereToGet().map(hint -> hint + ", and ").orElse("")
              + "put it there or name it with --agent-jar");
    }
    return own(file);
  }

  /** A jar of the user's. */
  static FoundFile own(Path jar) {
    if (!Files.isRegularFile(jar)) {
      throw new ArtifactException("there is no agent jar " + jar + "; check the path");
    }
    // Forks run in folders of their own, where a relative path would mean another file.
    Path absolute = jar.toAbsolutePath().normalize();
    return new FoundFile(absolute, absolute.toString(), "", Sha256.of(absolute), false);
  }
}
