package tare.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.FrameworkChoice;

/** Which two releases of an agent are compared. */
final class ReleaseOptions {

  @Option(
      names = "--base",
      paramLabel = "VERSION|JAR",
      required = true,
      description = "Release or jar to compare with; 'pinned' for the framework's own.")
  String base;

  @Option(
      names = "--new",
      paramLabel = "VERSION|JAR",
      required = true,
      description = "Release or jar that is judged.")
  String changed;

  @Option(
      names = "--base-jvm-args",
      paramLabel = "ARGS",
      defaultValue = "",
      description = "Flags for the base alone.")
  String baseJvmArgs;

  @Option(
      names = "--new-jvm-args",
      paramLabel = "ARGS",
      defaultValue = "",
      description = "Flags for the new release alone.")
  String newJvmArgs;

  /** The release to compare with. */
  FrameworkChoice base(FrameworkDefinition framework) {
    return choice(framework, "--base", base).withJvmArgs(words(baseJvmArgs));
  }

  /** The release that is judged. */
  FrameworkChoice changed(FrameworkDefinition framework) {
    return choice(framework, "--new", changed).withJvmArgs(words(newJvmArgs));
  }

  private static FrameworkChoice choice(FrameworkDefinition framework, String option, String text) {
    FrameworkChoice pinned = FrameworkChoice.pinned(framework);
    if (text.equals("pinned") || text.equals(pinned.agentVersion())) {
      return pinned;
    }
    if (namesFile(text)) {
      Path jar = AgentJar.require(option, Converters.path(text)).toAbsolutePath();
      return new FrameworkChoice(framework, Optional.empty(), Optional.of(jar));
    }
    if (!framework.agent().inRepository()) {
      throw new UsageException(
          (framework.id() + "'s agent comes from no Maven repository, so there is no release ")
              + (text + " of it: name a jar after " + option));
    }
    return new FrameworkChoice(framework, Optional.of(text), Optional.empty());
  }

  /** Releases begin with a digit, whatever lies in this folder under such a name. */
  private static boolean namesFile(String text) {
    return text.endsWith(".jar")
        || text.contains("/")
        || (!text.matches("[vV]?\\d.*") && Files.exists(Converters.path(text)));
  }

  private static List<String> words(String flags) {
    return flags.isBlank() ? List.of() : List.of(flags.strip().split("\\s+"));
  }
}
