package tare.receiver;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The {@code --name value} pairs of a receiver's or reader's command line. */
public final class Options {

  private final Map<String, String> values;

  private Options(Map<String, String> values) {
    this.values = Collections.unmodifiableMap(values);
  }

  /**
   * Reads a command line.
   *
   * @param arguments pairs of {@code --name} and value
   * @throws IllegalArgumentException when a name has no value or stands twice, or when something
   *     that is no name stands where a name should
   */
  public static Options of(String... arguments) {
    Map<String, String> values = new HashMap<>();
    for (int i = 0; i < arguments.length; i += 2) {
      String name = arguments[i];
      if (!name.startsWith("--")) {
        throw new IllegalArgumentException("expected --name, found '" + name + "'");
      }
      if (i + 1 == arguments.length) {
        throw new IllegalArgumentException(name + " has no value");
      }
      if (values.put(name, arguments[i + 1]) != null) {
        throw new IllegalArgumentException(name + " stands twice");
      }
    }
    return new Options(values);
  }

  /**
   * Refuses options that nobody reads.
   *
   * @throws IllegalArgumentException when another name was given
   */
  public Options allowing(Set<String> names) {
    for (String name : values.keySet()) {
      if (!names.contains(name)) {
        throw new IllegalArgumentException(
            name
                + " is not known here; known: "
                + String.join(" ", names.stream().sorted().toList()));
      }
    }
    return this;
  }

  /** The same options but for one that has been dealt with. */
  public Options without(String name) {
    Map<String, String> others = new HashMap<>(values);
    others.remove(name);
    return new Options(others);
  }

  /** The value of an option, or the default where it was not given. */
  public String text(String name, String defaultValue) {
    return values.getOrDefault(name, defaultValue);
  }

  /**
   * The value of an option that must be given.
   *
   * @throws IllegalArgumentException when it was not
   */
  public String required(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException(name + " is missing");
    }
    return value;
  }

  /**
   * The whole number an option gives, or the default where it was not given.
   *
   * @throws IllegalArgumentException when it is no number from 0 to {@code largest}
   */
  public int number(String name, int defaultValue, int largest) {
    String value = values.get(name);
    if (value == null) {
      return defaultValue;
    }
    try {
      int number = Integer.parseInt(value);
      if (number >= 0 && number <= largest) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Falls through to the same error as a number out of range.
    }
    throw new IllegalArgumentException(
        name + " must be a whole number from 0 to " + largest + ", not '" + value + "'");
  }
}
