package tare.reference;

import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** What the agent says, on standard error: one line each. */
final class Console {

  /** Exit status when the agent could not start. */
  private static final int FAILED = 3;

  private Console() {}

  static void say(String line) {
    System.err.println("tare-reference: " + line);
    System.err.flush();
  }

  /**
   * Ends the JVM: an application that ran on without its agent would be taken for a cheap agent.
   */
  static void fail(Throwable reason) {
    say(message(reason));
    Runtime.getRuntime().halt(FAILED);
  }

  /** What went wrong, in words. */
  static String message(Throwable reason) {
    if (reason instanceof NoSuchFileException) {
      return "no such folder";
    }
    if (reason instanceof AccessDeniedException) {
      return "access denied";
    }
    String message = reason.getMessage();
    return message == null ? reason.getClass().getSimpleName() : message;
  }
}
