package tare.analysis.report;

import java.util.List;
import java.util.stream.Collectors;
import tare.analysis.selftest.KnownSlope;
import tare.model.Verdict;
import tare.results.ConfidenceInterval;
import tare.results.Scaling;

/** The line through a sweep's points in words, with what is to be said against it. */
final class LineWords {

  private final Scaling scaling;
  private final Scaling.Line line;

  private LineWords(Scaling scaling) {
    this.scaling = scaling;
    this.line = scaling.line();
  }

  /**
   * One paragraph.
   *
   * @param scaling with a line
   * @param forks measured of the arm that has the most
   */
  static String of(Scaling scaling, int forks) {
    LineWords words = new LineWords(scaling);
    return (scaling.series() + ": " + words.law() + words.misfit())
        + (words.unpublished() + words.lossy() + words.unproven())
        + words.blocks(forks);
  }

  private String law() {
    String slope = Figures.measured(line.slope());
    return switch (scaling.axis()) {
      case "depth" ->
          ("a + b·depth, a = " + Figures.measured(line.intercept()) + " a call")
              + (", b = " + slope + " for each monitored call" + known() + medians());
      case "threads" -> slope + " for each monitored call and further thread" + medians();
      default -> microseconds(line.slope()) + " ns for each monitored call and us of method time";
    };
  }

  private static String microseconds(ConfidenceInterval perNano) {
    ConfidenceInterval perMicro =
        new ConfidenceInterval(
            perNano.estimate() * 1e3,
            perNano.low() == null ? null : Double.valueOf(perNano.low() * 1e3),
            perNano.high() == null ? null : Double.valueOf(perNano.high() * 1e3),
            perNano.confidence());
    return figure(perMicro);
  }

  private static String figure(ConfidenceInterval interval) {
    return Figures.nanos(interval.estimate()) + " " + Figures.bracketed(interval);
  }

  private String known() {
    if (line.knownSlope() == null) {
      return "";
    }
    KnownSlope known = new KnownSlope(line.slope(), line.knownSlope());
    return (" (its agent timed " + Figures.nanos(known.truth()) + " ns in the same forks: ")
        + ("off by " + Figures.decimal(100 * known.relativeDifference(), 1) + " %, ")
        + (known.covered() ? "inside the interval)" : "not inside the interval)");
  }

  private String medians() {
    return ", by medians " + Figures.measured(line.medianSlope());
  }

  private String misfit() {
    Scaling.LackOfFit misfit = line.lackOfFit();
    if (misfit == null) {
      return "; too few forks to say whether the line is straight.";
    }
    if (ScalingWords.bent(misfit)) {
      return "; a straight line is wrong: " + farthest(misfit) + ".";
    }
    return ScalingWords.far(misfit)
        ? "; the forks spread too much to say whether the line is straight ("
            + farthest(misfit)
            + ")."
        : "; a straight line holds.";
  }

  private String farthest(Scaling.LackOfFit misfit) {
    double share = misfit.worstShare();
    return ("at " + value(misfit.worstValue()) + " it lies ")
        + (Figures.decimal(100 * Math.abs(share), 0) + " % of a call's time too ")
        + (share > 0 ? "low" : "high");
  }

  private String unpublished() {
    List<Scaling.Point> points =
        scaling.points().stream().filter(point -> point.nanosPerMonitoredCall() == null).toList();
    return points.isEmpty()
        ? ""
        : " It is without " + at(points) + ", whose cost is not published.";
  }

  private String lossy() {
    List<Scaling.Point> lossy = doubtful(Verdict.LOSSY);
    if (lossy.isEmpty()) {
      return "";
    }
    return lossy.size() == published()
        ? " Records were lost at every point: it is the cost of dropping them, too."
        : " Records were lost at " + at(lossy) + ": there it is the cost of dropping them, too.";
  }

  private String unproven() {
    List<Scaling.Point> unproven = doubtful(Verdict.UNPROVEN);
    return unproven.isEmpty()
        ? ""
        : " Nothing shows that the agent instrumented at " + at(unproven) + ".";
  }

  private List<Scaling.Point> doubtful(Verdict verdict) {
    return scaling.points().stream()
        .filter(point -> point.doubtful() && point.records().verdict() == verdict)
        .toList();
  }

  private long published() {
    return scaling.points().stream().filter(p -> p.nanosPerMonitoredCall() != null).count();
  }

  private String blocks(int forks) {
    return line.blocks() < forks
        ? " Only " + line.blocks() + " of " + forks + " blocks have a fork of each point."
        : "";
  }

  private String at(List<Scaling.Point> points) {
    return points.stream().map(point -> value(point.value())).collect(Collectors.joining(", "));
  }

  private String value(double value) {
    return ScalingWords.value(scaling.axis(), value);
  }
}
