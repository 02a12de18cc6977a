package tare.analysis.report.chart;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import tare.results.ConfidenceInterval;

/**
 * What an axis shows.
 *
 * @param least at its begin; above 0 when logarithmic
 * @param greatest at its end
 * @param base of the logarithm that is drawn; 0 where the values themselves are
 */
record Range(double least, double greatest, int base) {

  /** From here on a straight axis would hide the small ones. */
  private static final double WIDE = 30;

  /** Intervals may go on beyond an axis that ends at this many times the greatest estimate. */
  private static final double REACH = 1.8;

  /** From here on a swept parameter was doubled three times or more. */
  private static final double OFTEN_DOUBLED = 8;

  /**
   * Holds every estimate; intervals that are much wider than the estimates go on beyond.
   *
   * @param intervals at least one
   */
  static Range of(List<ConfidenceInterval> intervals) {
    double least = estimates(intervals).min().orElseThrow();
    double greatest = estimates(intervals).max().orElseThrow();
    double most = Math.max(greatest, Math.min(highest(intervals), REACH * greatest));
    if (least > 0 && greatest > WIDE * least) {
      return decades(least / 2, most);
    }
    double reach = Math.max(Math.abs(least), Math.abs(greatest));
    double lowest =
        intervals.stream()
            .mapToDouble(interval -> interval.low() == null ? 0 : interval.low())
            .map(low -> Math.max(low, -0.4 * reach))
            .min()
            .orElse(0);
    return straight(Math.min(0, Math.min(lowest, least)), most == 0 ? 1 : 1.05 * most);
  }

  /** From one to the other, as they are. */
  static Range straight(double least, double greatest) {
    return new Range(least, greatest, 0);
  }

  /**
   * Holds all values; begins at 0 unless they lie close together far from it.
   *
   * @param values at least one, none below 0
   */
  static Range near(double[] values) {
    double least = Arrays.stream(values).min().orElseThrow();
    double greatest = Arrays.stream(values).max().orElseThrow();
    double margin = 0.1 * (greatest - least) + 0.01 * greatest;
    boolean close = least > 0.5 * greatest;
    return straight(close ? least - margin : 0, greatest == 0 ? 1 : greatest + margin);
  }

  /**
   * A parameter that was swept: where it doubles from one value to the next, at equal distances.
   *
   * @param values at least one
   */
  static Range swept(double[] values) {
    double least = Arrays.stream(values).min().orElseThrow();
    double greatest = Arrays.stream(values).max().orElseThrow();
    return least > 0 && greatest >= OFTEN_DOUBLED * least
        ? new Range(least / 1.1, greatest * 1.1, 2)
        : straight(0, greatest == 0 ? 1 : 1.02 * greatest);
  }

  private static double highest(List<ConfidenceInterval> intervals) {
    return intervals.stream()
        .mapToDouble(i -> i.high() == null ? i.estimate() : i.high())
        .max()
        .orElse(0);
  }

  private static DoubleStream estimates(List<ConfidenceInterval> intervals) {
    return intervals.stream().mapToDouble(ConfidenceInterval::estimate);
  }

  /** Whole powers of ten around both. */
  static Range decades(double least, double greatest) {
    return new Range(
        Math.pow(10, Math.floor(Math.log10(Math.max(least, 1e-3)))),
        Math.pow(10, Math.ceil(Math.log10(Math.max(greatest, 1e-2)))),
        10);
  }

  /** Whether equal steps are equal ratios. */
  boolean logarithmic() {
    return base > 0;
  }

  /** How far its ends lie apart where they are drawn; of a logarithmic axis in powers. */
  double extent() {
    return drawn(greatest) - drawn(least);
  }

  /** The nearest value on the axis. */
  double clamp(double value) {
    return Math.min(greatest, Math.max(least, value));
  }

  boolean contains(double value) {
    return value >= least && value <= greatest;
  }

  /**
   * Where a value is drawn: XChart labels a logarithmic axis of its own with the ticks of a
   * straight one, so logarithms are drawn on a straight axis.
   */
  double drawn(double value) {
    return logarithmic() ? Math.log10(value) / Math.log10(base) : value;
  }

  /** Where values are drawn. */
  double[] drawn(double[] values) {
    return Arrays.stream(values).map(this::drawn).toArray();
  }

  /** The value that is drawn there. */
  double meant(double place) {
    return logarithmic() ? Math.pow(base, place) : place;
  }

  /** The name of an axis, with its scale where it is not the usual one. */
  String named(String name) {
    return logarithmic() ? name + " (logarithmic)" : name;
  }
}
