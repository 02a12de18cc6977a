package tare.analysis.report.chart;

import java.awt.Color;
import org.knowm.xchart.style.markers.SeriesMarkers;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary.CallTimes;

/**
 * Boxes from quartile to quartile, whiskers from the least to the 99th percentile.
 *
 * @param plot where they are drawn
 * @param range of its axis
 * @param colour of the agent
 */
record Box(Plot plot, Range range, Color colour) {

  private static final double HALF_HEIGHT = 0.22;

  /** The mean lies below the box, where it hides nothing. */
  private static final double MEAN_BELOW = 0.34;

  void draw(CallTimes times, double confidence, double y) {
    double from = range.clamp(times.q25());
    double to = range.clamp(times.q75());
    double low = y - HALF_HEIGHT;
    double high = y + HALF_HEIGHT;
    line(times.min(), y, from, y, 1.4f);
    line(to, y, times.p99(), y, 1.4f);
    plot.line(
        new double[] {from, to, to, from, from},
        new double[] {low, low, high, high, low},
        colour,
        Look.solid(1.4f));
    for (double end : new double[] {times.min(), times.p99()}) {
      line(end, low + 0.1, end, high - 0.1, 1.4f);
    }
    line(times.median(), low, times.median(), high, 3);
    ConfidenceInterval mean =
        new ConfidenceInterval(times.mean(), times.ci95Low(), times.ci95High(), confidence);
    IntervalRows.interval(plot, range, mean, y - MEAN_BELOW, Look.INK);
    plot.point(range.clamp(times.mean()), y - MEAN_BELOW, SeriesMarkers.DIAMOND, Look.INK);
  }

  private void line(double x1, double y1, double x2, double y2, float width) {
    plot.line(
        new double[] {range.clamp(x1), range.clamp(x2)},
        new double[] {y1, y2},
        colour,
        Look.solid(width));
  }
}
