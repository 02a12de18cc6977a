package tare.cli;

import java.nio.file.Path;
import java.util.Set;

/**
 * What can be done after Ctrl-C.
 *
 * @param command that was interrupted
 */
record Interruption(String command) {

  /** Their end was planned; what decides as it goes would be decided by nobody. */
  private static final Set<String> RESUMABLE = Set.of("measure", "sweep", "versions");

  /**
   * For people, in one line.
   *
   * @param folder of the results so far
   */
  String advice(Path folder) {
    if (RESUMABLE.contains(command)) {
      return "Interrupted. Go on with: "
          + ShellWords.command("measure", "--resume", folder.toString());
    }
    return "Interrupted. Run "
        + ShellWords.command(command)
        + " anew for a decision; what was measured lies in "
        + folder
        + ": "
        + ShellWords.command("report", folder.toString());
  }
}
