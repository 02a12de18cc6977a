package tare.cli;

import java.nio.charset.Charset;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
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
    String refusal = "--threshold takes a share above 0 such as 3%, but is " + text;
    try {
      PrecisionTarget share = PrecisionTarget.parse(text);
      if (!share.relative()) {
        throw new UsageException(refusal);
      }
      return share.width();
    } catch (IllegalArgumentException e) {
      throw new UsageException(refusal, e);
    }
  }

  /**
   * A level of intervals, such as {@code 0.99}.
   *
   * @throws UsageException when it is none
   */
  static double confidence(double level) {
    if (!(level > 0 && level < 1)) {
      throw new UsageException(
          "--confidence must be between 0 and 1, such as 0.95, but is " + level);
    }
    return level;
  }

  /**
   * Time that may be spent.
   *
   * @throws UsageException when it is none
   */
  static Duration budget(Duration time) {
    if (time.isZero() || time.isNegative()) {
      throw new UsageException(
          "--budget must be above 0, such as 15m, but is " + time.toMillis() + "ms");
    }
    return time;
  }

  /** A file or folder; an empty word would be the current one, which nobody means. */
  static Path path(String text) {
    if (text.isBlank()) {
      throw new TypeConversionException("it is empty: name a file or folder");
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new TypeConversionException(noPath(e));
    }
  }

  /** Why a text is no path; mostly because the locale has not its characters. */
  static String noPath(InvalidPathException problem) {
    String encoding = System.getProperty("sun.jnu.encoding", "UTF-8");
    boolean readable = Charset.forName(encoding).newEncoder().canEncode(problem.getInput());
    return "'"
        + problem.getInput()
        + "' is no path: "
        + (readable
            ? problem.getReason()
            : "the locale's encoding "
                + encoding
                + " has not all of its characters; set LC_ALL=C.UTF-8");
  }

  static void register(CommandLine commandLine) {
    commandLine.registerConverter(Duration.class, Converters::duration);
    commandLine.registerConverter(Path.class, Converters::path);
    commandLine.registerConverter(int.class, text -> whole(text, Integer::valueOf));
    commandLine.registerConverter(Integer.class, text -> whole(text, Integer::valueOf));
    commandLine.registerConverter(long.class, text -> whole(text, Long::valueOf));
    commandLine.registerConverter(Long.class, text -> whole(text, Long::valueOf));
    commandLine.registerConverter(double.class, Converters::decimal);
    registerWords(commandLine);
  }

  private static <N> N whole(String text, Function<String, N> parser) {
    try {
      return parser.apply(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("'" + text + "' is no whole number, or too large a one");
    }
  }

  private static double decimal(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("'" + text + "' is no number");
    }
  }

  /** Constants are asked for, and named in errors, by the words that the help shows. */
  private static void registerWords(CommandLine commandLine) {
    for (ArgSpec argument : commandLine.getCommandSpec().args()) {
      for (Class<?> type : argument.auxiliaryTypes()) {
        if (type.isEnum()) {
          registerWords(commandLine, type);
        }
      }
    }
    commandLine.getSubcommands().values().forEach(Converters::registerWords);
  }

  private static <E> void registerWords(CommandLine commandLine, Class<E> type) {
    commandLine.registerConverter(type, text -> constant(type, text));
  }

  private static <E> E constant(Class<E> type, String text) {
    List<E> constants = List.of(type.getEnumConstants());
    for (E constant : constants) {
      if (word(constant).equalsIgnoreCase(text)) {
        return constant;
      }
    }
    String words = constants.stream().map(Converters::word).collect(Collectors.joining(", "));
    throw new TypeConversionException("expected one of " + words + ", but was '" + text + "'");
  }

  private static String word(Object constant) {
    return ((Enum<?>) constant).name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
