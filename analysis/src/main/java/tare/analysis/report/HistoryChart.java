package tare.analysis.report;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import tare.analysis.history.ChangePoint;
import tare.analysis.history.SeriesChanges;
import tare.analysis.history.SeriesPoint;
import tare.results.history.Annotation;

/**
 * What is known of one configuration's metric over time, as SVG: points, levels, change points,
 * changes of machine, JDK or parameters, and annotations. Series that must not be joined differ in
 * colour, in the shape of their points and in the line of their level.
 */
final class HistoryChart {

  static final int WIDTH = 960;
  private static final int HEIGHT = 256;
  private static final int LEFT = 78;
  private static final int RIGHT = WIDTH - 12;
  private static final int TOP = 22;
  private static final int BOTTOM = 222;
  private static final int DATES = 248;
  private static final int LOOKS = 6;

  private final List<SeriesChanges> series;
  private final ChartNotes notes;
  private final ChartScale times;
  private final ChartScale values;
  private final Drawing drawing;

  private HistoryChart(List<SeriesChanges> series, List<Annotation> annotations) {
    this.series = series;
    this.notes = ChartNotes.of(series, annotations);
    List<SeriesPoint> points = points(series);
    this.times =
        new ChartScale(
            millis(points.get(0).time()) - 1,
            millis(points.get(points.size() - 1).time()) + 1,
            LEFT + 6,
            RIGHT - 6);
    this.values =
        ChartScale.around(
            points.stream().mapToDouble(SeriesPoint::value).toArray(),
            series.stream()
                .flatMap(one -> one.changes().stream())
                .flatMapToDouble(c -> DoubleStream.of(c.before(), c.after()))
                .toArray(),
            BOTTOM,
            TOP);
    this.drawing =
        new Drawing("chart", WIDTH, HEIGHT + notes.height(), series.get(0).series().key().title());
  }

  /**
   * Draws.
   *
   * @param series of one subject and metric, in one unit; at least one
   */
  static String render(List<SeriesChanges> series, List<Annotation> annotations) {
    return new HistoryChart(series, annotations).draw();
  }

  private static List<SeriesPoint> points(List<SeriesChanges> series) {
    return series.stream()
        .flatMap(one -> one.series().points().stream())
        .sorted(Comparator.comparing(SeriesPoint::time))
        .toList();
  }

  /** The class of a series, which tells its look. */
  static String look(int place) {
    return "s" + place % LOOKS;
  }

  private String draw() {
    drawAxes();
    drawMachineChanges();
    for (ChartNotes.Numbered note : notes.annotations()) {
      double x = times.place(millis(note.annotation().begin()));
      drawing.open("note", note.annotation().text());
      drawing.line("stem", x, TOP - 4, x, BOTTOM);
      drawing.text("number", x, TOP - 8, "middle", note.number());
      drawing.close();
    }
    for (int place = 0; place < series.size(); place++) {
      drawSeries(series.get(place), look(place));
    }
    series.forEach(this::drawChanges);
    notes.draw(drawing, LEFT, HEIGHT);
    return drawing.finish();
  }

  private void drawAxes() {
    for (double tick : values.ticks()) {
      double y = values.place(tick);
      drawing.line("grid", LEFT, y, RIGHT, y);
      drawing.text(
          "tick", LEFT - 6, y + 4, "end", HistoryWords.value(series.get(0).series(), tick));
    }
    drawing.text("unit", LEFT - 6, TOP - 8, "end", HistoryWords.unit(series.get(0).series()));
    Instant first = Instant.ofEpochMilli((long) times.low() + 1);
    for (DateTick tick : DateTick.between(first, Instant.ofEpochMilli((long) times.high()))) {
      double x = times.place(millis(tick.begin()));
      drawing.line("grid", x, TOP, x, BOTTOM);
      drawing.text("tick", Math.min(x, RIGHT - 28.0), DATES, "middle", tick.label());
    }
  }

  /**
   * Where the next run was made in other circumstances a line; where only the host was another one,
   * which on hosted runners it is every night, a notch.
   */
  private void drawMachineChanges() {
    for (ChartNotes.Move move : notes.moves()) {
      double x = times.place(millis(move.time()));
      drawing.open(move.elsewhere() ? "machine" : "host", move.words());
      drawing.line("stem", x, move.elsewhere() ? TOP : BOTTOM - 7, x, BOTTOM);
      drawing.close();
    }
  }

  private void drawSeries(SeriesChanges one, String look) {
    StringBuilder dots = new StringBuilder();
    StringBuilder limits = new StringBuilder();
    StringBuilder beyond = new StringBuilder();
    for (SeriesPoint point : one.series().points()) {
      double x = times.place(millis(point.time()));
      double y = values.place(point.value());
      if (!values.holds(point.value())) {
        int up = y < (TOP + BOTTOM) / 2.0 ? 1 : -1;
        beyond.append(Drawing.at(x, y - 2 * up)).append("l3 " + 5 * up + "l-6 0z");
        continue;
      }
      dots.append(Drawing.at(x, y)).append("h0");
      if (point.low() != null && point.high() != null) {
        limits
            .append(Drawing.at(x, values.place(point.low())))
            .append("V" + Drawing.number(values.place(point.high())));
      }
    }
    drawing.open(look, one.series().key().circumstances());
    drawing.path("limits", limits);
    drawing.path("dots", dots);
    drawing.path("beyond", beyond);
    drawing.path("level", levels(one));
    drawing.close();
  }

  private CharSequence levels(SeriesChanges one) {
    int last = one.series().points().size() - 1;
    StringBuilder path = new StringBuilder();
    int from = 0;
    for (ChangePoint change : one.changes()) {
      level(path, one, from, change.place() - 1, change.before());
      from = change.place();
    }
    level(path, one, from, last, one.level());
    return path;
  }

  private void level(StringBuilder path, SeriesChanges one, int from, int to, double level) {
    List<SeriesPoint> points = one.series().points();
    path.append(Drawing.at(times.place(millis(points.get(from).time())), values.place(level)))
        .append("H" + Drawing.number(times.place(millis(points.get(to).time()))));
  }

  private void drawChanges(SeriesChanges one) {
    for (ChangePoint change : one.changes()) {
      double x = times.place(millis(change.point().time()));
      ChangeMark.of(change)
          .draw(drawing, x, TOP, BOTTOM, HistoryWords.wholeChange(one.series(), change));
    }
  }

  private static double millis(Instant time) {
    return time.toEpochMilli();
  }
}
