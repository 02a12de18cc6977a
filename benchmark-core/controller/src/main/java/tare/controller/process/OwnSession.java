package tare.controller.process;

import java.util.List;

/**
 * Puts a process into a session of its own, where the machine has {@code setsid}: Ctrl-C on the
 * terminal then reaches the controller alone, and what the process itself starts can be ended with
 * it.
 */
final class OwnSession {

  private static final List<String> PREFIX =
      Commands.find("setsid").map(path -> List.of(path.toString())).orElse(List.of());

  private OwnSession() {}

  /** The words to put before a command. */
  static List<String> prefix() {
    return PREFIX;
  }
}
