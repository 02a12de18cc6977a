package tare.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tare.model.Warning;

/**
 * What the instrument showed of itself on one machine: {@code selftest.json}.
 *
 * @param schemaVersion of this file's form
 * @param toolVersion version of Tare
 * @param machineId which machine; later results are told of the newest self-test of their own
 * @param measuredAt UTC instant at which it began, ISO 8601
 * @param budgetSeconds what it was given
 * @param elapsedSeconds what it took
 * @param blocks measured whole: each holds every arm once
 * @param forksPerArm of an experiment as it is made of these blocks
 * @param experiments drawn from the blocks for each rate
 * @param seed of the drawing
 * @param confidence at which a difference is called one
 * @param callsPerFork timed calls of each fork
 * @param depth monitored calls made by one call
 * @param callNanos mean duration of the call at which changes are judged
 * @param sameArms equal arms against one another
 * @param steps known costs, ascending
 * @param changes slow-downs of exactly that share, imposed on real forks
 * @param smallestStepNanos least known cost from which on all are seen in nine of ten experiments;
 *     null when none is
 * @param smallestChange least share of call time that is; null when even a doubling is not
 * @param warnings doubts about the machine
 */
public record SelfTest(
    int schemaVersion,
    String toolVersion,
    String machineId,
    String measuredAt,
    double budgetSeconds,
    double elapsedSeconds,
    int blocks,
    int forksPerArm,
    int experiments,
    long seed,
    double confidence,
    long callsPerFork,
    int depth,
    double callNanos,
    SameArms sameArms,
    List<Step> steps,
    List<ImposedChange> changes,
    Double smallestStepNanos,
    Double smallestChange,
    List<Warning> warnings) {

  /** The form written today. */
  public static final int SCHEMA_VERSION = 1;

  /** The file's name in a results folder. */
  public static final String FILE = "selftest.json";

  /**
   * Equal arms under two names.
   *
   * @param pairs of names in each block
   * @param independentTrials experiments that the blocks hold without sharing a fork
   * @param falseAlarms share of experiments in which equal arms were found to differ
   */
  public record SameArms(int pairs, long independentTrials, ConfidenceInterval falseAlarms) {}

  /**
   * A known cost.
   *
   * @param arm id of its arm
   * @param severity steps of the reference agent's chain
   * @param targetNanos what it was to cost each monitored call
   * @param trueNanos what it costs, timed apart in the same forks
   * @param nanosPerMonitoredCall what the overhead of all forks says
   * @param biasNanos estimate - truth
   * @param coverage share of experiments whose interval holds the truth
   * @param seen share of experiments that find the arm to be slower
   */
  public record Step(
      String arm,
      int severity,
      double targetNanos,
      double trueNanos,
      ConfidenceInterval nanosPerMonitoredCall,
      double biasNanos,
      ConfidenceInterval coverage,
      ConfidenceInterval seen) {}

  /**
   * A slow-down that is exactly known.
   *
   * @param change share of call time
   * @param seen share of experiments that find it
   */
  public record ImposedChange(double change, ConfidenceInterval seen) {}

  public SelfTest {
    steps = List.copyOf(steps);
    changes = List.copyOf(changes);
    warnings = List.copyOf(warnings);
  }

  /** Whether equal arms were found to differ more often than agreed, beyond chance. */
  public boolean raisesFalseAlarms() {
    Double low = sameArms.falseAlarms().low();
    return low != null && low > 1 - confidence;
  }

  /** Its JSON form. */
  public String toJson() {
    return Json.pretty(this);
  }

  /** Writes it into a results folder, and as the newest of its machine beside all of them. */
  public void write(ResultsFiles files, Path resultsRoot) throws ResultsException {
    AtomicFile.write(files.directory().resolve(FILE), toJson());
    try {
      Files.createDirectories(resultsRoot);
    } catch (IOException e) {
      throw ResultsException.because(resultsRoot + " cannot be made", e);
    }
    AtomicFile.write(newest(resultsRoot, machineId), toJson());
  }

  /**
   * The newest self-test of a machine; empty when there is none.
   *
   * @param resultsRoot where results folders are made
   * @throws ResultsException when it is damaged or of another schema version
   */
  public static Optional<SelfTest> newestOf(String machineId, Path resultsRoot)
      throws ResultsException {
    Path file = newest(resultsRoot, machineId);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          Json.read(Files.readString(file), SelfTest.class, SCHEMA_VERSION, file.toString()));
    } catch (ResultsException e) {
      throw e;
    } catch (IOException e) {
      throw ResultsException.unreadable(file, e);
    }
  }

  private static Path newest(Path resultsRoot, String machineId) {
    return resultsRoot.resolve("selftest-" + machineId + ".json");
  }
}
