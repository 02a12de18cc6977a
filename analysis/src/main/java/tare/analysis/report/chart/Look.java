package tare.analysis.report.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.List;
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
  private static final float[][] DASHES = {null, {7, 4}, {2, 3}, {9, 3, 2, 3}, {1, 5}};

  private Look() {}

  /** The colour of an agent. */
  static Color agent(int place) {
    return place < 0 ? FAINT : AGENTS.get(place % AGENTS.size());
  }

  /** The stroke of one line of several in the same chart. */
  static BasicStroke line(int place) {
    return stroke(1.6f, DASHES[place % DASHES.length]);
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
