package tare.analysis.report.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A chart made of lines and points, in one look. */
final class Plot {

  static final int WIDTH = 900;
  static final int ROW_HEIGHT = 26;

  private static final int FRAME_HEIGHT = 110;
  private static final int COLUMNS_HEIGHT = 460;
  private static final int LETTER_WIDTH = 8;
  private static final String FAMILY = Font.SANS_SERIF;

  private final XYChart chart;
  private Range x = new Range(0, 1, false);
  private Range y = new Range(0, 1, false);

  /**
   * An empty chart.
   *
   * @param title what it shows
   * @param xTitle what grows to the right
   * @param yTitle what grows upwards; empty for rows of names
   * @param height of the whole
   */
  Plot(String title, String xTitle, String yTitle, int height) {
    chart =
        new XYChartBuilder()
            .width(WIDTH)
            .height(height)
            .title(title)
            .xAxisTitle(xTitle)
            .yAxisTitle(yTitle)
            .build();
    XYStyler styler = chart.getStyler();
    styler.setLocale(Locale.ROOT);
    styler.setChartBackgroundColor(Color.WHITE);
    styler.setPlotBackgroundColor(Color.WHITE);
    styler.setPlotBorderVisible(false);
    styler.setPlotGridLinesColor(Look.GRID);
    styler.setPlotGridLinesStroke(Look.solid(1));
    styler.setPlotContentSize(1);
    styler.setPlotMargin(4);
    styler.setChartFontColor(Look.INK);
    styler.setChartTitleFont(new Font(FAMILY, Font.BOLD, 15));
    styler.setAxisTitleFont(new Font(FAMILY, Font.PLAIN, 12));
    styler.setAxisTickLabelsFont(new Font(FAMILY, Font.PLAIN, 12));
    styler.setAxisTickLabelsColor(Look.INK);
    styler.setAxisTicksLineVisible(false);
    styler.setLegendFont(new Font(FAMILY, Font.PLAIN, 12));
    styler.setLegendBorderColor(Color.WHITE);
    styler.setLegendPosition(LegendPosition.OutsideS);
    styler.setLegendLayout(LegendLayout.Horizontal);
    styler.setLegendVisible(false);
    styler.setMarkerSize(9);
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

  /** Columns with names from left to right, the first at 1. */
  static Plot ofColumns(String title, String xTitle, String yTitle, List<String> names) {
    Plot plot = new Plot(title, xTitle, yTitle, COLUMNS_HEIGHT);
    XYStyler styler = plot.chart.getStyler();
    styler.setXAxisMin(0.5);
    styler.setXAxisMax(names.size() + 0.5);
    int letters = names.stream().mapToInt(String::length).max().orElse(1);
    int width = WIDTH / (names.size() + 1);
    styler.setXAxisTickMarkSpacingHint(Math.max(1, (int) (0.8 * width)));
    styler.setXAxisLabelRotation(letters * LETTER_WIDTH > width ? 45 : 0);
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
    return this;
  }

  /** The vertical axis; before anything is drawn. */
  Plot yAxis(Range range, Function<Double, String> words) {
    y = range;
    chart.getStyler().setYAxisMin(range.drawn(range.least()));
    chart.getStyler().setYAxisMax(range.drawn(range.greatest()));
    chart.setCustomYAxisTickLabelsFormatter(tick -> words.apply(range.meant(tick)));
    return this;
  }

  /** The least distance of two ticks, in points. */
  Plot xTicksApart(int points) {
    chart.getStyler().setXAxisTickMarkSpacingHint(points);
    return this;
  }

  Plot legend() {
    chart.getStyler().setLegendVisible(true);
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

  private String unnamed() {
    return "series " + chart.getSeriesMap().size();
  }

  XYChart chart() {
    return chart;
  }
}
