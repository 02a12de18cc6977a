package tare.model;

import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * What the measured JVM says of itself in its {@code done} file.
 *
 * @param clockCostNanos cost of one {@code System.nanoTime()} read
 * @param harnessFloorNanos what an empty timed section reads
 * @param measuringNanos from the first call to the last, wall clock
 * @param applicationCpuNanos CPU time of the calling threads while measuring
 * @param processCpuNanos CPU time of the whole JVM while measuring
 * @param applicationAllocatedBytes allocated by the calling threads while measuring
 * @param gcCount collections while measuring
 * @param gcMillis time in them
 * @param probeCalls calls made before measuring to prove readiness
 * @param extra further numbers by name: keys of the system properties that start with {@code
 *     tare.counter.}, without that prefix
 */
public record ForkCounters(
    double clockCostNanos,
    double harnessFloorNanos,
    long measuringNanos,
    long applicationCpuNanos,
    long processCpuNanos,
    long applicationAllocatedBytes,
    long gcCount,
    long gcMillis,
    long probeCalls,
    Map<String, Double> extra) {

  /** An agent's own numbers (a known truth, say) are read from system properties of this prefix. */
  public static final String EXTRA_PREFIX = "tare.counter.";

  /** Among {@link #extra}: what the agent knows that a monitored call costs, in nanoseconds. */
  public static final String KNOWN_COST_NANOS = "severityNanos";

  public ForkCounters {
    extra = Map.copyOf(extra);
  }

  /** The form in the {@code done} file. */
  public Properties toProperties() {
    Properties properties = new Properties();
    properties.setProperty("clockCostNanos", Double.toString(clockCostNanos));
    properties.setProperty("harnessFloorNanos", Double.toString(harnessFloorNanos));
    properties.setProperty("measuringNanos", Long.toString(measuringNanos));
    properties.setProperty("applicationCpuNanos", Long.toString(applicationCpuNanos));
    properties.setProperty("processCpuNanos", Long.toString(processCpuNanos));
    properties.setProperty("applicationAllocatedBytes", Long.toString(applicationAllocatedBytes));
    properties.setProperty("gcCount", Long.toString(gcCount));
    properties.setProperty("gcMillis", Long.toString(gcMillis));
    properties.setProperty("probeCalls", Long.toString(probeCalls));
    extra.forEach((name, value) -> properties.setProperty(EXTRA_PREFIX + name, value.toString()));
    return properties;
  }

  /**
   * Reads the {@code done} file's form.
   *
   * @throws IllegalArgumentException when a counter is missing or no number
   */
  public static ForkCounters from(Properties properties) {
    Map<String, Double> extra = new TreeMap<>();
    for (String key : properties.stringPropertyNames()) {
      if (key.startsWith(EXTRA_PREFIX)) {
        extra.put(key.substring(EXTRA_PREFIX.length()), decimal(properties, key));
      }
    }
    return new ForkCounters(
        decimal(properties, "clockCostNanos"),
        decimal(properties, "harnessFloorNanos"),
        whole(properties, "measuringNanos"),
        whole(properties, "applicationCpuNanos"),
        whole(properties, "processCpuNanos"),
        whole(properties, "applicationAllocatedBytes"),
        whole(properties, "gcCount"),
        whole(properties, "gcMillis"),
        whole(properties, "probeCalls"),
        extra);
  }

  private static long whole(Properties properties, String key) {
    return Long.parseLong(required(properties, key));
  }

  private static double decimal(Properties properties, String key) {
    return Double.parseDouble(required(properties, key));
  }

  private static String required(Properties properties, String key) {
    String value = properties.getProperty(key);
    if (value == null) {
      throw new IllegalArgumentException("the counter " + key + " is missing");
    }
    return value;
  }
}
