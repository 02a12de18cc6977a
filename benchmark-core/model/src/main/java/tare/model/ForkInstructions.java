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
            Long.parseLong(required(properties, "calls")),
            Integer.parseInt(required(properties, "depth")),
            Integer.parseInt(required(properties, "threads")),
            Long.parseLong(required(properties, "methodTimeNanos")),
            Double.parseDouble(required(properties, "callsPerSecond")),
            Integer.parseInt(required(properties, "iterations")),
            required(properties, "application"),
            required(properties, "runnable"));
    return new ForkInstructions(parameters, Path.of(required(properties, "directory")));
  }

  private static String required(Properties properties, String key) {
    String value = properties.getProperty(key);
    if (value == null) {
      throw new IllegalArgumentException("the instruction " + key + " is missing");
    }
    return value;
  }
}
