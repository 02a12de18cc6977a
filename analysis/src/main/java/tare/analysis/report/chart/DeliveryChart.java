package tare.analysis.report.chart;

import java.awt.Color;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.knowm.xchart.XYSeries;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;

/**
 * Cost against the share of records that arrived; complete ones stand apart, side by side. Numbers
 * tell configurations apart: those of an agent have its colour, and those of a stage its mark.
 */
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
        Plot.withLegend(
                "Cost and delivery; right of the line: complete",
                "delivered of expected records",
                range.named("overhead for each monitored call"),
                HEIGHT,
                names(arms))
            .xAxis(Range.straight(0, 1 + COMPLETE_WIDTH), Ticks::percent)
            .xTicksApart(140)
            .yAxis(range, Ticks::duration);
    plot.line(
        new double[] {1, 1},
        new double[] {range.least(), range.greatest()},
        Look.FAINT,
        Look.solid(1));
    int completed = 0;
    for (int i = 0; i < arms.size(); i++) {
      ConfigurationSummary arm = arms.get(i);
      double share = (double) arm.records().delivered() / arm.records().expected();
      double x = complete(arm) ? 1 + step * ++completed : Math.min(1, share);
      point(plot, range, new Spot(i + 1, x, arm, colours.apply(arm.framework())));
    }
    return plot;
  }

  private static boolean complete(ConfigurationSummary arm) {
    return arm.records().delivered() == arm.records().expected();
  }

  private static List<String> names(List<ConfigurationSummary> arms) {
    return IntStream.range(0, arms.size()).mapToObj(i -> name(i + 1, arms.get(i))).toList();
  }

  private static String name(int number, ConfigurationSummary arm) {
    return number + "  " + arm.arm();
  }

  private record Spot(int number, double x, ConfigurationSummary arm, Color colour) {}

  private static void point(Plot plot, Range range, Spot spot) {
    ConfidenceInterval interval = spot.arm().overhead().nanosPerMonitoredCall();
    double low = range.clamp(interval.low() == null ? range.least() : interval.low());
    double high = range.clamp(interval.high() == null ? range.greatest() : interval.high());
    boolean whole =
        interval.bounded() && range.contains(interval.low()) && range.contains(interval.high());
    plot.line(
        new double[] {spot.x(), spot.x()},
        new double[] {low, high},
        spot.colour(),
        whole ? Look.solid(1.6f) : Look.open());
    XYSeries series =
        plot.named(
            name(spot.number(), spot.arm()),
            new double[] {spot.x()},
            new double[] {range.clamp(interval.estimate())},
            spot.colour(),
            Look.solid(1.6f));
    series.setMarker(Look.marker(spot.arm().stage()));
    series.setMarkerColor(spot.colour());
    plot.labelAbove(Integer.toString(spot.number()), spot.x(), high);
  }
}
