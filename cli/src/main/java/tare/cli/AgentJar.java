package tare.cli;

import java.nio.file.Files;
import java.nio.file.Path;

/** A jar that somebody brings as the agent. */
final class AgentJar {

  private AgentJar() {}

  /**
   * The jar, if it can be one.
   *
   * @param option with which it was named
   * @throws UsageException when there is none; one line
   */
  static Path require(String option, Path jar) {
    if (Files.isDirectory(jar)) {
      throw new UsageException(jar + " is a folder: name the agent's jar after " + option);
    }
    if (!Files.isRegularFile(jar)) {
      throw new UsageException(
          "the agent jar " + jar + " is not there: check the path after " + option);
    }
    return jar;
  }
}
