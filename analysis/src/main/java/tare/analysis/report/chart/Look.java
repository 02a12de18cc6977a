package tare.analysis.report.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.List;
import java.util.Locale;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;
import tare.model.Stage;

/**
 * Colours, strokes and shapes. The colours can be told apart by the colour-blind (Okabe and Ito
 * 2008, "Color Universal Design"), strokes and shapes where there is no colour at all.
 */
final class Look {

  static final Color INK = new Color(0x22252b);
  static final Color FAINT = new Color(0x62666e);
  static final Color GRID = new Color(0xe1e0db);

  private static final List<Color> AGENTS =
      List.of(
          new Color(0x0072b2),
          new Color(0xd55e00),
          new Color(0x009e73),
          new Color(0xcc79a7),
          new Color(0x56b4e9),
          new Color(0xe69f00),
          new Color(0x6a4c93),
          new Color(0x8c564b),
          new Color(0x4d4d4d),
          new Color(0x7a7a00));
  private static final List<Marker> MARKERS =
      List.of(
          SeriesMarkers.CIRCLE,
          SeriesMarkers.SQUARE,
          SeriesMarkers.TRIANGLE_UP,
          SeriesMarkers.DIAMOND,
          SeriesMarkers.CROSS,
          SeriesMarkers.TRIANGLE_DOWN,
          SeriesMarkers.PLUS);
  private static final float[][] DASHES = {null, {7, 4}, {2, 3}, {9, 3, 2, 3}, {1, 5}};

  private Look() {}

  /** The colour of an agent, or of a configuration where there is one agent only. */
  static Color colour(int place) {
    return place < 0 ? FAINT : AGENTS.get(place % AGENTS.size());
  }

  /** The mark of one line of several in the same chart; the baseline's is below 0. */
  static Marker mark(int place) {
    return place < 0 ? SeriesMarkers.NONE : MARKERS.get(place % MARKERS.size());
  }

  /** The stroke of one line of several in the same chart; the baseline's is below 0. */
  static BasicStroke line(int place) {
    return stroke(1.6f, dash(place));
  }

  /** The stroke of the limits of its band. */
  static BasicStroke edge(int place) {
    return stroke(0.8f, dash(place));
  }

  private static float[] dash(int place) {
    return place < 0 ? null : DASHES[place % DASHES.length];
  }

  /** What all charts have in common. */
  static void dress(XYStyler styler) {
    styler.setLocale(Locale.ROOT);
    styler.setChartBackgroundColor(Color.WHITE);
    styler.setPlotBackgroundColor(Color.WHITE);
    styler.setPlotBorderVisible(false);
    styler.setPlotGridLinesColor(GRID);
    styler.setPlotGridLinesStroke(solid(1));
    styler.setPlotContentSize(1);
    styler.setPlotMargin(4);
    styler.setChartFontColor(INK);
    styler.setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, 15));
    styler.setAxisTitleFont(plain(12));
    styler.setAxisTickLabelsFont(plain(12));
    styler.setAxisTickLabelsColor(INK);
    styler.setAxisTicksLineVisible(false);
    styler.setLegendFont(plain(12));
    styler.setLegendBorderColor(Color.WHITE);
    styler.setLegendPosition(LegendPosition.OutsideS);
    styler.setLegendVisible(false);
    styler.setMarkerSize(9);
    styler.setAnnotationTextFont(plain(11));
    styler.setAnnotationTextFontColor(INK);
  }

  private static Font plain(int points) {
    return new Font(Font.SANS_SERIF, Font.PLAIN, points);
  }

  /** An unbroken line. */
  static BasicStroke solid(float width) {
    return stroke(width, null);
  }

  /** A line that goes on beyond the chart, or whose end is not known. */
  static BasicStroke open() {
    return stroke(1.6f, new float[] {3, 4});
  }

  private static BasicStroke stroke(float width, float[] dash) {
    return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dash, 0);
  }

  /** Tells the stages apart where colours cannot. */
  static Marker marker(Stage stage) {
    return switch (stage) {
      case DISK -> SeriesMarkers.SQUARE;
      case TCP -> SeriesMarkers.CIRCLE;
      case INSTRUMENTATION -> SeriesMarkers.TRIANGLE_UP;
      default -> SeriesMarkers.DIAMOND;
    };
  }
}
