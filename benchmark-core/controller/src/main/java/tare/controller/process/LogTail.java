package tare.controller.process;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The last words of a process, for a message. */
final class LogTail {

  private static final int BYTES = 1 << 16;
  private static final int LINES = 3;

  /**
   * The first of these that any line holds: a JVM that aborts hides the reason before its state.
   */
  private static final Pattern CAUSE = Pattern.compile("^Caused by: ");

  private static final Pattern TROUBLE =
      Pattern.compile("(?i)exception|error|fatal|refused|failed|cannot|could not");
  private static final Pattern ANYTHING = Pattern.compile("");

  private LogTail() {}

  /** The log's path with the last lines that tell of trouble; only the path when it is empty. */
  static String of(Path log) {
    List<String> lines = lastLines(log);
    String place = "; its log: " + log;
    return lines.isEmpty() ? place : place + " says: " + String.join(" | ", lines);
  }

  private static List<String> lastLines(Path log) {
    try (RandomAccessFile file = new RandomAccessFile(log.toFile(), "r")) {
      long from = Math.max(0, file.length() - BYTES);
      byte[] bytes = new byte[(int) (file.length() - from)];
      file.seek(from);
      file.readFully(bytes);
      List<String> lines =
          new String(bytes, StandardCharsets.UTF_8)
              .lines()
              .map(String::strip)
              .filter(line -> !line.isEmpty() && !line.startsWith("at "))
              .toList();
      return Stream.of(CAUSE, TROUBLE, ANYTHING)
          .map(pattern -> lines.stream().filter(pattern.asPredicate()).toList())
          .filter(telling -> !telling.isEmpty())
          .findFirst()
          .map(telling -> telling.subList(Math.max(0, telling.size() - LINES), telling.size()))
          .orElse(List.of());
    } catch (IOException e) {
      return List.of();
    }
  }
}
