package tare.results;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tare.model.Experiment;
import tare.model.ForkFiles;
import tare.model.ForkResult;
import tare.model.Warning;
import tare.model.WorkloadParameters;

/**
 * Writes a results folder while an experiment runs; one writer at a time may hold a folder.
 *
 * <p>A fork is first sealed, then appended: a line in forks.jsonl of a measured fork promises that
 * its calls, iterations and histograms are there and complete.
 */
public final class ResultsWriter implements Closeable {

  private volatile ResultsFolder folder;
  private final FolderLock lock;
  private final List<Warning> warnings;
  private final ForkLines forkLines;
  private final Sealer sealer = new Sealer();

  private ResultsWriter(ResultsFolder folder, FolderLock lock, List<Warning> warnings)
      throws ResultsException {
    this.folder = folder;
    this.lock = lock;
    this.warnings = warnings;
    this.forkLines = ForkLines.append(folder.files().forks());
  }

  /**
   * Makes a new folder.
   *
   * @param directory must be empty or not exist
   * @throws WrongPlaceException when it holds something, or is a file
   * @throws ResultsException when it cannot be written
   */
  public static ResultsWriter create(Path directory, Experiment experiment)
      throws ResultsException {
    ResultsFiles files = new ResultsFiles(directory);
    requireFree(directory);
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw ResultsException.because(directory + " cannot be made a results folder", e);
    }
    return locked(
        files,
        lock -> {
          Files.createDirectories(files.callsDirectory());
          Files.createDirectories(files.iterationsDirectory());
          Files.createDirectories(files.histogramsDirectory());
          Files.createDirectories(files.logs());
          Files.createFile(files.forks());
          AtomicFile.write(files.experiment(), Json.pretty(experiment));
          return new ResultsWriter(new ResultsFolder(files, experiment), lock, List.of());
        });
  }

  /**
   * Sees that a new results folder can be made.
   *
   * @param directory must be empty or not exist
   * @throws WrongPlaceException when it holds something, or is a file
   * @throws ResultsException when it cannot be read
   */
  public static void requireFree(Path directory) throws ResultsException {
    if (!Files.exists(directory)) {
      return;
    }
    if (!Files.isDirectory(directory)) {
      throw new WrongPlaceException(directory + " is a file: name another folder with --out");
    }
    if (holdsSomething(directory)) {
      throw new WrongPlaceException(
          directory + " is not empty: name another folder with --out, or go on with --resume");
    }
  }

  private static boolean holdsSomething(Path directory) throws ResultsException {
    try (Stream<Path> entries = Files.list(directory)) {
      return entries.findAny().isPresent();
    } catch (IOException e) {
      throw ResultsException.because(directory + " cannot be read", e);
    }
  }

  /**
   * Goes on with a folder whose experiment did not come to its end. Files that were being written
   * at that moment are deleted; a cut-off line of forks.jsonl is deleted and reported in {@link
   * #warnings()}.
   *
   * @throws ResultsException when it is no results folder, is damaged, or cannot be written
   */
  public static ResultsWriter resume(Path directory) throws ResultsException {
    ResultsFiles files = ResultsFolder.open(directory).files();
    return locked(
        files,
        lock -> {
          ResultsFolder folder = ResultsFolder.open(directory);
          for (Path place :
              List.of(
                  directory,
                  files.callsDirectory(),
                  files.iterationsDirectory(),
                  files.histogramsDirectory())) {
            deletePartial(place);
          }
          return new ResultsWriter(folder, lock, folder.warnings());
        });
  }

  private interface Opening {
    ResultsWriter open(FolderLock lock) throws IOException;
  }

  private static ResultsWriter locked(ResultsFiles files, Opening opening) throws ResultsException {
    FolderLock lock = null;
    try {
      lock = FolderLock.take(files.lock());
      return opening.open(lock);
    } catch (IOException e) {
      if (lock != null) {
        closeAfter(e, lock);
      }
      throw e instanceof ResultsException known
          ? known
          : ResultsException.because(files.directory() + " cannot be written", e);
    }
  }

  private static void closeAfter(IOException failure, Closeable closeable) {
    try {
      closeable.close();
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  private static void deletePartial(Path directory) throws IOException {
    try (DirectoryStream<Path> partials =
        Files.newDirectoryStream(directory, "*" + ResultsFiles.PARTIAL_SUFFIX)) {
      for (Path partial : partials) {
        Files.delete(partial);
      }
    }
  }

  /** The folder as it can be read at this moment. */
  public ResultsFolder folder() {
    return folder;
  }

  /** What was found damaged when the folder was opened to go on. */
  public List<Warning> warnings() {
    return warnings;
  }

  /**
   * Replaces the experiment by one with more blocks.
   *
   * @throws ResultsException when it cannot be written; then the former stays
   */
  public void extend(Experiment longer) throws ResultsException {
    AtomicFile.write(folder.files().experiment(), Json.pretty(longer));
    folder = new ResultsFolder(folder.files(), longer);
  }

  /**
   * Begins to open DuckDB in the background, which takes about a second of one core. Call it before
   * the first fork starts, so that it disturbs none.
   */
  public void prepareToSeal() {
    sealer.prepare();
  }

  /**
   * Reads what a measured JVM left in its folder and writes the fork's calls, iterations and
   * histograms. What was sealed under that number before is replaced.
   *
   * @param fork its number in the schedule
   * @throws ResultsException when the JVM's files are missing, cut off or contradict one another,
   *     or ours cannot be written
   */
  public void seal(int fork, ForkFiles left, WorkloadParameters parameters)
      throws ResultsException {
    seal(fork, MeasuredCalls.read(left, parameters));
  }

  /** Writes the calls, iterations and histograms of a fork. */
  public void seal(int fork, MeasuredCalls calls) throws ResultsException {
    sealer.seal(folder.files(), fork, calls);
  }

  /**
   * Appends a line to forks.jsonl; it is on disk when this returns.
   *
   * @throws ResultsException when it cannot be written; then nothing of it was
   */
  public void append(ForkResult fork) throws ResultsException {
    forkLines.append(fork);
  }

  @Override
  public void close() throws IOException {
    try (lock;
        forkLines) {
      sealer.close();
    }
  }
}
