package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tare.results.ConfidenceInterval;
import tare.results.Scaling;
import tare.results.Summary;

/** What sweeps found, in plain sentences. */
public final class ScalingWords {

  /** A line that is missed by less is straight enough, however sure one is that it is missed. */
  private static final double WORTH_SAYING = 0.05;

  private static final double SURE = 0.01;

  private static final Map<String, String> NAMES =
      Map.of(
          "depth", "depth",
          "threads", "threads",
          "methodTimeNanos", "method time",
          "callsPerSecond", "calls a second",
          "calls", "calls");

  private ScalingWords() {}

  /** The axis as people call it. */
  public static String name(String axis) {
    return NAMES.getOrDefault(axis, axis);
  }

  /** A value of the axis as people write it. */
  static String value(String axis, double value) {
    if (!axis.equals("methodTimeNanos")) {
      return Figures.plain(value);
    }
    if (value >= 1e6) {
      return Figures.plain(value / 1e6) + "ms";
    }
    return value >= 1e3 ? Figures.plain(value / 1e3) + "us" : Figures.plain(value) + "ns";
  }

  /** The fitted lines, and what work hides. */
  public static List<String> of(Summary summary) {
    List<String> sentences = new ArrayList<>();
    for (Scaling scaling : summary.scalings()) {
      if (scaling.line() != null) {
        sentences.add(scaling.series() + ": " + line(scaling) + misfit(scaling));
      }
      sentences.addAll(hidden(scaling));
    }
    return sentences;
  }

  private static String line(Scaling scaling) {
    Scaling.Line line = scaling.line();
    String slope = Figures.measured(line.slope());
    return switch (scaling.axis()) {
      case "depth" ->
          (figure(line.intercept()) + " ns a call, and " + slope + " for each monitored call")
              + known(line);
      case "threads" -> slope + " for each monitored call and further thread";
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
    return Figures.nanos(interval.estimate()) + (" " + Figures.bracketed(interval));
  }

  private static String known(Scaling.Line line) {
    return line.knownSlope() == null
        ? ""
        : " (its agent timed " + Figures.nanos(line.knownSlope()) + " ns in the same forks)";
  }

  private static String misfit(Scaling scaling) {
    Scaling.LackOfFit misfit = scaling.line().lackOfFit();
    if (misfit == null) {
      return "; too few points or forks to say whether the line is straight.";
    }
    if (!bent(misfit)) {
      return "; a straight line holds.";
    }
    double share = Math.abs(misfit.worstShare());
    return "; a straight line is wrong: at "
        + (value(scaling.axis(), misfit.worstValue()) + " a call takes ")
        + (Figures.decimal(100 * share, 0) + " % ")
        + ((misfit.worstShare() > 0 ? "more" : "less") + " than it says.");
  }

  /** Whether a straight line is wrong, by more than is worth saying; not known is no. */
  public static boolean bent(Scaling.LackOfFit misfit) {
    return misfit != null
        && misfit.pValue() < SURE
        && Math.abs(misfit.worstShare()) >= WORTH_SAYING;
  }

  private static List<String> hidden(Scaling scaling) {
    return scaling.points().stream()
        .filter(point -> point.hiddenShare() != null)
        .map(
            point ->
                (scaling.series() + ": at " + value(scaling.axis(), point.value()))
                    + (" of work " + percent(point.hiddenShare()) + " of the cost is hidden."))
        .toList();
  }

  private static String percent(ConfidenceInterval share) {
    String estimate = Figures.decimal(100 * share.estimate(), 0) + " %";
    return share.bounded()
        ? estimate
            + (" [" + Figures.decimal(100 * share.low(), 0) + ", ")
            + (Figures.decimal(100 * share.high(), 0) + "]")
        : estimate + " (" + Figures.NO_INTERVAL + ")";
  }
}
