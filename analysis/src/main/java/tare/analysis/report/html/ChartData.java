package tare.analysis.report.html;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import tare.analysis.report.ForkCost;

/**
 * What the charts draw. Numbers are rounded: a reader sees no more of them, and a file of a
 * thousand forks stays small.
 *
 * @param confidence level of the intervals
 * @param shares of calls at or below each of an arm's quantiles
 * @param costs what forks take beside time, in the order of {@link ForkCost}
 * @param arms of all experiments in turn
 * @param stages what each stage adds to the one before it
 * @param forks measured or failed
 * @param sweeps how costs grow along what was swept
 * @param releases configurations that were measured in several releases
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ChartData(
    double confidence,
    List<Double> shares,
    List<CostData> costs,
    List<ArmData> arms,
    List<StageData> stages,
    List<ForkData> forks,
    List<SweepData> sweeps,
    List<ReleaseData> releases) {

  /**
   * What forks take beside time.
   *
   * @param resource whether it is drawn along every sweep
   */
  record CostData(String title, String unit, boolean resource) {}

  /**
   * An estimate, its lower and its upper limit; null for a limit that the data do not bound.
   *
   * @param mean of means, and so on
   */
  @JsonInclude(JsonInclude.Include.ALWAYS)
  record OverheadData(List<Number> mean, List<Number> median, List<Number> p90, List<Number> p99) {}

  /**
   * Durations of the steady calls in nanoseconds.
   *
   * @param mean estimate with its limits
   */
  record CallData(
      List<Number> mean,
      Number min,
      Number q25,
      Number median,
      Number q75,
      Number p99,
      Number max) {}

  /** Where the records went. */
  record RecordData(long expected, long delivered, long reportedDropped, long unaccounted) {}

  /**
   * An arm.
   *
   * @param experiment its name; null where there is only one
   * @param name inside its framework
   * @param quantiles of the durations in nanoseconds; null when not published
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record ArmData(
      String experiment,
      String framework,
      String name,
      String stage,
      String verdict,
      boolean baseline,
      OverheadData overhead,
      CallData call,
      List<Number> quantiles,
      RecordData records) {}

  /**
   * The cost of a stage.
   *
   * @param arm place of the arm with the stage
   * @param from the arm without it
   * @param nanos estimate with its limits, for each monitored call
   */
  record StageData(int arm, String from, List<Number> nanos) {}

  /**
   * A configuration along a parameter that was swept.
   *
   * @param experiment its name; null where there is only one
   * @param axis the parameter's name in {@code summary.json}
   * @param name as people call it
   * @param framework empty for baselines
   * @param series the arms' common name
   * @param line null where the axis has none
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record SweepData(
      String experiment,
      String axis,
      String name,
      String framework,
      String series,
      List<PointData> points,
      LineData line) {}

  /**
   * A point of a sweep.
   *
   * @param value of the axis
   * @param arm place of its arm
   * @param nanos estimate with its limits, for each monitored call; null when not published
   */
  record PointData(double value, int arm, List<Number> nanos) {}

  /**
   * A fitted line, each with its limits.
   *
   * @param straight whether nothing speaks against a straight line
   */
  record LineData(List<Number> intercept, List<Number> slope, boolean straight) {}

  /**
   * A configuration in several releases of its agent.
   *
   * @param experiment its name; null where there is only one
   * @param series the configuration
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record ReleaseData(
      String experiment, String framework, String series, List<ReleasePoint> points) {}

  /**
   * A release.
   *
   * @param arm place of its arm
   */
  record ReleasePoint(String release, int arm) {}

  /**
   * A fork.
   *
   * @param arm place of its arm
   * @param failure why its process failed; null when it did not
   * @param course class of its speed; null when it failed
   * @param steadyFrom the first iteration that counts
   * @param nanos mean duration of a call in each iteration; empty when not published
   * @param heap used at the end of each iteration, in MiB
   * @param costs in the order of {@link ForkCost}; null for what was not recorded
   * @param log address of what its processes printed, from the report; null when they printed
   *     nothing
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record ForkData(
      int arm,
      int number,
      int block,
      String failure,
      String course,
      int steadyFrom,
      List<Number> nanos,
      List<Number> heap,
      List<Number> costs,
      RecordData records,
      String log) {}
}
