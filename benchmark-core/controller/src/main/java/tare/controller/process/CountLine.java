package tare.controller.process;

import java.util.HashMap;
import java.util.Map;

/**
 * What a receiver, reader or backend has counted.
 *
 * @param records spans or events that arrived whole
 * @param bytes payload as it was counted; 0 when unknown
 * @param batches messages that carried them; 0 when unknown
 * @param malformed messages that could not be understood
 * @param connections connections accepted so far
 * @param open connections open now
 * @param dropped records the agent itself reported as dropped over the protocol
 */
public record CountLine(
    long records,
    long bytes,
    long batches,
    long malformed,
    long connections,
    long open,
    long dropped) {

  /** Nothing counted. */
  public static final CountLine NOTHING = new CountLine(0, 0, 0, 0, 0, 0, 0);

  private static final String WORD = "count ";

  /** Whether a line of a process's output is one of these. */
  static boolean isOne(String line) {
    return line.startsWith(WORD);
  }

  /**
   * Reads a line {@code count records=N bytes=N …}.
   *
   * @throws IllegalArgumentException when it is none, or a count is missing or no number
   */
  static CountLine parse(String line) {
    if (!isOne(line)) {
      throw new IllegalArgumentException("not a count line: " + line);
    }
    Map<String, String> counts = new HashMap<>();
    for (String pair : line.substring(WORD.length()).strip().split(" ", -1)) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        counts.put(pair.substring(0, equals), pair.substring(equals + 1));
      }
    }
    return new CountLine(
        count(counts, "records", line),
        count(counts, "bytes", line),
        count(counts, "batches", line),
        count(counts, "malformed", line),
        count(counts, "connections", line),
        count(counts, "open", line),
        count(counts, "dropped", line));
  }

  private static long count(Map<String, String> counts, String name, String line) {
    try {
      return Long.parseLong(counts.getOrDefault(name, ""));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(name + " is missing or no number in: " + line, e);
    }
  }
}
