package tare.reference;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * What the agent is asked to do, by agent arguments ({@code mode=disk,severity=50}) or system
 * properties ({@code -Dtare.reference.mode=disk}); a property beats an argument.
 */
final class Settings {

  /** Properties of this prefix are the agent's; one it does not know is an error. */
  static final String PREFIX = "tare.reference.";

  private static final Map<String, String> DEFAULTS =
      Map.of(
          "mode", "",
          "class", "",
          "method", "monitoredMethod",
          "directory", "",
          "port", "",
          "full", "block",
          "severity", "0",
          // About four milliseconds at full speed: the consumer may lose its processor that long.
          "ringRecords", "65536",
          "stallMillis", "10000");

  private final Map<String, String> values = new TreeMap<>(DEFAULTS);

  private Settings() {}

  /**
   * Reads the agent's arguments and properties.
   *
   * @param arguments pairs of name and value, separated by commas; may be null or empty
   * @throws IllegalArgumentException when a name is not known; values are judged when they are read
   */
  static Settings of(String arguments, Properties properties) {
    Settings settings = new Settings();
    if (arguments != null && !arguments.isBlank()) {
      for (String pair : arguments.split(",", -1)) {
        int equals = pair.indexOf('=');
        if (equals < 0) {
          throw new IllegalArgumentException("agent argument '" + pair + "' is no name=value");
        }
        settings.put(pair.substring(0, equals), pair.substring(equals + 1));
      }
    }
    for (String name : properties.stringPropertyNames()) {
      if (name.startsWith(PREFIX)) {
        settings.put(name.substring(PREFIX.length()), properties.getProperty(name));
      }
    }
    return settings;
  }

  private void put(String name, String value) {
    if (!DEFAULTS.containsKey(name)) {
      throw new IllegalArgumentException(
          "setting '" + name + "' is not known; known: " + String.join(" ", values.keySet()));
    }
    values.put(name, value.strip());
  }

  Mode mode() {
    return read(
        "mode",
        "one of instrumentation, collection, disk, tcp",
        text ->
            Arrays.stream(Mode.values())
                .filter(mode -> mode.name().toLowerCase(Locale.ROOT).equals(text))
                .findFirst()
                .orElseThrow(IllegalArgumentException::new));
  }

  /** Name of the class whose method is monitored. */
  String className() {
    return required("class", "the name of the monitored class");
  }

  /** Name of the monitored method; all its overloads are monitored. */
  String methodName() {
    return required("method", "the name of the monitored method");
  }

  /** Folder that the file of mode {@code disk} goes to. */
  Path directory() {
    return Path.of(required("directory", "the folder to write records to"));
  }

  /** The receiver's port on the loopback address. */
  int port() {
    return (int) number("port", 1, 65_535);
  }

  /** Whether a full ring makes its thread wait, or else the record is dropped and counted. */
  boolean blocking() {
    return read(
        "full",
        "block or drop",
        text ->
            switch (text) {
              case "block" -> true;
              case "drop" -> false;
              default -> throw new IllegalArgumentException();
            });
  }

  /** Steps of dependent arithmetic added to every monitored call. */
  int severity() {
    return (int) number("severity", 0, 1_000_000);
  }

  /** Records that one thread's ring holds; a power of two. */
  int ringRecords() {
    int records = (int) number("ringRecords", 2, 1 << 26);
    if (Integer.bitCount(records) != 1) {
      throw refused("ringRecords", "a power of two");
    }
    return records;
  }

  /** After how long without progress the output is given up. */
  Duration stallLimit() {
    return Duration.ofMillis(number("stallMillis", 1, 86_400_000));
  }

  private long number(String name, long least, long most) {
    return read(
        name,
        "a whole number from " + least + " to " + most,
        text -> {
          long number = Long.parseLong(text);
          if (number < least || number > most) {
            throw new IllegalArgumentException();
          }
          return number;
        });
  }

  private String required(String name, String what) {
    return read(
        name,
        what,
        text -> {
          if (text.isEmpty()) {
            throw new IllegalArgumentException();
          }
          return text;
        });
  }

  private <T> T read(String name, String what, Function<String, T> reading) {
    try {
      return reading.apply(values.get(name));
    } catch (IllegalArgumentException e) {
      throw refused(name, what);
    }
  }

  private IllegalArgumentException refused(String name, String what) {
    return new IllegalArgumentException(
        PREFIX + name + " must be " + what + ", but is '" + values.get(name) + "'");
  }
}
