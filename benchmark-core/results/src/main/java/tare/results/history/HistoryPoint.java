package tare.results.history;

import java.util.List;

/**
 * What a run says of one configuration.
 *
 * @param subject the arm's id, for example {@code Example-java/tcp}
 * @param framework whose it is; empty for a baseline of all
 * @param baseline subject that ran without agent; a baseline names itself, and it is empty where
 *     none is known
 * @param version of the agent; empty without one
 * @param jdk version line of the JDK; empty when not known
 * @param parameters everything else that must be alike for points to be comparable
 * @param measurements one for each metric that is known
 */
public record HistoryPoint(
    String subject,
    String framework,
    String baseline,
    String version,
    String jdk,
    String parameters,
    List<Measurement> measurements) {

  /**
   * One number.
   *
   * @param metric what it is
   * @param unit of value and limits, for example {@code ns}
   * @param value the estimate
   * @param low lower limit of its interval; null when not known
   * @param high upper limit of its interval; null when not known
   */
  public record Measurement(
      HistoryMetric metric, String unit, double value, Double low, Double high) {}

  public HistoryPoint {
    measurements = List.copyOf(measurements);
  }

  /** Whether no agent was attached. */
  public boolean isBaseline() {
    return baseline.equals(subject);
  }
}
