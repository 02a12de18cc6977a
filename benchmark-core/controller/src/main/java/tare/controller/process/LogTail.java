package tare.controller.process;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The last words of a process, for a message. */
final class LogTail {

  private static final int BYTES = 2048;
  private static final int LINES = 3;

  private LogTail() {}

  /** The log's path with its last lines; only the path when nothing was written. */
  static String of(Path log) {
    List<String> lines = lastLines(log);
    String place = "; its log: " + log;
    return lines.isEmpty() ? place : place + " ends with: " + String.join(" | ", lines);
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
              .filter(line -> !line.isEmpty())
              .toList();
      return lines.subList(Math.max(0, lines.size() - LINES), lines.size());
    } catch (IOException e) {
      return List.of();
    }
  }
}
