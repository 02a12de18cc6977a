package tare.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;
import tare.analysis.comparison.PrecisionTarget;
import tare.controller.definition.DurationText;

/** Options as people write them. */
final class Converters {

  private Converters() {}

  /** A duration with its unit; a bare number is seconds, as in MooBench's SLEEP_TIME. */
  static Duration duration(String text) {
    try {
      return DurationText.parse(text.matches("\\d+") ? text + "s" : text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  /** Words between commas or blanks, as in {@code MOOBENCH_CONFIGURATIONS="0 1 3"}. */
  static List<String> words(String text) {
    return Arrays.stream(text.split("[,\\s]+")).filter(word -> !word.isEmpty()).toList();
  }

  /**
   * A relevant change, such as {@code 3%}.
   *
   * @throws UsageException when it is none
   */
  static double threshold(String text) {
    try {
      PrecisionTarget share = PrecisionTarget.parse(text);
      if (!share.relative()) {
        throw new UsageException("the threshold is a share such as 3%, but is " + text);
      }
      return share.width();
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), e);
    }
  }

  /** A file or folder; an empty word would be the current one, which nobody means. */
  static Path path(String text) {
    if (text.isBlank()) {
      throw new TypeConversionException("it is empty: name a file or folder");
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new TypeConversionException("'" + text + "' is no path: " + e.getReason());
    }
  }

  static void register(CommandLine commandLine) {
    commandLine.registerConverter(Duration.class, Converters::duration);
    commandLine.registerConverter(Path.class, Converters::path);
  }
}
