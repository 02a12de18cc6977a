package tare.workload;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import tare.model.ForkCounters;
import tare.model.Iteration;

/**
 * What measuring gave, apart from the times of the calls themselves.
 *
 * @param iterations of all threads
 * @param processCpuNanos CPU time of the whole JVM while measuring
 * @param gcCount collections while measuring
 * @param gcMillis time in them
 */
record MeasuredRun(List<Iteration> iterations, long processCpuNanos, long gcCount, long gcMillis) {

  /** Everything the JVM says of itself. */
  ForkCounters counters(Calibration calibration, long probeCalls) {
    long measuringNanos = 0;
    long cpuNanos = 0;
    long allocatedBytes = 0;
    for (Iteration iteration : iterations) {
      measuringNanos = Math.max(measuringNanos, iteration.startNanos() + iteration.elapsedNanos());
      cpuNanos += iteration.threadCpuNanos();
      allocatedBytes += iteration.threadAllocatedBytes();
    }
    return new ForkCounters(
        calibration.clockCostNanos(),
        calibration.harnessFloorNanos(),
        measuringNanos,
        cpuNanos,
        processCpuNanos,
        allocatedBytes,
        gcCount,
        gcMillis,
        probeCalls,
        agentCounters(System.getProperties()));
  }

  /** An agent's own numbers; what is no number is not taken for one. */
  static Map<String, Double> agentCounters(Properties properties) {
    Map<String, Double> counters = new TreeMap<>();
    for (String key : properties.stringPropertyNames()) {
      if (key.startsWith(ForkCounters.EXTRA_PREFIX)) {
        counters.put(
            key.substring(ForkCounters.EXTRA_PREFIX.length()),
            decimal(key, properties.getProperty(key)));
      }
    }
    return counters;
  }

  private static double decimal(String key, String value) {
    try {
      return Double.parseDouble(value);
    } catch (NumberFormatException e) {
      throw new WorkloadFailure(
          "the system property " + key + " must be a number, but is " + value, e);
    }
  }
}
