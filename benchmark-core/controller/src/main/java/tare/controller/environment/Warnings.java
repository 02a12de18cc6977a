package tare.controller.environment;

import java.util.Locale;
import tare.model.Warning;

/** Every doubt about a measurement that the controller can have, with what to do about it. */
public final class Warnings {

  private Warnings() {}

  /** A fork succeeded, or failed for good, only at its second attempt. */
  public static Warning retried(String reason) {
    return new Warning(
        "retried",
        "the first attempt failed: " + reason,
        "look into its log; one such fork may be chance, several are not");
  }

  /** The agent did not come to its end in time. */
  public static Warning drainTimedOut(double seconds) {
    return new Warning(
        "drainTimedOut",
        String.format(
            Locale.ROOT, "the agent had not ended %.0f s after measuring and was killed", seconds),
        "its times stand, its records were counted as they were; limits: drain allows more");
  }

  /** The measured JVM ended with an error after measuring. */
  public static Warning exitStatus(int status) {
    return new Warning(
        "exitStatus",
        "the measured JVM ended with status " + status + " after measuring",
        "look into the fork's log for what the agent's shutdown did");
  }

  /** Something arrived that is no record. */
  public static Warning malformed(long messages) {
    return new Warning(
        "malformedRecords",
        messages + " messages could not be read; nothing in them was counted",
        "look into the receiver's log; agent and receiver may be of different versions");
  }

  /** A number the agent should publish could not be read. */
  public static Warning counterUnreadable(String name, String reason) {
    return new Warning(
        "counterUnreadable",
        "the agent's counter " + name + " could not be read: " + reason,
        "look into the fork's log; the agent may not have started");
  }

  /** The user's own command failed after the fork. */
  public static Warning cleanupFailed(String reason) {
    return new Warning("cleanupFailed", reason, "run the --cleanup command by hand");
  }
}
