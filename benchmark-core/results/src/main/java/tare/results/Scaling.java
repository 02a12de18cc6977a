package tare.results;

import java.util.List;
import tare.model.RecordAccounting;
import tare.model.Verdict;

/**
 * How the cost of one configuration grows along one parameter of the workload: a row of points and,
 * where a straight line means something, the line through them.
 *
 * @param framework folder name of the framework; empty for the baselines' own row
 * @param series the arms' common name: an arm's id without the parameter
 * @param axis what grows: {@code depth}, {@code threads}, {@code methodTimeNanos}, {@code
 *     callsPerSecond} or {@code calls}
 * @param points in ascending order of the axis
 * @param line the straight line; null where the axis has none, or the points give none
 * @param noLine why there is none although the axis has one, in words; null otherwise
 */
public record Scaling(
    String framework, String series, String axis, List<Point> points, Line line, String noLine) {

  public Scaling {
    points = List.copyOf(points);
  }

  /**
   * One arm of the row.
   *
   * @param value of the axis
   * @param arm id of the arm
   * @param nanosPerMonitoredCall overhead, for the baselines the call itself; null when not
   *     published
   * @param hiddenShare along the method time: the share of the first point's overhead that the
   *     method's own waiting hides; null elsewhere and for the first point
   * @param records where they went at this point; null for baselines and when nothing was measured
   */
  public record Point(
      double value,
      String arm,
      ConfidenceInterval nanosPerMonitoredCall,
      ConfidenceInterval hiddenShare,
      RecordAccounting records) {

    /** Whether the point has a cost, and records that make it doubtful: lost or unproven ones. */
    public boolean doubtful() {
      return nanosPerMonitoredCall != null
          && records != null
          && records.verdict().compareTo(Verdict.LOSSY) >= 0;
    }
  }

  /**
   * The line {@code intercept + slope * value} through the blocks' differences to the baseline.
   * Along the depth it is in nanoseconds a call, so that the slope is the cost of a monitored call
   * and the intercept what a call costs once; along other axes in nanoseconds a monitored call.
   *
   * @param intercept at 0
   * @param slope for each unit of the axis
   * @param medianSlope the same slope through the differences of medians instead of means
   * @param blocks complete blocks, each of which gave a line
   * @param doubtfulAt values of the points whose records were lost or are unproven, but whose costs
   *     are in the line
   * @param lackOfFit whether a straight line is wrong; null with fewer than two blocks
   * @param knownSlope cost of a monitored call that the agent itself timed in the same forks; null
   *     where it knows none
   */
  public record Line(
      ConfidenceInterval intercept,
      ConfidenceInterval slope,
      ConfidenceInterval medianSlope,
      int blocks,
      List<Double> doubtfulAt,
      LackOfFit lackOfFit,
      Double knownSlope) {

    public Line {
      doubtfulAt = List.copyOf(doubtfulAt);
    }
  }

  /**
   * Whether the points lie farther from the line than the forks' spread explains.
   *
   * @param pValue of the F test
   * @param worstValue the point that lies farthest, in relation to the call's time
   * @param worstShare by how much, as a share of the call's time; positive above the line
   */
  public record LackOfFit(double pValue, double worstValue, double worstShare) {}
}
