package tare.controller.definition;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A real server that is not ours: {@code backends/NAME/backend.yaml}. Texts may hold the
 * placeholders {@code ${port}}, {@code ${agent.port}}, {@code ${records}}, {@code ${backend.dir}}.
 *
 * @param id name of its folder
 * @param name what it is called in a sentence
 * @param jar started with {@code java -jar}; this or {@code command}
 * @param command name on the PATH; this or {@code jar}
 * @param debianPackage what brings the command, named in the remedy when it is missing
 * @param jvmArgs before {@code -jar}
 * @param args after the jar or the command
 * @param env added to the environment
 * @param templates file of the folder to where it is written, placeholders filled in
 * @param ready answers with status 200 once it is up
 * @param count records it has accepted
 * @param malformed records it could not read
 * @param drops records it threw away
 * @param maxRecords what it can hold
 * @param limits how long to wait
 */
public record BackendDefinition(
    String id,
    String name,
    Optional<ArtifactDefinition.Maven> jar,
    Optional<String> command,
    @JsonProperty("package") Optional<String> debianPackage,
    List<String> jvmArgs,
    List<String> args,
    Map<String, String> env,
    Map<String, String> templates,
    Ready ready,
    CounterDefinition count,
    Optional<CounterDefinition> malformed,
    Optional<CounterDefinition> drops,
    Optional<Long> maxRecords,
    Optional<Limits> limits) {

  private static final Duration DEFAULT_STARTUP_LIMIT = Duration.ofSeconds(60);

  /**
   * How to see that it is up.
   *
   * @param url answers with status 200
   */
  public record Ready(String url) {}

  /**
   * How long to wait.
   *
   * @param startup from its launch until it is up
   */
  public record Limits(Duration startup) {}

  public BackendDefinition {
    jvmArgs = List.copyOf(jvmArgs);
    args = List.copyOf(args);
    env = Map.copyOf(env);
    templates = Map.copyOf(templates);
  }

  /** How long its start may take; 60 seconds unless given. */
  public Duration startupLimit() {
    return limits.map(Limits::startup).orElse(DEFAULT_STARTUP_LIMIT);
  }
}
