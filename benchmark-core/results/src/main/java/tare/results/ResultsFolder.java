package tare.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tare.model.Experiment;
import tare.model.ForkResult;
import tare.model.Iteration;
import tare.model.ScheduledFork;
import tare.model.Warning;

/**
 * Reads a results folder, finished or still growing. Nothing is cached: every call reads the disk.
 */
public final class ResultsFolder {

  private final ResultsFiles files;
  private final Experiment experiment;

  private final CallStore recounted;

  ResultsFolder(ResultsFiles files, Experiment experiment) {
    this(files, experiment, null);
  }

  private ResultsFolder(ResultsFiles files, Experiment experiment, CallStore recounted) {
    this.files = files;
    this.experiment = experiment;
    this.recounted = recounted;
  }

  /**
   * The same folder, whose histograms are counted anew from every call instead of read: slow, and a
   * check of what was sealed.
   *
   * @param store reads the calls; open as long as the folder is used
   */
  public ResultsFolder recounted(CallStore store) {
    return new ResultsFolder(files, experiment, store);
  }

  /**
   * Opens a folder.
   *
   * @throws WrongPlaceException when it is not there, empty, foreign, or without its experiment
   * @throws ResultsException when it is damaged or of another schema version; one line
   */
  public static ResultsFolder open(Path directory) throws ResultsException {
    ResultsFiles files = new ResultsFiles(directory);
    if (!Files.isDirectory(directory)) {
      throw new WrongPlaceException(directory + " is not a folder: name a results folder");
    }
    try {
      String json = Files.readString(files.experiment());
      Experiment experiment =
          Json.read(
              json, Experiment.class, Experiment.SCHEMA_VERSION, files.experiment().toString());
      return new ResultsFolder(files, experiment);
    } catch (NoSuchFileException e) {
      throw new WrongPlaceException(whyNoExperiment(files), e);
    } catch (ResultsException e) {
      throw e;
    } catch (IOException e) {
      throw ResultsException.because(files.experiment() + " cannot be read", e);
    }
  }

  private static String whyNoExperiment(ResultsFiles files) {
    if (Files.exists(files.callsDirectory())) {
      return files.directory()
          + " was left before its experiment.json was written: delete it and measure again";
    }
    try (Stream<Path> entries = Files.list(files.directory())) {
      List<Path> inside = entries.sorted().toList();
      if (inside.isEmpty()) {
        return files.directory() + " is empty: name a results folder";
      }
      List<String> results =
          inside.stream()
              .filter(entry -> Files.exists(new ResultsFiles(entry).experiment()))
              .map(Path::toString)
              .toList();
      return results.isEmpty()
          ? files.directory() + " is no results folder of Tare: it has no experiment.json"
          : files.directory() + " holds results folders: name one, " + String.join(", ", results);
    } catch (IOException e) {
      return files.directory() + " cannot be read: " + e.getMessage();
    }
  }

  /** Where its files are. */
  public ResultsFiles files() {
    return files;
  }

  /** What was planned. */
  public Experiment experiment() {
    return experiment;
  }

  /**
   * The forks that ended so far, in the order in which they ended, failed attempts included.
   *
   * @throws ResultsException when a line is damaged; one that a crash cut off is left out and
   *     appears in {@link #warnings()}
   */
  public List<ForkResult> forks() throws ResultsException {
    List<ForkResult> forks = ForkLines.read(files.forks()).forks();
    ForkChecks.require(forks, experiment, files.forks());
    return forks;
  }

  /** What is doubtful about the folder itself. */
  public List<Warning> warnings() throws ResultsException {
    return ForkLines.read(files.forks()).warning(files.forks()).stream().toList();
  }

  /**
   * The iterations of a measured fork, all threads.
   *
   * @param fork its number
   * @throws ResultsException when the file is missing, damaged, or has other calls than were
   *     planned
   */
  public List<Iteration> iterations(int fork) throws ResultsException {
    List<Iteration> iterations = IterationFile.read(files.iterations(fork), fork);
    CallTally tally = new CallTally();
    iterations.forEach(iteration -> tally.add(iteration.thread(), iteration.calls()));
    requirePlanned(tally, fork, files.iterations(fork));
    return iterations;
  }

  /**
   * The exact durations of a measured fork, iteration by iteration.
   *
   * @param fork its number
   * @throws ResultsException when the file is missing, damaged, or has other calls than were
   *     planned
   */
  public ForkHistograms histograms(int fork) throws ResultsException {
    if (recounted != null) {
      return ForkHistograms.of(calls(fork, recounted));
    }
    ForkHistograms histograms = HistogramFile.read(files.histograms(fork), fork);
    CallTally tally = new CallTally();
    histograms
        .iterations()
        .forEach(counts -> tally.add(counts.thread(), counts.durationNanos().total()));
    requirePlanned(tally, fork, files.histograms(fork));
    return histograms;
  }

  private void requirePlanned(CallTally tally, int fork, Path file) throws ResultsException {
    for (ScheduledFork planned : experiment.schedule()) {
      if (planned.number() == fork) {
        tally.require(experiment.arm(planned.arm()).parameters(), file);
      }
    }
  }

  /**
   * Every call of a measured fork in call order; slow beside {@link #histograms(int)}.
   *
   * @param fork its number
   */
  public MeasuredCalls calls(int fork, CallStore store) throws ResultsException {
    return store.read(files.calls(fork), iterations(fork));
  }
}
