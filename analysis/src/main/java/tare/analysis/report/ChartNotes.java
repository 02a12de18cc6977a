package tare.analysis.report;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tare.analysis.history.SeriesChanges;
import tare.analysis.history.SeriesPoint;
import tare.results.history.Annotation;

/**
 * What stands under a chart of a history: which series is which, where there are several, and what
 * explains steps.
 *
 * @param series of the chart
 * @param annotations that speak of it, numbered in order of time
 * @param moves from one machine, JDK or set of parameters to another
 */
record ChartNotes(List<SeriesChanges> series, List<Numbered> annotations, List<Move> moves) {

  private static final int LINE_HEIGHT = 17;
  private static final int LONGEST = 140;

  /** An annotation as the chart names it. */
  record Numbered(String number, Annotation annotation) {}

  /**
   * The next run was made elsewhere, or otherwise.
   *
   * @param time of that run
   * @param elsewhere whether it belongs to another series; else only the host is another one
   * @param words what it was made on
   */
  record Move(Instant time, boolean elsewhere, String words) {}

  private record Place(String circumstances, String host) {

    String words() {
      return circumstances + (host.isEmpty() ? "" : " (host " + host + ")");
    }
  }

  static ChartNotes of(List<SeriesChanges> series, List<Annotation> annotations) {
    TreeMap<Instant, Place> places = new TreeMap<>();
    for (SeriesChanges one : series) {
      String circumstances = one.series().key().circumstances();
      for (SeriesPoint point : one.series().points()) {
        places.put(point.time(), new Place(circumstances, point.host()));
      }
    }
    List<Numbered> numbered = new ArrayList<>();
    for (Annotation annotation : annotations) {
      boolean concerned = annotation.concerns(series.get(0).series().key().subject());
      if (concerned
          && annotation.end().isAfter(places.firstKey())
          && !annotation.begin().isAfter(places.lastKey())) {
        numbered.add(new Numbered(Integer.toString(numbered.size() + 1), annotation));
      }
    }
    return new ChartNotes(List.copyOf(series), numbered, moves(places));
  }

  private static List<Move> moves(Map<Instant, Place> places) {
    List<Move> moves = new ArrayList<>();
    Place before = null;
    for (Map.Entry<Instant, Place> run : places.entrySet()) {
      Place now = run.getValue();
      if (before != null && !before.equals(now)) {
        boolean elsewhere = !before.circumstances().equals(now.circumstances());
        String day = HistoryWords.day(run.getKey());
        moves.add(new Move(run.getKey(), elsewhere, day + ": " + now.words()));
      }
      before = now;
    }
    return moves;
  }

  /** How much room the lines take. */
  int height() {
    return (annotations.size() + (series.size() > 1 ? series.size() : 0)) * LINE_HEIGHT;
  }

  /** Writes the lines. */
  void draw(Drawing drawing, double left, double top) {
    double y = top + LINE_HEIGHT / 2.0;
    if (series.size() > 1) {
      for (int place = 0; place < series.size(); place++) {
        drawKey(drawing, left, y, place);
        y += LINE_HEIGHT;
      }
    }
    for (Numbered note : annotations) {
      drawing.text("number", left + 34, y + 4, "end", note.number());
      String day = HistoryWords.day(note.annotation().begin());
      drawing.text("words", left + 44, y + 4, "start", cut(day + ": " + note.annotation().text()));
      y += LINE_HEIGHT;
    }
  }

  private void drawKey(Drawing drawing, double left, double y, int place) {
    SeriesChanges one = series.get(place);
    String circumstances = one.series().key().circumstances();
    String since = HistoryWords.day(one.series().points().get(0).time());
    drawing.open(HistoryChart.look(place), circumstances);
    drawing.line("level", left, y, left + 34, y);
    drawing.path("dots", Drawing.at(left + 17, y) + "h0");
    drawing.close();
    drawing.text("words", left + 44, y + 4, "start", cut("from " + since + ": " + circumstances));
  }

  private static String cut(String words) {
    return words.length() <= LONGEST ? words : words.substring(0, LONGEST - 1) + "…";
  }
}
