package tare.analysis.summary;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tare.model.Arm;
import tare.model.Experiment;
import tare.model.Experiment.AgentFile;

/**
 * What one side of a comparison was, and where it was measured.
 *
 * @param version of the agent; {@code jar} for a jar of the user's
 * @param coordinates of what was attached, or the path of a jar; empty where it is not recorded
 * @param sha256 of that file, hexadecimal; empty where it is not recorded
 * @param jvmArgs flags that the user added
 * @param jdk its version; of several, all
 * @param machine facts by name
 */
public record Release(
    String version,
    String coordinates,
    String sha256,
    List<String> jvmArgs,
    String jdk,
    Map<String, String> machine) {

  private static final String OWN_JAR = "jar";

  public Release {
    jvmArgs = List.copyOf(jvmArgs);
    machine = Map.copyOf(machine);
  }

  /**
   * A release by the name that it has in the arms' ids.
   *
   * @param name what stands after the {@code @}
   */
  static Optional<Release> of(Experiment experiment, String name) {
    List<Arm> arms = experiment.arms().stream().filter(arm -> isOf(arm, name)).toList();
    return arms.stream().findFirst().map(arm -> of(experiment, arms, arm));
  }

  /** Whether an arm is one of that release. */
  static boolean isOf(Arm arm, String name) {
    return !arm.isBaseline() && arm.id().startsWith(arm.framework() + "@" + name + "/");
  }

  private static Release of(Experiment experiment, List<Arm> arms, Arm first) {
    Optional<AgentFile> file = attached(experiment, first);
    return new Release(
        first.agentVersion(),
        file.map(AgentFile::coordinates).orElse(""),
        file.map(AgentFile::sha256).orElse(""),
        first.jvmArgs(),
        arms.stream()
            .map(arm -> experiment.jdks().getOrDefault(arm.javaHome(), arm.javaHome()))
            .distinct()
            .collect(Collectors.joining(", ")),
        experiment.machine());
  }

  /** Of several files of that release, such as extra jars, the one on the command line. */
  private static Optional<AgentFile> attached(Experiment experiment, Arm arm) {
    List<AgentFile> files =
        experiment.agents().stream()
            .filter(file -> file.framework().equals(arm.framework()) && isRelease(file, arm))
            .toList();
    String agent =
        experiment.commandLines().getOrDefault(arm.id(), List.of()).stream()
            .filter(word -> word.startsWith("-javaagent:"))
            .findFirst()
            .orElse("");
    return files.stream()
        .filter(file -> agent.contains(nameOnDisk(file.coordinates())))
        .findFirst()
        .or(() -> files.stream().findFirst());
  }

  private static boolean isRelease(AgentFile file, Arm arm) {
    // What is built in the framework's folder is called by that, and a jar of the user's by its
    // path.
    boolean built = file.coordinates().startsWith(arm.framework() + "/");
    return file.version().isEmpty()
        ? arm.agentVersion().equals(OWN_JAR) != built
        : file.version().equals(arm.agentVersion());
  }

  /** Of Maven coordinates {@code artifact-version}; of a path the path. */
  private static String nameOnDisk(String coordinates) {
    String[] parts = coordinates.split(":", -1);
    return parts.length < 3 ? coordinates : parts[1] + "-" + parts[2];
  }

  /** Whether it is a jar of the user's, of which its version says nothing. */
  public boolean isOwnJar() {
    return version.equals(OWN_JAR);
  }
}
