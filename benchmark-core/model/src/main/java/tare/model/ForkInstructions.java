package tare.model;

import java.nio.file.Path;
import java.util.Properties;

/**
 * What the controller asks of one measured JVM, as it stands in {@code workload.properties}.
 *
 * @param parameters what to run
 * @param directory the fork's folder, where marks and logs go
 */
public record ForkInstructions(WorkloadParameters parameters, Path directory) {

  /** The form in the properties file. */
  public Properties toProperties() {
    Properties properties = new Properties();
    properties.setProperty("calls", Long.toString(parameters.calls()));
    properties.setProperty("depth", Integer.toString(parameters.depth()));
    properties.setProperty("threads", Integer.toString(parameters.threads()));
    properties.setProperty("methodTimeNanos", Long.toString(parameters.methodTimeNanos()));
    properties.setProperty("callsPerSecond", Double.toString(parameters.callsPerSecond()));
    properties.setProperty("iterations", Integer.toString(parameters.iterations()));
    properties.setProperty("application", parameters.application());
    properties.setProperty("runnable", parameters.runnable());
    properties.setProperty("directory", directory.toString());
    return properties;
  }

  /**
   * Reads the properties file's form.
   *
   * @throws IllegalArgumentException when a key is missing or its value out of range
   */
  public static ForkInstructions from(Properties properties) {
    WorkloadParameters parameters =
        new WorkloadParameters(
            wholeNumber(properties, "calls"),
            smallNumber(properties, "depth"),
            smallNumber(properties, "threads"),
            wholeNumber(properties, "methodTimeNanos"),
            decimalNumber(properties, "callsPerSecond"),
            smallNumber(properties, "iterations"),
            required(properties, "application"),
            required(properties, "runnable"));
    return new ForkInstructions(parameters, Path.of(required(properties, "directory")));
  }

  private static int smallNumber(Properties properties, String key) {
    try {
      return Integer.parseInt(required(properties, key));
    } catch (NumberFormatException e) {
      throw malformed(properties, key, "a whole number up to " + Integer.MAX_VALUE);
    }
  }

  private static long wholeNumber(Properties properties, String key) {
    try {
      return Long.parseLong(required(properties, key));
    } catch (NumberFormatException e) {
      throw malformed(properties, key, "a whole number");
    }
  }

  private static double decimalNumber(Properties properties, String key) {
    try {
      return Double.parseDouble(required(properties, key));
    } catch (NumberFormatException e) {
      throw malformed(properties, key, "a number");
    }
  }

  private static IllegalArgumentException malformed(
      Properties properties, String key, String expected) {
    return new IllegalArgumentException(
        "the instruction "
            + key
            + " must be "
            + expected
            + ", but is "
            + properties.getProperty(key));
  }

  private static String required(Properties properties, String key) {
    String value = properties.getProperty(key);
    if (value == null) {
      throw new IllegalArgumentException("the instruction " + key + " is missing");
    }
    return value;
  }
}
