package tare.controller.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Searches files that agents wrote, line by line: they may be larger than memory. */
final class LogSearch {

  private LogSearch() {}

  /** The first line in which the expression is found. */
  static Optional<String> firstLine(Path file, Pattern pattern) throws ProcessFailure {
    try (BufferedReader reader = open(file)) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (pattern.matcher(line).find()) {
          return Optional.of(line.strip());
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  /** The sum of the numbers that the expression's group finds. */
  static long sum(Path file, Pattern pattern) throws ProcessFailure {
    long[] sum = {0};
    forEachMatch(file, pattern, matcher -> sum[0] += Long.parseLong(matcher.group(1)));
    return sum[0];
  }

  /** How often the expression is found. */
  static long count(Path file, Pattern pattern) throws ProcessFailure {
    long[] count = {0};
    forEachMatch(file, pattern, matcher -> count[0]++);
    return count[0];
  }

  private static void forEachMatch(Path file, Pattern pattern, Consumer<Matcher> action)
      throws ProcessFailure {
    try (BufferedReader reader = open(file)) {
      Matcher matcher = pattern.matcher("");
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        matcher.reset(line);
        while (matcher.find()) {
          action.accept(matcher);
        }
      }
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  /** Bytes that are no UTF-8 are replaced: a cut-off record must not hide the others. */
  private static BufferedReader open(Path file) throws IOException {
    return new BufferedReader(
        new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8), 1 << 16);
  }

  private static ProcessFailure unreadable(Path file, IOException e) {
    return new ProcessFailure("cannot read " + file + ": " + e.getMessage(), e);
  }
}
