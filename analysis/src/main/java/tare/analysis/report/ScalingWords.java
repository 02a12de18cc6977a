package tare.analysis.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
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

  /** The fitted lines, or why there are none, and what work hides. */
  public static List<String> of(Summary summary) {
    List<String> sentences = new ArrayList<>();
    Map<String, List<String>> without = new LinkedHashMap<>();
    for (Scaling scaling : summary.scalings()) {
      if (scaling.line() != null) {
        sentences.add(LineWords.of(scaling, mostForks(scaling, summary)));
      } else if (scaling.noLine() != null) {
        without
            .computeIfAbsent(scaling.noLine(), reason -> new ArrayList<>())
            .add(scaling.series());
      }
      sentences.addAll(hidden(scaling));
    }
    without.forEach((reason, series) -> sentences.add(noLine(reason, series)));
    return sentences;
  }

  private static String noLine(String reason, List<String> series) {
    return "No cost model of " + String.join(", ", series) + ": " + reason + ".";
  }

  private static int mostForks(Scaling scaling, Summary summary) {
    List<String> arms = scaling.points().stream().map(Scaling.Point::arm).toList();
    return summary.configurations().stream()
        .filter(arm -> arms.contains(arm.arm()))
        .mapToInt(ConfigurationSummary::forks)
        .reduce(0, Math::max);
  }

  /** Whether a straight line is wrong, by more than is worth saying; not known is no. */
  public static boolean bent(Scaling.LackOfFit misfit) {
    return misfit != null && misfit.pValue() < SURE && far(misfit);
  }

  /** Whether a point lies so far from the line that it is worth saying. */
  static boolean far(Scaling.LackOfFit misfit) {
    return Math.abs(misfit.worstShare()) >= WORTH_SAYING;
  }

  private static List<String> hidden(Scaling scaling) {
    return scaling.points().stream()
        .filter(point -> point.hiddenShare() != null)
        .map(
            point ->
                (scaling.series() + ": " + share(point.hiddenShare()) + " hidden by ")
                    + (value(scaling.axis(), point.value()) + " of work."))
        .toList();
  }

  private static String share(ConfidenceInterval share) {
    if (!share.bounded()) {
      return "it cannot be told what share of the cost is";
    }
    return (percent(share.estimate()) + " % [" + percent(share.low()) + ", ")
        + (percent(share.high()) + "] of the cost is");
  }

  private static String percent(double share) {
    return Figures.decimal(100 * share, 0);
  }
}
