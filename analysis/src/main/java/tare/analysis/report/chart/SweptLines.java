package tare.analysis.report.chart;

import java.awt.Color;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.knowm.xchart.XYSeries;
import tare.analysis.report.ScalingWords;

/**
 * Lines along a parameter that was swept, each with a band. Colour, mark and dash tell them apart,
 * the dash the limits of their bands, too.
 *
 * @param title what is shown
 * @param axis the parameter's name in {@code summary.json}
 * @param yTitle what is drawn upwards, with its unit unless its ticks have one
 * @param range of what is drawn upwards
 * @param ticks the words at its ticks
 */
record SweptLines(
    String title, String axis, String yTitle, Range range, Function<Double, String> ticks) {

  private static final int HEIGHT = 420;

  /**
   * A line.
   *
   * @param place among the lines, from 0; below 0 for the baseline
   * @param points at least one, in ascending order
   */
  record Line(String name, int place, List<Point> points) {}

  /**
   * A point of a line.
   *
   * @param value of the parameter
   * @param low null where the data do not bound it, as {@code high}
   */
  record Point(double value, double estimate, Double low, Double high) {}

  /** Draws lines, of which there must be one. */
  Plot draw(List<Line> lines) {
    double[] values =
        lines.stream().flatMap(line -> line.points().stream()).mapToDouble(Point::value).toArray();
    Range along = Range.swept(values);
    Function<Double, String> valueTicks =
        axis.equals("methodTimeNanos") ? Ticks::duration : Ticks::plain;
    Plot plot =
        Plot.withLegend(
                title,
                along.named(ScalingWords.name(axis)),
                range.named(yTitle),
                HEIGHT,
                lines.stream().map(Line::name).toList())
            .xAxis(along, valueTicks)
            .yAxis(range, ticks);
    lines.forEach(line -> draw(plot, line));
    return plot;
  }

  private void draw(Plot plot, Line line) {
    Color colour = Look.colour(line.place());
    double[] values = line.points().stream().mapToDouble(Point::value).toArray();
    double[] lows = places(line, p -> p.low() == null ? range.least() : p.low());
    double[] highs = places(line, p -> p.high() == null ? range.greatest() : p.high());
    plot.band(values, lows, highs, colour);
    plot.line(values, lows, colour, Look.edge(line.place()));
    plot.line(values, highs, colour, Look.edge(line.place()));
    XYSeries series =
        plot.named(
            line.name(), values, places(line, Point::estimate), colour, Look.line(line.place()));
    series.setMarker(Look.mark(line.place()));
    series.setMarkerColor(colour);
  }

  private double[] places(Line line, ToDoubleFunction<Point> value) {
    return line.points().stream()
        .mapToDouble(point -> range.clamp(value.applyAsDouble(point)))
        .toArray();
  }
}
