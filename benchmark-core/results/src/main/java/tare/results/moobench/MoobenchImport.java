package tare.results.moobench;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Stream;
import tare.model.Experiment;
import tare.model.ScheduledFork;
import tare.results.ResultsWriter;
import tare.results.WrongPlaceException;

/**
 * Makes a results folder of the original's raw files. All or nothing: a file that is short, empty,
 * cut off, missing or contradicts the others ends the import and leaves no folder.
 */
public final class MoobenchImport {

  private final Path source;
  private final ImportRequest request;

  private MoobenchImport(Path source, ImportRequest request) {
    this.source = source;
    this.request = request;
  }

  /**
   * Imports a run.
   *
   * @param source folder or archive of {@code raw-<fork>-<depth>-<configuration>.csv}
   * @param out the new results folder; empty or not there
   * @return what was imported
   * @throws WrongPlaceException when the source is not there, or the new folder is
   * @throws ImportException when the files are not whole; one line that names file and line
   * @throws IOException when the folder cannot be written; one line
   */
  public static Experiment run(Path source, Path out, ImportRequest request) throws IOException {
    return new MoobenchImport(source, request).into(out);
  }

  private Experiment into(Path out) throws IOException {
    requireEmpty(out);
    Path target = out.toAbsolutePath();
    Path partial = target.resolveSibling(target.getFileName() + ".partial");
    try (RawFiles files = RawFiles.open(source)) {
      Experiment experiment = write(files.wanted(request), partial);
      Files.move(partial, target, StandardCopyOption.REPLACE_EXISTING);
      return experiment;
    } catch (IOException e) {
      delete(partial, e);
      throw e;
    }
  }

  private static void requireEmpty(Path out) throws IOException {
    if (Files.isDirectory(out)) {
      try (Stream<Path> entries = Files.list(out)) {
        if (entries.findAny().isEmpty()) {
          return;
        }
      }
    }
    if (Files.exists(out)) {
      throw new WrongPlaceException(out + " is there already: name a new folder with --out");
    }
  }

  private Experiment write(List<RawFile> files, Path folder) throws IOException {
    RawFile first = files.get(0);
    RawCalls calls = RawParser.read(first.path());
    ImportedExperiment imported = new ImportedExperiment(request, files, calls);
    String name = source.toAbsolutePath().normalize().getFileName().toString();
    Experiment experiment = imported.experiment(name, time(files.get(files.size() - 1)));
    try (ResultsWriter results = ResultsWriter.create(folder, experiment);
        ReadAhead ahead = new ReadAhead(files, calls)) {
      results.prepareToSeal();
      for (ScheduledFork fork : experiment.schedule()) {
        RawFile file = files.get(fork.number() - 1);
        RawCalls next = ahead.next();
        requireLike(first, calls, file, next);
        results.seal(fork.number(), next.measured());
        results.append(imported.fork(fork, time(file)));
      }
    }
    return experiment;
  }

  private void requireLike(RawFile first, RawCalls expected, RawFile file, RawCalls calls)
      throws ImportException {
    long asked = request.calls().orElse(expected.calls());
    if (calls.calls() != asked) {
      String reason =
          request.calls().isPresent() ? "--calls says" : first.path().getFileName() + " has";
      throw new ImportException(
          (file.path() + ", line " + calls.calls() * calls.threads().size() + ": it ends after ")
              + (calls.calls() + " calls of each thread, but " + reason + " " + asked)
              + ": one of them is of another run or cut off");
    }
    if (calls.threads().size() != expected.threads().size()) {
      throw new ImportException(
          (file.path() + " has " + calls.threads().size() + " threads, but " + first.path())
              + (" has " + expected.threads().size() + ": they are of different runs"));
    }
  }

  private static String time(RawFile file) throws IOException {
    Instant written = Files.getLastModifiedTime(file.path()).toInstant();
    return written.truncatedTo(ChronoUnit.SECONDS).toString();
  }

  private static void delete(Path folder, IOException failure) {
    if (!Files.exists(folder)) {
      return;
    }
    try {
      Files.walkFileTree(folder, new Deletion());
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  private static final class Deletion extends SimpleFileVisitor<Path> {
    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.delete(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException failure) throws IOException {
      Files.delete(folder);
      return FileVisitResult.CONTINUE;
    }
  }
}
