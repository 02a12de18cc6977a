package tare.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.FrameworkChoice;

/** Which agents are measured, and in which configurations. */
final class FrameworkOptions {

  @Parameters(
      arity = "0..*",
      paramLabel = "FRAMEWORK[@VERSION]",
      description = "Folders under frameworks/; without names, those of the main job.")
  List<String> names = List.of();

  @Option(
      names = "--configurations",
      paramLabel = "IDS",
      defaultValue = "",
      description =
          "Configurations by name, or by MooBench's number (MOOBENCH_CONFIGURATIONS); without,"
              + " each framework's default set.")
  String configurations;

  @Option(
      names = "--agent-version",
      paramLabel = "V",
      description = "Release of the agent instead of the pinned one; recorded as unpinned.")
  String agentVersion;

  @Option(
      names = "--agent-jar",
      paramLabel = "PATH",
      description = "A jar of your own as the agent; recorded as unpinned.")
  Path agentJar;

  /** The configurations' names. */
  List<String> configurations() {
    return Converters.words(configurations);
  }

  /**
   * The frameworks and releases meant.
   *
   * @throws UsageException when the options contradict one another or the jar is not there
   */
  List<FrameworkChoice> choices(FrameworkCatalog catalog) {
    requireOneAgent();
    List<FrameworkChoice> choices =
        names.isEmpty()
            ? catalog.mainJob().stream().map(this::choice).toList()
            : names.stream().map(name -> choice(name, catalog)).distinct().toList();
    if (choices.isEmpty()) {
      throw new UsageException("no framework is marked for the main job: name one");
    }
    return choices;
  }

  private void requireOneAgent() {
    if (agentJar != null) {
      AgentJar.require("--agent-jar", agentJar);
    }
    boolean several = names.size() != 1;
    if (several && (agentJar != null || agentVersion != null)) {
      throw new UsageException(
          "--agent-jar and --agent-version go with exactly one framework; for several releases"
              + " name each, such as NAME@1.2 NAME@1.3");
    }
    if (agentJar != null && agentVersion != null) {
      throw new UsageException("--agent-jar and --agent-version exclude each other");
    }
  }

  private FrameworkChoice choice(String word, FrameworkCatalog catalog) {
    int at = word.indexOf('@');
    FrameworkDefinition framework = catalog.framework(at < 0 ? word : word.substring(0, at));
    if (at < 0) {
      return choice(framework);
    }
    String version = word.substring(at + 1);
    if (version.isBlank()) {
      throw new UsageException("'" + word + "' names no version: say one, such as NAME@1.2");
    }
    return FrameworkChoice.release(framework, version);
  }

  private FrameworkChoice choice(FrameworkDefinition framework) {
    if (agentJar != null) {
      return new FrameworkChoice(framework, Optional.empty(), Optional.of(agentJar));
    }
    return agentVersion == null
        ? FrameworkChoice.pinned(framework)
        : FrameworkChoice.release(framework, agentVersion);
  }
}
