package tare.analysis.report.chart;

import java.awt.Color;
import java.util.List;
import org.knowm.xchart.style.markers.Marker;
import tare.results.ConfidenceInterval;

/** Estimates with their intervals, one below the other. */
final class IntervalRows {

  private static final double CAP = 0.18;

  private IntervalRows() {}

  /**
   * A row.
   *
   * @param name of the arm
   * @param interval in nanoseconds
   */
  record Row(String name, ConfidenceInterval interval, Color colour, Marker marker) {}

  /** Draws rows, of which there must be one. */
  static Plot draw(String title, String axis, List<Row> rows) {
    Range range = Range.of(rows.stream().map(Row::interval).toList());
    Plot plot =
        Plot.ofRows(title, range.named(axis), rows.stream().map(Row::name).toList())
            .xAxis(range, Ticks::duration);
    if (range.contains(0)) {
      plot.line(
          new double[] {0, 0}, new double[] {0.4, rows.size() + 0.6}, Look.FAINT, Look.solid(1));
    }
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      double y = Plot.y(i, rows.size());
      interval(plot, range, row.interval(), y, row.colour());
      plot.point(range.clamp(row.interval().estimate()), y, row.marker(), row.colour());
    }
    return plot;
  }

  /** A line with a cap at each limit; dashed when a limit is unknown or beyond the axis. */
  static void interval(
      Plot plot, Range range, ConfidenceInterval interval, double y, Color colour) {
    double low = interval.low() == null ? Double.NEGATIVE_INFINITY : interval.low();
    double high = interval.high() == null ? Double.POSITIVE_INFINITY : interval.high();
    boolean whole = range.contains(low) && range.contains(high);
    plot.line(
        new double[] {range.clamp(low), range.clamp(high)},
        new double[] {y, y},
        colour,
        whole ? Look.solid(1.6f) : Look.open());
    for (double limit : new double[] {low, high}) {
      if (range.contains(limit)) {
        plot.line(
            new double[] {limit, limit}, new double[] {y - CAP, y + CAP}, colour, Look.solid(1.6f));
      }
    }
  }
}
