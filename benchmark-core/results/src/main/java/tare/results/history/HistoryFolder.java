package tare.results.history;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tare.results.AtomicFile;
import tare.results.FolderLock;
import tare.results.Json;
import tare.results.ResultsException;

/**
 * A history on disk: {@code runs/*.json}, one small file a run, and {@code annotations.json}. Made
 * to be kept in git: files are only ever added, and two branches that add runs do not conflict.
 *
 * @param directory the folder
 */
public record HistoryFolder(Path directory) {

  private static final DateTimeFormatter NAME_TIME =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmssSSS", Locale.ROOT).withZone(ZoneOffset.UTC);

  private static final int LONGEST_NAME = 60;

  private static final String SUFFIX = ".json";

  private static final String LOCK = "annotations.lock";

  /** Ten seconds: an explanation is written in milliseconds. */
  private static final int LOCK_ATTEMPTS = 500;

  private record Annotations(int schemaVersion, List<Annotation> annotations) {}

  /**
   * All runs in order of time.
   *
   * @throws ResultsException when there are none, or a file is foreign or damaged; one line
   */
  public List<HistoryRun> runs() throws ResultsException {
    List<Path> files = files();
    if (files.isEmpty()) {
      throw new ResultsException(
          directory + " holds no history: add a run with 'tare history add RESULTS --label NAME'");
    }
    List<Read> read = files.parallelStream().map(HistoryFolder::read).toList();
    List<HistoryRun> runs = new ArrayList<>();
    for (Read one : read) {
      if (one.problem() != null) {
        throw one.problem();
      }
      runs.add(one.run());
    }
    runs.sort(Comparator.comparing(HistoryRun::instant));
    return runs;
  }

  private record Read(HistoryRun run, ResultsException problem) {}

  private static Read read(Path file) {
    try {
      HistoryRun run =
          Json.read(
              Files.readString(file), HistoryRun.class, HistoryRun.SCHEMA_VERSION, file.toString());
      run.instant();
      return new Read(run, null);
    } catch (DateTimeException e) {
      return new Read(null, new ResultsException(file + ": time: " + e.getMessage(), e));
    } catch (ResultsException e) {
      return new Read(null, e);
    } catch (IOException e) {
      return new Read(null, ResultsException.because(file + " cannot be read", e));
    }
  }

  private List<Path> files() throws ResultsException {
    if (!Files.isDirectory(runsDirectory())) {
      return List.of();
    }
    try (Stream<Path> entries = Files.list(runsDirectory())) {
      return entries
          .filter(file -> file.toString().endsWith(SUFFIX))
          .sorted(Comparator.comparing(HistoryFolder::stem))
          .toList();
    } catch (IOException e) {
      throw ResultsException.because(runsDirectory() + " cannot be read", e);
    }
  }

  /** Without what would put the second run of a time before the first. */
  private static String stem(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - SUFFIX.length());
  }

  private Path runsDirectory() {
    return directory.resolve("runs");
  }

  /**
   * Adds a run as a file of its own.
   *
   * @return the file; empty when the history holds that run already
   * @throws ResultsException when it cannot be written, or a file of that time is damaged
   */
  public Optional<Path> add(HistoryRun run) throws ResultsException {
    String time = NAME_TIME.format(run.instant());
    try {
      Files.createDirectories(runsDirectory());
      for (int number = 1; ; number++) {
        Path file = runsDirectory().resolve(time + "-" + slug(run) + suffix(number) + SUFFIX);
        if (AtomicFile.create(file, Json.line(run) + "\n")) {
          return Optional.of(file);
        }
        Read there = read(file);
        if (there.problem() != null) {
          throw there.problem();
        }
        if (there.run().sameAs(run)) {
          return Optional.empty();
        }
      }
    } catch (ResultsException e) {
      throw e;
    } catch (IOException e) {
      throw ResultsException.because(runsDirectory() + " cannot be written", e);
    }
  }

  private static String suffix(int number) {
    return number == 1 ? "" : "-" + number;
  }

  private static String slug(HistoryRun run) {
    String name = run.source().replaceAll("[^A-Za-z0-9.]+", "-").replaceAll("^-+|-+$", "");
    return name.isEmpty() ? "run" : name.substring(0, Math.min(name.length(), LONGEST_NAME));
  }

  /** What explains steps; none when the file is not there. */
  public List<Annotation> annotations() throws ResultsException {
    Path file = annotationsFile();
    try {
      List<Annotation> annotations =
          Json.read(
                  Files.readString(file),
                  Annotations.class,
                  HistoryRun.SCHEMA_VERSION,
                  file.toString())
              .annotations();
      for (Annotation annotation : annotations) {
        if (!annotation.begin().isBefore(annotation.end())) {
          throw new ResultsException(file + ": '" + annotation.text() + "' ends before it begins");
        }
      }
      return annotations;
    } catch (NoSuchFileException e) {
      return List.of();
    } catch (DateTimeException e) {
      throw new ResultsException(file + ": " + e.getMessage(), e);
    } catch (ResultsException e) {
      throw e;
    } catch (IOException e) {
      throw ResultsException.because(file + " cannot be read", e);
    }
  }

  /**
   * Adds an explanation; the file stays in order of time. Of several processes that explain at
   * once, each waits for the others: all of them write the one file anew.
   */
  public Path annotate(Annotation annotation) throws ResultsException {
    try {
      FolderLock lock = FolderLock.await(directory.resolve(LOCK), LOCK_ATTEMPTS);
      try {
        annotateAlone(annotation);
      } finally {
        lock.close();
      }
      return annotationsFile();
    } catch (ResultsException e) {
      throw e;
    } catch (IOException e) {
      throw ResultsException.because(annotationsFile() + " cannot be written", e);
    }
  }

  private void annotateAlone(Annotation annotation) throws ResultsException {
    List<Annotation> all = new ArrayList<>(annotations());
    all.add(annotation);
    all.sort(Comparator.comparing(Annotation::begin).thenComparing(Annotation::subjects));
    AtomicFile.write(
        annotationsFile(), Json.pretty(new Annotations(HistoryRun.SCHEMA_VERSION, all)));
  }

  private Path annotationsFile() {
    return directory.resolve("annotations.json");
  }
}
