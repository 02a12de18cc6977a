package tare.analysis.report;

import java.util.List;
import tare.results.ConfidenceInterval;

/**
 * The search for the release that changed something, as one HTML file that asks the network for
 * nothing: how near each release that was measured is to the good and to the bad one.
 *
 * @param title what was searched for
 * @param ends what the bad release does worse than the good one, in a sentence
 * @param conclusion in a sentence
 * @param releases that were measured, oldest first, both ends included
 */
public record BisectionPage(String title, String ends, String conclusion, List<Release> releases) {

  private static final int WIDTH = 960;
  private static final int LEFT = 150;
  private static final int RIGHT = WIDTH - 40;
  private static final int ROW_HEIGHT = 28;
  private static final int TOP = 30;
  private static final double CAP = 5;

  /** An interval that reaches farther goes on beyond the axis. */
  private static final double REACH = 1;

  /**
   * A release that was measured.
   *
   * @param version its version
   * @param position 0 as the good one, 1 as the bad one; null for an end
   * @param verdict in words
   * @param bad whether it is nearer to the bad one
   * @param blocks it took; 0 for an end
   * @param report address of what was measured for it
   */
  public record Release(
      String version,
      ConfidenceInterval position,
      String verdict,
      boolean bad,
      int blocks,
      String report) {

    private double place() {
      return position == null ? (bad ? 1 : 0) : position.estimate();
    }

    private String kind() {
      return bad ? "worse" : "better";
    }
  }

  public BisectionPage {
    releases = List.copyOf(releases);
  }

  /** The page. */
  public String html() {
    StringBuilder page = new StringBuilder(PageParts.head(title));
    page.append(PageParts.paragraph("", ends)).append(PageParts.paragraph("alarm", conclusion));
    page.append("<figure>\n<figcaption>Where each release stands</figcaption>\n")
        .append(PageParts.scroll("Where each release stands"))
        .append(chart())
        .append("</div>\n</figure>\n")
        .append(PageParts.scroll("The releases in numbers"))
        .append("<table>\n<thead><tr><th scope=\"col\">release</th><th scope=\"col\">verdict</th>")
        .append("<th scope=\"col\" class=\"number\">of the way from good to bad</th>")
        .append("<th scope=\"col\" class=\"number\">interval</th>")
        .append("<th scope=\"col\" class=\"number\">blocks</th>")
        .append("<th scope=\"col\">measured</th></tr></thead>\n<tbody>\n");
    for (Release release : releases) {
      boolean end = release.position() == null;
      page.append("<tr>")
          .append(PageParts.cell("", release.version()))
          .append(PageParts.cell(release.kind(), release.verdict()))
          .append(PageParts.cell("number", Figures.decimal(release.place(), 2)))
          .append(PageParts.cell("number", end ? Figures.NONE : interval(release.position())))
          .append(PageParts.cell("number", end ? Figures.NONE : "" + release.blocks()))
          .append("<td><a href=\"" + Markup.escape(release.report()) + "\">report</a></td></tr>\n");
    }
    return page.append("</tbody>\n</table></div>\n").append(PageParts.END).toString();
  }

  private static String interval(ConfidenceInterval position) {
    return position.bounded()
        ? "["
            + Figures.decimal(position.low(), 2)
            + ", "
            + Figures.decimal(position.high(), 2)
            + "]"
        : "without limits";
  }

  private String chart() {
    int bottom = TOP + releases.size() * ROW_HEIGHT;
    Drawing drawing = new Drawing("chart", WIDTH, bottom + 12, title);
    ChartScale scale = scale();
    drawing.open("machine", "half way");
    drawing.line("stem", scale.place(0.5), TOP, scale.place(0.5), bottom);
    drawing.close();
    for (int end = 0; end <= 1; end++) {
      drawing.line("grid", scale.place(end), TOP, scale.place(end), bottom);
      drawing.text("tick", scale.place(end), TOP - 10.0, "middle", end == 0 ? "good" : "bad");
    }
    for (int row = 0; row < releases.size(); row++) {
      draw(drawing, scale, releases.get(row), TOP + (row + 0.5) * ROW_HEIGHT);
    }
    return drawing.finish();
  }

  private ChartScale scale() {
    double low = -0.2;
    double high = 1.2;
    for (Release release : releases) {
      ConfidenceInterval position = release.position();
      if (position != null) {
        double least = position.low() == null ? -REACH : Math.max(-REACH, position.low());
        double most = position.high() == null ? 1 + REACH : Math.min(1 + REACH, position.high());
        low = Math.min(low, Math.min(least, position.estimate()) - 0.05);
        high = Math.max(high, Math.max(most, position.estimate()) + 0.05);
      }
    }
    return new ChartScale(low, high, LEFT, RIGHT);
  }

  /** A circle for a good release, a cross for a bad one; a cap where an interval ends. */
  private static void draw(Drawing drawing, ChartScale scale, Release release, double y) {
    drawing.text("words", LEFT - 12.0, y + 4, "end", release.version());
    drawing.open("change " + release.kind(), release.version() + ": " + release.verdict());
    ConfidenceInterval position = release.position();
    if (position != null) {
      drawing.line(
          "limit", place(scale, position.low(), LEFT), y, place(scale, position.high(), RIGHT), y);
      cap(drawing, scale, position.low(), y);
      cap(drawing, scale, position.high(), y);
    }
    String sign =
        release.bad() ? "m-5 -5l10 10m-10 0l10 -10" : "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0";
    drawing.path("sign", Drawing.at(scale.place(release.place()), y) + sign);
    drawing.close();
  }

  private static double place(ChartScale scale, Double limit, double open) {
    return limit == null ? open : scale.place(limit);
  }

  private static void cap(Drawing drawing, ChartScale scale, Double limit, double y) {
    if (limit != null && scale.holds(limit)) {
      drawing.line("limit", scale.place(limit), y - CAP, scale.place(limit), y + CAP);
    }
  }
}
