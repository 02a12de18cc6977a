package tare.receiver;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a receiver or reader has counted, and the one line of text in which it says so.
 *
 * @param records spans or events that arrived whole
 * @param bytes payload of the well-formed messages, uncompressed and without the protocol's framing
 * @param batches well-formed messages that carried them
 * @param malformed messages or connections that could not be understood; none of their content is
 *     in {@code records}
 * @param connections connections accepted so far
 * @param open connections that are open now
 * @param dropped records that the agent itself reported as dropped over the protocol
 */
public record CountLine(
    long records,
    long bytes,
    long batches,
    long malformed,
    long connections,
    long open,
    long dropped) {

  private static final String WORD = "count";

  /** The line as it is printed, without its end. */
  @Override
  public String toString() {
    return String.format(
        "%s records=%d bytes=%d batches=%d malformed=%d connections=%d open=%d dropped=%d",
        WORD, records, bytes, batches, malformed, connections, open, dropped);
  }

  /**
   * Reads a printed line.
   *
   * @throws IllegalArgumentException when it is not a count line
   */
  public static CountLine parse(String line) {
    String[] words = line.strip().split(" ", -1);
    if (!words[0].equals(WORD)) {
      throw new IllegalArgumentException("not a count line: " + line);
    }
    Map<String, Long> values = new LinkedHashMap<>();
    for (int i = 1; i < words.length; i++) {
      String[] pair = words[i].split("=", 2);
      values.put(pair[0], pair.length == 2 ? Long.valueOf(pair[1]) : null);
    }
    return new CountLine(
        value(values, "records", line),
        value(values, "bytes", line),
        value(values, "batches", line),
        value(values, "malformed", line),
        value(values, "connections", line),
        value(values, "open", line),
        value(values, "dropped", line));
  }

  private static long value(Map<String, Long> values, String name, String line) {
    Long value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException(name + " is missing in the count line: " + line);
    }
    return value;
  }
}
