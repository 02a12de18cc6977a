package tare.controller.plan;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tare.controller.definition.ArtifactDefinition;
import tare.controller.definition.FrameworkDefinition;

/**
 * A framework with one release of its agent.
 *
 * @param framework what its folder says
 * @param version release instead of the pinned one
 * @param jar jar of the user's instead of any release
 * @param alias what it is called in arms' ids, where its role says more than its release; empty for
 *     none
 * @param jvmArgs flags for this choice alone, after those for every measured JVM
 */
public record FrameworkChoice(
    FrameworkDefinition framework,
    Optional<String> version,
    Optional<Path> jar,
    String alias,
    List<String> jvmArgs) {

  /** What stands as version where the user brought a jar. */
  public static final String OWN_JAR = "jar";

  /** What stands as version where the agent is built in the framework's folder. */
  public static final String BUILT = "built";

  public FrameworkChoice {
    jvmArgs = List.copyOf(jvmArgs);
  }

  /** A release or a jar, called by that. */
  public FrameworkChoice(
      FrameworkDefinition framework, Optional<String> version, Optional<Path> jar) {
    this(framework, version, jar, "", List.of());
  }

  /** The same under another name. */
  public FrameworkChoice called(String name) {
    return new FrameworkChoice(framework, version, jar, name, jvmArgs);
  }

  /** The same with flags of its own. */
  public FrameworkChoice withJvmArgs(List<String> flags) {
    return new FrameworkChoice(framework, version, jar, alias, flags);
  }

  /** The framework with its pinned agent. */
  public static FrameworkChoice pinned(FrameworkDefinition framework) {
    return new FrameworkChoice(framework, Optional.empty(), Optional.empty());
  }

  /** The framework with that release of its agent, which may be the pinned one. */
  public static FrameworkChoice release(FrameworkDefinition framework, String version) {
    FrameworkChoice pinned = pinned(framework);
    return version.equals(pinned.agentVersion())
        ? pinned
        : new FrameworkChoice(framework, Optional.of(version), Optional.empty());
  }

  /** The agent's version as it stands in results. */
  public String agentVersion() {
    if (jar.isPresent()) {
      return OWN_JAR;
    }
    return version.orElseGet(() -> pinnedVersion(framework.agent()));
  }

  /** What tells this choice from others of the same framework. */
  String label() {
    if (!alias.isEmpty()) {
      return alias;
    }
    return jar.map(path -> path.getFileName().toString().replaceFirst("\\.jar$", ""))
        .orElseGet(this::agentVersion);
  }

  private static String pinnedVersion(ArtifactDefinition agent) {
    if (agent instanceof ArtifactDefinition.Maven maven) {
      return maven.maven().version();
    }
    if (agent instanceof ArtifactDefinition.Archive archive) {
      return archive.archive().version();
    }
    return agent instanceof ArtifactDefinition.Module ? BUILT : OWN_JAR;
  }
}
