package tare.analysis.report.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.knowm.xchart.AnnotationText;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A chart made of lines and points, in one look. */
final class Plot {

  static final int WIDTH = 900;
  static final int ROW_HEIGHT = 26;

  private static final int LEGEND_ROW = 24;
  private static final int LEGEND_MARK = 48;
  private static final int CHARACTER = 8;
  private static final int FRAME_HEIGHT = 110;
  private static final int COLUMNS_HEIGHT = 420;

  /** On shorter logarithmic axes, whole powers alone would be too few ticks. */
  private static final int LABELLED_STEPS = 3;

  /** Of labels from what they name, as a share of the axis. */
  private static final double LABEL_DISTANCE = 0.03;

  private final XYChart chart;
  private final int heightWithoutLegend;
  private Range x = Range.straight(0, 1);
  private Range y = Range.straight(0, 1);

  /**
   * An empty chart.
   *
   * @param title what it shows
   * @param xTitle what grows to the right
   * @param yTitle what grows upwards; empty for rows of names
   * @param height of the whole
   */
  Plot(String title, String xTitle, String yTitle, int height) {
    this(title, xTitle, yTitle, height, 0);
  }

  private Plot(String title, String xTitle, String yTitle, int height, int legendHeight) {
    heightWithoutLegend = height;
    chart =
        new XYChartBuilder()
            .width(WIDTH)
            .height(height + legendHeight)
            .title(title)
            .xAxisTitle(xTitle)
            .yAxisTitle(yTitle)
            .build();
    Look.dress(chart.getStyler());
  }

  /**
   * An empty chart that names its lines below: beside one another where there is room for that.
   *
   * @param height without the legend
   * @param names of the lines
   */
  static Plot withLegend(
      String title, String xTitle, String yTitle, int height, List<String> names) {
    int width = names.stream().mapToInt(name -> LEGEND_MARK + CHARACTER * name.length()).sum();
    boolean beside = width <= WIDTH;
    int rows = beside ? 1 : names.size();
    Plot plot = new Plot(title, xTitle, yTitle, height, rows * LEGEND_ROW);
    XYStyler styler = plot.chart.getStyler();
    styler.setLegendVisible(true);
    // XChart does not break a row that is too long: it cuts it off at both ends.
    styler.setLegendLayout(beside ? LegendLayout.Horizontal : LegendLayout.Vertical);
    return plot;
  }

  /** A chart with a row for each name, the first one at the top. */
  static Plot ofRows(String title, String xTitle, List<String> names) {
    Plot plot = new Plot(title, xTitle, "", names.size() * ROW_HEIGHT + FRAME_HEIGHT);
    XYStyler styler = plot.chart.getStyler();
    styler.setYAxisMin(0.4);
    styler.setYAxisMax(names.size() + 0.6);
    styler.setYAxisTickMarkSpacingHint(ROW_HEIGHT);
    styler.setPlotGridHorizontalLinesVisible(false);
    plot.chart.setCustomYAxisTickLabelsFormatter(row -> name(names, row));
    return plot;
  }

  /**
   * Columns with names from left to right, the first at 1.
   *
   * @param lines the names of the lines through them
   */
  static Plot ofColumns(
      String title, String xTitle, String yTitle, List<String> names, List<String> lines) {
    Plot plot = withLegend(title, xTitle, yTitle, COLUMNS_HEIGHT, lines);
    XYStyler styler = plot.chart.getStyler();
    styler.setXAxisMin(0.5);
    styler.setXAxisMax(names.size() + 0.5);
    int letters = names.stream().mapToInt(String::length).max().orElse(1);
    int width = WIDTH / (names.size() + 1);
    styler.setXAxisTickMarkSpacingHint(Math.max(1, (int) (0.8 * width)));
    styler.setXAxisLabelRotation(letters * CHARACTER > width ? 45 : 0);
    styler.setPlotGridVerticalLinesVisible(false);
    plot.chart.setCustomXAxisTickLabelsFormatter(column -> name(names, names.size() + 1 - column));
    return plot;
  }

  private static String name(List<String> names, double row) {
    long place = names.size() - Math.round(row);
    boolean whole = Math.abs(row - Math.rint(row)) < 1e-6;
    return whole && place >= 0 && place < names.size() ? names.get((int) place) : blank(row);
  }

  /** Nothing to see, but different for every tick: XChart looks for ticks until none are alike. */
  private static String blank(double tick) {
    return "\u200b".repeat(1 + (int) Math.abs(Math.round(10 * tick)) % 1000);
  }

  /** Where a row lies. */
  static double y(int row, int rows) {
    return rows - (double) row;
  }

  /** The horizontal axis; before anything is drawn. */
  Plot xAxis(Range range, Function<Double, String> words) {
    x = range;
    chart.getStyler().setXAxisMin(range.drawn(range.least()));
    chart.getStyler().setXAxisMax(range.drawn(range.greatest()));
    chart.setCustomXAxisTickLabelsFormatter(tick -> words.apply(range.meant(tick)));
    if (range.extent() >= LABELLED_STEPS && range.logarithmic()) {
      xTicksApart(apart(chart.getWidth(), range));
    }
    return this;
  }

  /** The vertical axis; before anything is drawn. */
  Plot yAxis(Range range, Function<Double, String> words) {
    y = range;
    chart.getStyler().setYAxisMin(range.drawn(range.least()));
    chart.getStyler().setYAxisMax(range.drawn(range.greatest()));
    chart.setCustomYAxisTickLabelsFormatter(tick -> words.apply(range.meant(tick)));
    if (range.extent() >= LABELLED_STEPS && range.logarithmic()) {
      chart.getStyler().setYAxisTickMarkSpacingHint(apart(heightWithoutLegend, range));
    }
    return this;
  }

  /**
   * So far that ticks stand at whole powers: XChart rounds their distance to 1 from 0.75 to 1.5,
   * and an axis takes from 0.6 to 0.95 of the whole.
   */
  private static int apart(int whole, Range range) {
    return (int) (0.85 * whole / range.extent());
  }

  /** The least distance of two ticks, in points. */
  Plot xTicksApart(int points) {
    chart.getStyler().setXAxisTickMarkSpacingHint(points);
    return this;
  }

  /** A line without a name. */
  void line(double[] xs, double[] ys, Color colour, BasicStroke stroke) {
    XYSeries series = named(unnamed(), xs, ys, colour, stroke);
    series.setShowInLegend(false);
  }

  /** A line that the legend names. */
  XYSeries named(String name, double[] xs, double[] ys, Color colour, BasicStroke stroke) {
    XYSeries series = chart.addSeries(name, x.drawn(xs), y.drawn(ys));
    series.setXYSeriesRenderStyle(XYSeriesRenderStyle.Line);
    series.setLineColor(colour);
    series.setLineStyle(stroke);
    series.setMarker(SeriesMarkers.NONE);
    return series;
  }

  /** A band between two lines. */
  void band(double[] xs, double[] lows, double[] highs, Color colour) {
    int n = xs.length;
    double[] aroundX = Arrays.copyOf(xs, 2 * n);
    double[] aroundY = Arrays.copyOf(lows, 2 * n);
    for (int i = 0; i < n; i++) {
      aroundX[n + i] = xs[n - 1 - i];
      aroundY[n + i] = highs[n - 1 - i];
    }
    XYSeries series = chart.addSeries(unnamed(), x.drawn(aroundX), y.drawn(aroundY));
    series.setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea);
    Color light = new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), 50);
    series.setFillColor(light);
    series.setLineColor(light);
    series.setMarker(SeriesMarkers.NONE);
    series.setShowInLegend(false);
  }

  /** A single point. */
  void point(double atX, double atY, Marker marker, Color colour) {
    XYSeries series =
        chart.addSeries(unnamed(), x.drawn(new double[] {atX}), y.drawn(new double[] {atY}));
    series.setXYSeriesRenderStyle(XYSeriesRenderStyle.Scatter);
    series.setMarker(marker);
    series.setMarkerColor(colour);
    series.setShowInLegend(false);
  }

  /** A word above a point. */
  void labelAbove(String text, double atX, double atY) {
    double place = y.drawn(atY) + LABEL_DISTANCE * y.extent();
    chart.addAnnotation(new AnnotationText(text, x.drawn(atX), place, false));
  }

  private String unnamed() {
    return "series " + chart.getSeriesMap().size();
  }

  XYChart chart() {
    return chart;
  }
}
