package tare.model;

import java.util.List;
import java.util.Map;

/**
 * Everything that is known before the first fork starts: {@code experiment.json}.
 *
 * @param schemaVersion of this file's form
 * @param toolVersion version of Tare
 * @param name what the folder is called after its time
 * @param createdAt UTC instant, ISO 8601
 * @param profile the profile that gave the defaults
 * @param order {@code rmit} (shuffled blocks) or {@code fixed}
 * @param seed of the shuffling
 * @param blocks planned passes over all arms
 * @param settings how every fork is run
 * @param arms what is measured
 * @param schedule every planned fork in order
 * @param machine facts by name; the one called {@code id} is stable across runs
 * @param jdks version lines by home
 * @param agents what was attached
 * @param commandLines of the measured JVM by arm; what differs between forks stays a placeholder
 * @param invocation the command that started it, word by word
 * @param warnings doubts about the machine before the start
 */
public record Experiment(
    int schemaVersion,
    String toolVersion,
    String name,
    String createdAt,
    String profile,
    String order,
    long seed,
    int blocks,
    RunSettings settings,
    List<Arm> arms,
    List<ScheduledFork> schedule,
    Map<String, String> machine,
    Map<String, String> jdks,
    List<AgentFile> agents,
    Map<String, List<String>> commandLines,
    List<String> invocation,
    List<Warning> warnings) {

  /** The form written today. */
  public static final int SCHEMA_VERSION = 1;

  /**
   * A file attached to measured JVMs.
   *
   * @param framework whose it is
   * @param coordinates Maven coordinates, or the path of a jar of the user's
   * @param version the agent's version
   * @param sha256 of the file, hexadecimal
   * @param pinned whether the checksum is the one in framework.yaml
   */
  public record AgentFile(
      String framework, String coordinates, String version, String sha256, boolean pinned) {}

  /** The arm of that id. */
  public Arm arm(String id) {
    return arms.stream()
        .filter(arm -> arm.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("the experiment has no arm " + id));
  }
}
