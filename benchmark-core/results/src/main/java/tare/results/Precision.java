package tare.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * How measuring ended that was to go on until it is precise enough: {@code precision.json}.
 *
 * @param schemaVersion of this file's form
 * @param width wanted of every interval: a share of treatment time, or nanoseconds per monitored
 *     call
 * @param relative whether it is a share
 * @param budgetSeconds after which no further block began; null without
 * @param reached whether every arm is that precise; else the budget was spent
 * @param blocks measured
 * @param elapsedSeconds of the last run
 * @param arms how precise each became
 */
public record Precision(
    int schemaVersion,
    double width,
    boolean relative,
    Double budgetSeconds,
    boolean reached,
    int blocks,
    double elapsedSeconds,
    List<ArmWidth> arms) {

  /** The form written today. */
  public static final int SCHEMA_VERSION = 1;

  private static final String FILE = "precision.json";

  /**
   * How precise one arm became.
   *
   * @param arm its id
   * @param width of its interval; null when the data cannot bound it
   * @param reached whether that is what was wanted
   * @param forksExpected that it needs if its forks' spread is the true one, 10,000 standing for
   *     that many or more; null when that cannot be told
   * @param forksPessimistic the same if the spread is as large as they allow
   */
  public record ArmWidth(
      String arm, Double width, boolean reached, Integer forksExpected, Integer forksPessimistic) {}

  public Precision {
    arms = List.copyOf(arms);
  }

  /**
   * Writes it into a results folder, in place of an older one.
   *
   * @throws ResultsException when the file cannot be written
   */
  public void write(ResultsFiles files) throws ResultsException {
    AtomicFile.write(file(files), Json.pretty(this));
  }

  /**
   * Reads that of a results folder; empty where a number of forks was asked for.
   *
   * @throws ResultsException when it is damaged or of another schema version
   */
  public static Optional<Precision> read(ResultsFiles files) throws ResultsException {
    Path file = file(files);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          Json.read(Files.readString(file), Precision.class, SCHEMA_VERSION, file.toString()));
    } catch (ResultsException e) {
      throw e;
    } catch (IOException e) {
      throw ResultsException.unreadable(file, e);
    }
  }

  private static Path file(ResultsFiles files) {
    return files.directory().resolve(FILE);
  }
}
