package tare.results.moobench;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tare.results.WrongPlaceException;

/** The raw files of one run, in a folder or a zip archive. */
final class RawFiles implements Closeable {

  /** The original's archive holds the files themselves; others pack the folder around them. */
  private static final int DEEPEST = 3;

  private final Path source;
  private final FileSystem archive;
  private final List<RawFile> files;

  private RawFiles(Path source, FileSystem archive, List<RawFile> files) {
    this.source = source;
    this.archive = archive;
    this.files = files;
  }

  /**
   * Opens a folder or archive.
   *
   * @throws WrongPlaceException when it is not there
   * @throws ImportException when it is neither, holds no raw files, or those of several runs
   */
  static RawFiles open(Path source) throws IOException {
    if (Files.isDirectory(source)) {
      return new RawFiles(source, null, find(source, source));
    }
    if (!Files.exists(source)) {
      throw new WrongPlaceException(source + " is not there: name a folder or a results.zip");
    }
    FileSystem archive = openArchive(source);
    try {
      return new RawFiles(source, archive, find(source, archive.getPath("/")));
    } catch (IOException e) {
      archive.close();
      throw e;
    }
  }

  private static FileSystem openArchive(Path source) throws ImportException {
    try {
      return FileSystems.newFileSystem(source);
    } catch (IOException | ProviderNotFoundException e) {
      throw new ImportException(
          source + " is no whole zip archive (" + e.getMessage() + "): copy it again", e);
    }
  }

  private static List<RawFile> find(Path source, Path root) throws IOException {
    List<RawFile> found = new ArrayList<>();
    try (Stream<Path> paths = Files.walk(root, DEEPEST)) {
      for (Path path : paths.filter(RawFile::claimsToBe).sorted().toList()) {
        found.add(RawFile.of(path));
      }
    }
    if (found.isEmpty()) {
      throw new ImportException(
          source + " holds no raw-<fork>-<depth>-<configuration>.csv: keep them in the run");
    }
    Set<Path> folders = found.stream().map(f -> f.path().getParent()).collect(Collectors.toSet());
    if (folders.size() > 1) {
      throw new ImportException(
          (source + " holds raw files in several folders (" + new TreeSet<>(folders))
              + "), which are several runs: name one of them");
    }
    found.sort(RawFile.ORDER);
    return found;
  }

  /**
   * The files that are wanted, fork by fork.
   *
   * @throws ImportException when one that should be there is missing
   */
  List<RawFile> wanted(ImportRequest request) throws ImportException {
    Set<Integer> forks = request.forks().isEmpty() ? allForks() : request.forks();
    for (int fork : forks) {
      for (RawFile pattern : files) {
        requireFile(fork, pattern);
      }
    }
    return files.stream().filter(request::wants).toList();
  }

  /** What the highest number promises. */
  private Set<Integer> allForks() {
    Set<Integer> forks = new TreeSet<>();
    int last = files.get(files.size() - 1).fork();
    for (int fork = 1; fork <= last; fork++) {
      forks.add(fork);
    }
    return forks;
  }

  private void requireFile(int fork, RawFile pattern) throws ImportException {
    boolean there =
        files.stream()
            .anyMatch(
                file ->
                    file.fork() == fork
                        && file.depth() == pattern.depth()
                        && file.configuration() == pattern.configuration());
    if (!there) {
      throw new ImportException(
          (RawFile.name(fork, pattern.depth(), pattern.configuration()) + " is missing in ")
              + (source + ", beside " + pattern.path().getFileName())
              + ": add it, or take whole forks with --forks");
    }
  }

  @Override
  public void close() throws IOException {
    if (archive != null) {
      archive.close();
    }
  }
}
