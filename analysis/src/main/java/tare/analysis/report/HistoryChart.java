package tare.analysis.report;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import tare.analysis.history.ChangePoint;
import tare.analysis.history.SeriesChanges;
import tare.analysis.history.SeriesPoint;
import tare.results.history.Annotation;

/**
 * What is known of one configuration's metric over time, as SVG: points, levels, change points,
 * changes of machine, JDK or parameters, and annotations. Series that must not be joined are drawn
 * in different colours.
 */
final class HistoryChart {

  static final int WIDTH = 960;
  static final int HEIGHT = 250;
  private static final int LEFT = 78;
  private static final int RIGHT = WIDTH - 12;
  private static final int TOP = 22;
  private static final int BOTTOM = HEIGHT - 26;
  private static final int COLOURS = 6;
  private static final int MOST_MONTHS = 14;

  private final List<SeriesChanges> series;
  private final List<Annotation> annotations;
  private final ChartScale times;
  private final ChartScale values;
  private final StringBuilder svg = new StringBuilder();

  private HistoryChart(List<SeriesChanges> series, List<Annotation> annotations) {
    this.series = series;
    this.annotations = annotations;
    double[] millis = points().stream().mapToDouble(point -> millis(point.time())).toArray();
    double first = Arrays.stream(millis).min().orElseThrow();
    double last = Arrays.stream(millis).max().orElseThrow();
    this.times = new ChartScale(first - 1, last + 1, LEFT + 6, RIGHT - 6);
    this.values =
        ChartScale.around(
            points().stream().mapToDouble(SeriesPoint::value).toArray(),
            series.stream()
                .flatMap(one -> one.changes().stream())
                .flatMapToDouble(c -> DoubleStream.of(c.before(), c.after()))
                .toArray(),
            BOTTOM,
            TOP);
  }

  /**
   * Draws.
   *
   * @param series of one subject and metric, in one unit; at least one
   */
  static String render(List<SeriesChanges> series, List<Annotation> annotations) {
    return new HistoryChart(series, annotations).draw();
  }

  private List<SeriesPoint> points() {
    return series.stream()
        .flatMap(one -> one.series().points().stream())
        .sorted(Comparator.comparing(SeriesPoint::time))
        .toList();
  }

  private String draw() {
    String title = series.get(0).series().key().title();
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" viewBox=\"0 0 %d %d\""
                + " role=\"img\" aria-label=\"%s\">\n",
            WIDTH,
            HEIGHT,
            Markup.escape(title)));
    drawAxes();
    drawMachineChanges();
    drawAnnotations();
    for (int place = 0; place < series.size(); place++) {
      drawSeries(series.get(place), "s" + place % COLOURS);
    }
    series.forEach(this::drawChanges);
    return svg.append("</svg>\n").toString();
  }

  private void drawAxes() {
    for (double tick : values.ticks()) {
      line("grid", LEFT, values.place(tick), RIGHT, values.place(tick), "");
      String label = HistoryWords.value(series.get(0).series(), tick);
      text("tick", LEFT - 6, values.place(tick) + 4, "end", label);
    }
    text("unit", LEFT - 6, TOP - 8, "end", HistoryWords.unit(series.get(0).series()));
    for (LocalDate day : months()) {
      double x = times.place(millis(day.atStartOfDay(ZoneOffset.UTC).toInstant()));
      line("grid", x, TOP, x, BOTTOM, "");
      text("tick", x, HEIGHT - 8, "middle", day.toString().substring(0, 7));
    }
  }

  /** First days of months, thinned out; the first and last day where there is no month between. */
  private List<LocalDate> months() {
    LocalDate first = day(times.low());
    LocalDate last = day(times.high());
    List<LocalDate> months = new ArrayList<>();
    for (LocalDate d = first.withDayOfMonth(1).plusMonths(1); !d.isAfter(last); ) {
      months.add(d);
      d = d.plusMonths(1);
    }
    int every = 1 + months.size() / MOST_MONTHS;
    List<LocalDate> shown = new ArrayList<>();
    for (int i = 0; i < months.size(); i += every) {
      shown.add(months.get(i));
    }
    return shown;
  }

  private static LocalDate day(double millis) {
    return Instant.ofEpochMilli((long) millis).atZone(ZoneOffset.UTC).toLocalDate();
  }

  /** Where the next run was made on another machine, JDK or under other parameters. */
  private void drawMachineChanges() {
    Map<Instant, String> circumstances = new TreeMap<>();
    for (SeriesChanges one : series) {
      for (SeriesPoint point : one.series().points()) {
        String host = point.host().isEmpty() ? "" : " (host " + point.host() + ")";
        circumstances.put(point.time(), one.series().key().circumstances() + host);
      }
    }
    String before = null;
    for (Map.Entry<Instant, String> run : circumstances.entrySet()) {
      if (before != null && !before.equals(run.getValue())) {
        double x = times.place(millis(run.getKey()));
        line("machine", x, TOP, x, BOTTOM, HistoryWords.day(run.getKey()) + ": " + run.getValue());
      }
      before = run.getValue();
    }
  }

  private void drawAnnotations() {
    for (Annotation annotation : annotations) {
      boolean concerned = annotation.concerns(series.get(0).series().key().subject());
      if (concerned && times.holds(millis(annotation.begin()))) {
        double x = times.place(millis(annotation.begin()));
        line("note", x, TOP - 6, x, BOTTOM, annotation.text());
        text("notetext", x + 3, TOP - 8, "start", annotation.text());
      }
    }
  }

  private void drawSeries(SeriesChanges one, String colour) {
    StringBuilder dots = new StringBuilder();
    StringBuilder limits = new StringBuilder();
    for (SeriesPoint point : one.series().points()) {
      double x = times.place(millis(point.time()));
      dots.append(String.format(Locale.ROOT, "M%.1f %.1fh0", x, values.place(point.value())));
      if (point.low() != null && point.high() != null && values.holds(point.value())) {
        limits.append(
            String.format(
                Locale.ROOT,
                "M%.1f %.1fV%.1f",
                x,
                values.place(point.low()),
                values.place(point.high())));
      }
    }
    svg.append(String.format("<path class=\"limits %s\" d=\"%s\"/>\n", colour, limits));
    svg.append(
        String.format(
            "<path class=\"dots %s\" d=\"%s\"><title>%s</title></path>\n",
            colour, dots, Markup.escape(one.series().key().circumstances())));
    drawLevels(one, colour);
  }

  private void drawLevels(SeriesChanges one, String colour) {
    List<SeriesPoint> points = one.series().points();
    StringBuilder path = new StringBuilder();
    int from = 0;
    for (ChangePoint change : one.changes()) {
      level(path, points, from, change.place() - 1, change.before());
      from = change.place();
    }
    level(path, points, from, points.size() - 1, one.level());
    svg.append(String.format("<path class=\"level %s\" d=\"%s\"/>\n", colour, path));
  }

  private void level(StringBuilder path, List<SeriesPoint> points, int from, int to, double level) {
    path.append(
        String.format(
            Locale.ROOT,
            "M%.1f %.1fH%.1f",
            times.place(millis(points.get(from).time())),
            values.place(level),
            times.place(millis(points.get(to).time()))));
  }

  private void drawChanges(SeriesChanges one) {
    for (ChangePoint change : one.changes()) {
      double x = times.place(millis(change.point().time()));
      String words =
          change.point().time()
              + ": "
              + HistoryWords.levels(one.series(), change)
              + ", "
              + HistoryWords.size(one.series(), change.change())
              + ", "
              + HistoryWords.significance(change)
              + "; "
              + HistoryWords.verdictAndRemark(change);
      line("change " + HistoryPage.kind(change), x, TOP, x, BOTTOM, words);
    }
  }

  private void line(String kind, double x1, double y1, double x2, double y2, String title) {
    String inside = title.isEmpty() ? "/>" : "><title>" + Markup.escape(title) + "</title></line>";
    svg.append(
        String.format(
            Locale.ROOT,
            "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"%s\n",
            kind,
            x1,
            y1,
            x2,
            y2,
            inside));
  }

  private void text(String kind, double x, double y, String anchor, String words) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n",
            kind,
            x,
            y,
            anchor,
            Markup.escape(words)));
  }

  private static double millis(Instant time) {
    return time.toEpochMilli();
  }
}
