package tare.controller.process;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** A command of the user's around a fork. */
final class ShellCommand {

  private static final Duration LIMIT = Duration.ofMinutes(5);

  private ShellCommand() {}

  /**
   * Runs it to its end; nothing happens when it is empty.
   *
   * @param name {@code --prepare} or {@code --cleanup}
   * @throws ProcessFailure when it fails or takes longer than five minutes
   */
  static void run(String name, String command, ForkPlace place, Warden warden)
      throws ProcessFailure, InterruptedException {
    if (command.isEmpty()) {
      return;
    }
    Path log = place.log(name.replace("-", ""));
    ProcessSpec spec =
        new ProcessSpec(
            name + " command",
            List.of("bash", "-c", command),
            Path.of("").toAbsolutePath(),
            Map.of("TARE_FORK_DIR", place.output().toString()),
            log,
            log);
    try (ManagedProcess process = ManagedProcess.start(spec, warden)) {
      OptionalInt status = process.waitFor(LIMIT);
      if (status.isEmpty()) {
        throw process.failure("was still running after " + LIMIT.toMinutes() + " minutes");
      }
      if (status.getAsInt() != 0) {
        throw process.failure("failed");
      }
    }
  }
}
