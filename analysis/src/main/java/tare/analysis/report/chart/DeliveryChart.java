package tare.analysis.report.chart;

import java.awt.Color;
import java.util.List;
import java.util.function.Function;
import org.knowm.xchart.XYSeries;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;

/** Cost against the share of records that arrived; complete ones stand apart, side by side. */
final class DeliveryChart {

  /** How far the complete ones stand right of 100 %, side by side; no tick lies there. */
  private static final double COMPLETE_WIDTH = 0.18;

  private static final int HEIGHT = 460;

  private DeliveryChart() {}

  static Plot draw(List<ConfigurationSummary> arms, Function<String, Color> colours) {
    Range range =
        Range.of(arms.stream().map(arm -> arm.overhead().nanosPerMonitoredCall()).toList());
    long complete = arms.stream().filter(DeliveryChart::complete).count();
    double step = COMPLETE_WIDTH / (complete + 1);
    Plot plot =
        new Plot(
                "Cost and delivery; right of the line: complete",
                "delivered of expected records",
                range.named("overhead for each monitored call"),
                HEIGHT + 20 * arms.size() / 3)
            .xAxis(new Range(0, 1 + COMPLETE_WIDTH, false), Ticks::percent)
            .xTicksApart(140)
            .yAxis(range, Ticks::duration)
            .legend();
    plot.line(
        new double[] {1, 1},
        new double[] {range.least(), range.greatest()},
        Look.FAINT,
        Look.solid(1));
    int completed = 0;
    for (ConfigurationSummary arm : arms) {
      double share = (double) arm.records().delivered() / arm.records().expected();
      double x = complete(arm) ? 1 + step * ++completed : Math.min(1, share);
      point(plot, range, x, arm, colours.apply(arm.framework()));
    }
    return plot;
  }

  private static boolean complete(ConfigurationSummary arm) {
    return arm.records().delivered() == arm.records().expected();
  }

  private static void point(
      Plot plot, Range range, double x, ConfigurationSummary arm, Color colour) {
    ConfidenceInterval interval = arm.overhead().nanosPerMonitoredCall();
    double low = range.clamp(interval.low() == null ? range.least() : interval.low());
    double high = range.clamp(interval.high() == null ? range.greatest() : interval.high());
    boolean whole =
        interval.bounded() && range.contains(interval.low()) && range.contains(interval.high());
    plot.line(
        new double[] {x, x},
        new double[] {low, high},
        colour,
        whole ? Look.solid(1.6f) : Look.open());
    XYSeries series =
        plot.named(
            arm.arm(),
            new double[] {x},
            new double[] {range.clamp(interval.estimate())},
            colour,
            Look.solid(1.6f));
    series.setMarker(Look.marker(arm.stage()));
    series.setMarkerColor(colour);
  }
}
