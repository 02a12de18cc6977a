package tare.analysis.history;

import tare.results.history.HistoryMetric;

/**
 * What points must have in common to be one series.
 *
 * @param subject the configuration
 * @param metric what is measured
 * @param unit of the values
 * @param machine its id, or what the user calls a kind of machines
 * @param jdk version line of the JDK; empty when not known
 * @param parameters everything else that must be alike
 */
public record SeriesKey(
    String subject,
    HistoryMetric metric,
    String unit,
    String machine,
    String jdk,
    String parameters) {

  /** What is followed, wherever it was measured. */
  public String title() {
    return subject + ", " + metric.title();
  }

  /** Where and how it was measured. */
  public String circumstances() {
    return "machine "
        + machine
        + (jdk.isEmpty() ? "" : ", JDK " + jdk)
        + (parameters.isEmpty() ? "" : ", " + parameters);
  }

  /** The same measurement of another subject. */
  SeriesKey of(String otherSubject) {
    return new SeriesKey(otherSubject, metric, unit, machine, jdk, parameters);
  }
}
