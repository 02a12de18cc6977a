package tare.controller.artifact;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.examples.Expander;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/**
 * Unpacked archives, each in a folder called by its checksum. A folder is there whole or not at
 * all, however many unpack it at once.
 *
 * @param folder where they lie
 */
record ArchiveCache(Path folder) {

  /** The folder in the user's cache. */
  static ArchiveCache ofUser(Map<String, String> environment) {
    String cache = environment.get("XDG_CACHE_HOME");
    Path base =
        cache == null || cache.isBlank()
            ? Path.of(System.getProperty("user.home"), ".cache")
            : Path.of(cache);
    return new ArchiveCache(base.resolve("tare").resolve("archives"));
  }

  /**
   * The file inside an archive, unpacked before if need be.
   *
   * @param archive a verified {@code .zip} or {@code .tar.gz}
   * @param sha256 its checksum
   * @param entry glob of the file inside, relative to the archive's root
   */
  Path unpacked(Path archive, String sha256, String entry) {
    Path target = folder.resolve(sha256);
    try {
      if (!Files.isDirectory(target)) {
        Files.createDirectories(folder);
        unpack(archive, target);
      }
      return find(target, entry, archive);
    } catch (IOException e) {
      throw new ArtifactException(archive + " cannot be unpacked to " + target + ": " + e, e);
    }
  }

  private void unpack(Path archive, Path target) throws IOException {
    Path temporary = Files.createTempDirectory(folder, "unpacking-");
    try {
      expand(archive, temporary);
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      // Somebody else was faster: theirs is as good.
      if (!Files.isDirectory(target)) {
        throw e;
      }
    } finally {
      deleteIfThere(temporary);
    }
  }

  private static void expand(Path archive, Path target) throws IOException {
    if (archive.toString().endsWith(".zip")) {
      new Expander().expand("zip", archive, target);
      return;
    }
    try (InputStream in = new BufferedInputStream(Files.newInputStream(archive));
        TarArchiveInputStream tar = new TarArchiveInputStream(new GZIPInputStream(in))) {
      new Expander().expand(tar, target);
    }
  }

  private static Path find(Path root, String entry, Path archive) throws IOException {
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + entry);
    try (Stream<Path> files = Files.walk(root)) {
      List<Path> found = files.filter(file -> matcher.matches(root.relativize(file))).toList();
      if (found.size() != 1) {
        throw new ArtifactException(
            "%s has %d files %s; correct the entry in framework.yaml"
                .formatted(archive, found.size(), entry));
      }
      return found.get(0);
    }
  }

  private static void deleteIfThere(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
