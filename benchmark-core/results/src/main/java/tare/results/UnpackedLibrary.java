package tare.results;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/**
 * DuckDB unpacks its native library, 60 MB, into the temporary folder and deletes it when the JVM
 * ends in peace. A killed one leaves it behind, so it is deleted as soon as it is loaded: the
 * system keeps its content for as long as it is in use.
 */
final class UnpackedLibrary {

  private static final String PATTERN = "libduckdb_java*.so";
  private static final Path MAPPED_FILES = Path.of("/proc/self/maps");

  /** No JVM takes longer from unpacking the library to having loaded it. */
  private static final Duration SURELY_LOADED = Duration.ofMinutes(10);

  private UnpackedLibrary() {}

  /**
   * Deletes this JVM's library, and those of the same size that were left by JVMs killed before
   * they could do so. Where the system does not say which files are loaded, or keeps them from
   * being deleted, they stay until the JVM ends.
   */
  static void remove() {
    try {
      for (Path library : loaded()) {
        long size = Files.size(library);
        Files.delete(library);
        removeLeftovers(library.getParent(), size);
      }
    } catch (IOException | UncheckedIOException e) {
      // Nothing depends on it: DuckDB has registered the file to be deleted at the end.
    }
  }

  private static List<Path> loaded() throws IOException {
    if (!Files.isReadable(MAPPED_FILES)) {
      return List.of();
    }
    try (Stream<String> lines = Files.lines(MAPPED_FILES)) {
      return lines
          .filter(line -> line.indexOf('/') >= 0)
          .map(line -> Path.of(line.substring(line.indexOf('/'))))
          .distinct()
          .filter(UnpackedLibrary::isLibrary)
          .filter(Files::exists)
          .toList();
    }
  }

  private static boolean isLibrary(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.startsWith("libduckdb_java") && name.endsWith(".so");
  }

  static void removeLeftovers(Path directory, long size) throws IOException {
    Instant latest = Instant.now().minus(SURELY_LOADED);
    try (DirectoryStream<Path> libraries = Files.newDirectoryStream(directory, PATTERN)) {
      for (Path library : libraries) {
        if (Files.size(library) == size
            && Files.getLastModifiedTime(library).toInstant().isBefore(latest)) {
          Files.delete(library);
        }
      }
    }
  }
}
