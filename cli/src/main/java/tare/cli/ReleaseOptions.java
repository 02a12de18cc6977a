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
    if (!text.endsWith(".jar")) {
      return new FrameworkChoice(framework, Optional.of(text), Optional.empty());
    }
    Path jar = Path.of(text);
    if (!Files.isRegularFile(jar)) {
      throw new UsageException(
          "the agent jar " + jar + " is not there: check the path after " + option);
    }
    return new FrameworkChoice(framework, Optional.empty(), Optional.of(jar.toAbsolutePath()));
  }

  private static List<String> words(String flags) {
    return flags.isBlank() ? List.of() : List.of(flags.strip().split("\\s+"));
  }
}
