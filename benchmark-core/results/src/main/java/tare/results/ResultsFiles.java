package tare.results;

import java.nio.file.Path;
import java.util.Locale;

/**
 * Where everything stands in a results folder; docs/result-format.md describes each file.
 *
 * @param directory the results folder
 */
public record ResultsFiles(Path directory) {

  static final String PARTIAL_SUFFIX = ".partial";

  /** What was known before the first fork: arms, schedule, machine, agents. */
  public Path experiment() {
    return directory.resolve("experiment.json");
  }

  /** One line for every fork that ended. */
  public Path forks() {
    return directory.resolve("forks.jsonl");
  }

  /** The duration of every call of one fork. */
  public Path calls(int fork) {
    return callsDirectory().resolve(name(fork) + ".parquet");
  }

  Path callsDirectory() {
    return directory.resolve("calls");
  }

  /** The iterations of one fork. */
  public Path iterations(int fork) {
    return iterationsDirectory().resolve(name(fork) + ".csv.gz");
  }

  Path iterationsDirectory() {
    return directory.resolve("iterations");
  }

  /** The exact value counts of every iteration of one fork. */
  public Path histograms(int fork) {
    return histogramsDirectory().resolve(name(fork) + ".counts.gz");
  }

  Path histogramsDirectory() {
    return directory.resolve("histograms");
  }

  /** What processes printed. */
  public Path logs() {
    return directory.resolve("logs");
  }

  /** What the analysis made of the folder. */
  public Path summary() {
    return directory.resolve("summary.json");
  }

  /** The summary for people. */
  public Path report() {
    return directory.resolve("report.html");
  }

  /** Held locked by the one process that may write. */
  Path lock() {
    return directory.resolve(".lock");
  }

  /** Where a file grows before it is complete. */
  static Path partial(Path file) {
    return file.resolveSibling(file.getFileName() + PARTIAL_SUFFIX);
  }

  private static String name(int fork) {
    return String.format(Locale.ROOT, "%04d", fork);
  }
}
