package tare.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tare.analysis.statistics.Interval;
import tare.analysis.summary.ForkMetric;
import tare.results.ConfidenceInterval;
import tare.results.Json;

/** What a bisection found, with its evidence. */
public final class BisectionReport {

  private static final int SCHEMA_VERSION = 1;

  private record Document(
      int schemaVersion,
      String metric,
      String configuration,
      String good,
      String bad,
      ConfidenceInterval worseBy,
      boolean changed,
      String lastGood,
      String firstBad,
      boolean certain,
      List<Measured> measured) {}

  private record Measured(
      String release, boolean bad, boolean certain, ConfidenceInterval position, int blocks) {}

  private BisectionReport() {}

  /** For people; the text ends with an end of line. */
  public static String text(ReleaseBisection.Search search, Bisection.Found found) {
    List<String> lines = new ArrayList<>();
    lines.add(
        (search.bad().agentVersion() + " against " + search.good().agentVersion() + ", ")
            + (search.metric().label() + " of " + search.configuration() + ": ")
            + worse(search.metric(), found.ends().change()));
    for (Bisection.Step step : found.steps()) {
      Interval share = step.position().share();
      lines.add(
          String.format(
              Locale.ROOT,
              "  %-16s %-4s %5.2f of the way %s after %d blocks%s",
              step.release(),
              step.position().bad() ? "bad" : "good",
              share.estimate(),
              limits(share),
              step.blocks(),
              step.position().certain() ? "" : ", in doubt"));
    }
    lines.add(conclusion(search, found));
    return String.join("\n", lines) + "\n";
  }

  private static String conclusion(ReleaseBisection.Search search, Bisection.Found found) {
    if (found.culprit().isEmpty()) {
      return search.bad().agentVersion()
          + " is not seen to be worse than "
          + search.good().agentVersion()
          + ": there is nothing to search for.";
    }
    return "Changed by "
        + found.culprit()
        + ("; " + found.before() + " is the last good release")
        + (found.certain() ? "." : ". A release was judged in doubt: measure it again by itself.");
  }

  private static String worse(ForkMetric metric, Interval change) {
    boolean share = metric == ForkMetric.DELIVERED;
    String unit = share ? "points of the expected records less" : "% more";
    return String.format(
        Locale.ROOT, "%.1f %s %s.", 100 * change.estimate(), unit, percents(change));
  }

  private static String percents(Interval interval) {
    return interval.bounded()
        ? String.format(Locale.ROOT, "[%.1f, %.1f]", 100 * interval.low(), 100 * interval.high())
        : "unbounded";
  }

  private static String limits(Interval interval) {
    return interval.bounded()
        ? String.format(Locale.ROOT, "[%.2f, %.2f]", interval.low(), interval.high())
        : "unbounded";
  }

  /** For other programs; the text ends with an end of line. */
  public static String json(ReleaseBisection.Search search, Bisection.Found found) {
    Document document =
        new Document(
            SCHEMA_VERSION,
            search.metric().label(),
            search.configuration(),
            search.good().agentVersion(),
            search.bad().agentVersion(),
            interval(found.ends().change()),
            found.ends().differ(),
            found.before(),
            found.culprit().isEmpty() ? null : found.culprit(),
            found.certain(),
            found.steps().stream().map(BisectionReport::measured).toList());
    return Json.pretty(document);
  }

  private static Measured measured(Bisection.Step step) {
    return new Measured(
        step.release(),
        step.position().bad(),
        step.position().certain(),
        interval(step.position().share()),
        step.blocks());
  }

  private static ConfidenceInterval interval(Interval interval) {
    return ConfidenceInterval.of(
        interval.estimate(), interval.low(), interval.high(), interval.confidence());
  }
}
