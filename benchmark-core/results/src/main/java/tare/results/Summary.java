package tare.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import tare.model.Stage;
import tare.model.Warning;

/**
 * What the analysis made of a results folder: {@code summary.json}, and what every report prints.
 *
 * @param schemaVersion of this file's form
 * @param toolVersion version of the Tare that analysed
 * @param experiment name of the experiment
 * @param createdAt UTC instant at which the experiment began, ISO 8601
 * @param settings how it was analysed
 * @param configurations one for each arm, in the experiment's order
 * @param sameArmChecks the A/A tests: every baseline against its double
 * @param stageCosts what each stage adds to the one before it
 * @param scalings how costs grow along the parameters that were swept; empty when none was
 * @param precision how measuring ended that was to go on until it is precise enough; null where a
 *     number of forks was asked for
 * @param versionDifferences what later releases of an agent cost more than the first of them
 * @param warnings doubts about the whole, with remedies
 */
public record Summary(
    int schemaVersion,
    String toolVersion,
    String experiment,
    String createdAt,
    Settings settings,
    List<ConfigurationSummary> configurations,
    List<SameArmCheck> sameArmChecks,
    List<StageCost> stageCosts,
    List<Scaling> scalings,
    Precision precision,
    List<VersionDifference> versionDifferences,
    List<Warning> warnings) {

  /** The form written today. */
  public static final int SCHEMA_VERSION = 1;

  /**
   * How a results folder was analysed.
   *
   * @param warmup what was left out: {@code steady}, {@code half}, {@code none}, or a number of
   *     calls
   * @param confidence level of the intervals, between 0 and 1
   * @param resamples of the bootstrap intervals; 0 when there are none
   * @param seed of the resampling
   */
  public record Settings(String warmup, double confidence, int resamples, long seed) {}

  /**
   * One arm measured under two names: the two must not differ.
   *
   * @param arm id of the one
   * @param again id of the other
   * @param nanosPerMonitoredCall difference of the other to the one
   * @param ratio the other divided by the one
   * @param pValue probability of a difference at least this large between equal arms
   * @param verdict what may be said
   */
  public record SameArmCheck(
      String arm,
      String again,
      ConfidenceInterval nanosPerMonitoredCall,
      ConfidenceInterval ratio,
      double pValue,
      Verdict verdict) {

    /** What an A/A test can find. */
    public enum Verdict {
      /** No difference that matters can hide in the interval. */
      SAME,
      /** A false alarm: the interval excludes that there is none. */
      DIFFERS,
      /** The interval is too wide to tell. */
      UNDECIDED
    }

    /** A difference that matters: recording a monitored call costs 50 ns at the least. */
    public static final double RELEVANT_NANOS = 3;

    /** Whether it raised a false alarm. */
    public boolean differs() {
      return verdict == Verdict.DIFFERS;
    }
  }

  /**
   * What a stage costs by itself.
   *
   * @param framework whose it is
   * @param stage what is switched on beyond the arm without it
   * @param fromArm id of the arm without it
   * @param toArm id of the arm with it
   * @param nanosPerMonitoredCall difference; negative when the arm with it was faster
   */
  public record StageCost(
      String framework,
      Stage stage,
      String fromArm,
      String toArm,
      ConfidenceInterval nanosPerMonitoredCall) {}

  /**
   * What one release of an agent costs more than another, in arms that differ in nothing else.
   *
   * @param framework whose they are
   * @param fromArm id of the arm with the release that was named first
   * @param toArm id of the arm with the other
   * @param nanosPerMonitoredCall difference; negative when the other was faster
   * @param ratio the other's call time divided by the first's
   */
  public record VersionDifference(
      String framework,
      String fromArm,
      String toArm,
      ConfidenceInterval nanosPerMonitoredCall,
      ConfidenceInterval ratio) {}

  public Summary {
    configurations = List.copyOf(configurations);
    sameArmChecks = List.copyOf(sameArmChecks);
    stageCosts = List.copyOf(stageCosts);
    scalings = scalings == null ? List.of() : List.copyOf(scalings);
    versionDifferences = versionDifferences == null ? List.of() : List.copyOf(versionDifferences);
    warnings = List.copyOf(warnings);
  }

  /** Its JSON form. */
  public String toJson() {
    return Json.pretty(this);
  }

  /**
   * Writes it into a results folder, in place of an older one.
   *
   * @throws ResultsException when the file cannot be written
   */
  public void write(ResultsFiles files) throws ResultsException {
    AtomicFile.write(files.summary(), toJson());
  }

  /**
   * Reads the summary of a results folder.
   *
   * @throws ResultsException when there is none, or it is damaged or of another schema version
   */
  public static Summary read(ResultsFiles files) throws ResultsException {
    Path file = files.summary();
    try {
      return Json.read(Files.readString(file), Summary.class, SCHEMA_VERSION, file.toString());
    } catch (NoSuchFileException e) {
      throw new ResultsException(file + " is not there: make it with tare analyze", e);
    } catch (ResultsException e) {
      throw e;
    } catch (IOException e) {
      throw ResultsException.because(file + " cannot be read", e);
    }
  }
}
