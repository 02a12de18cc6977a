package tare.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tare.analysis.report.BisectionPage;
import tare.analysis.statistics.Interval;
import tare.analysis.summary.ForkMetric;
import tare.results.ConfidenceInterval;
import tare.results.Json;
import tare.results.ResultsFiles;

/**
 * What a bisection found, with its evidence.
 *
 * @param metric that became worse
 * @param configuration in which it was measured
 * @param releases from the good to the bad one, oldest first
 * @param found what was found
 */
public record BisectionReport(
    ForkMetric metric, String configuration, List<String> releases, Bisection.Found found) {

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
      boolean budgetSpent,
      List<Measured> measured) {}

  private record Measured(
      String release, boolean bad, boolean certain, ConfidenceInterval position, int blocks) {}

  public BisectionReport {
    releases = List.copyOf(releases);
  }

  private String good() {
    return releases.get(0);
  }

  private String bad() {
    return releases.get(releases.size() - 1);
  }

  /** For people; the text ends with an end of line. */
  public String text() {
    List<String> lines = new ArrayList<>();
    lines.add(ends());
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
    lines.add(conclusion());
    return String.join("\n", lines) + "\n";
  }

  private String ends() {
    return (bad() + " against " + good() + ", " + metric.label() + " of " + configuration + ": ")
        + worse(metric, found.ends().change());
  }

  private String conclusion() {
    if (found.spent()) {
      return spent();
    }
    if (found.culprit().isEmpty()) {
      return bad()
          + " is not seen to be worse than "
          + good()
          + ": there is nothing to search for.";
    }
    return "Changed by "
        + found.culprit()
        + ("; " + found.before() + " is the last good release")
        + (found.certain() ? "." : ". A release was judged in doubt: measure it again by itself.");
  }

  private String spent() {
    if (found.culprit().isEmpty()) {
      return "The budget was spent before it was certain whether "
          + (bad() + " is worse than " + good() + ": raise --budget.");
    }
    int between = releases.indexOf(found.culprit()) - releases.indexOf(found.before()) - 1;
    return String.format(
        Locale.ROOT,
        "The budget was spent: the change lies after %s and not after %s, %d releases between them"
            + " are not judged. Search between these two, or raise --budget.",
        found.before(),
        found.culprit(),
        between);
  }

  private static String worse(ForkMetric metric, Interval change) {
    boolean share = metric == ForkMetric.DELIVERED;
    String unit = share ? "points of the expected records lost" : "%";
    return String.format(
        Locale.ROOT, "%+.1f %s %s.", 100 * change.estimate(), unit, percents(change));
  }

  private static String percents(Interval interval) {
    return interval.bounded()
        ? String.format(Locale.ROOT, "[%.1f, %.1f]", 100 * interval.low(), 100 * interval.high())
        : "(no interval from so few blocks)";
  }

  private static String limits(Interval interval) {
    return interval.bounded()
        ? String.format(Locale.ROOT, "[%.2f, %.2f]", interval.low(), interval.high())
        : "(without limits: the ends hardly differ in these blocks)";
  }

  /** For other programs; the text ends with an end of line. */
  public String json() {
    return Json.pretty(
        new Document(
            SCHEMA_VERSION,
            metric.label(),
            configuration,
            good(),
            bad(),
            interval(found.ends().change()),
            found.ends().differ(),
            found.before(),
            found.culprit().isEmpty() ? null : found.culprit(),
            found.certain(),
            found.spent(),
            found.steps().stream().map(BisectionReport::measured).toList()));
  }

  /** For a browser; refers to the report of each measurement. */
  public String page() {
    Map<String, BisectionPage.Release> measured = new HashMap<>();
    for (String end : List.of(good(), bad())) {
      boolean isBad = end.equals(bad());
      String verdict = isBad ? "bad: given" : "good: given";
      measured.put(end, new BisectionPage.Release(end, null, verdict, isBad, 0, report(1, bad())));
    }
    for (int i = 0; i < found.steps().size(); i++) {
      Bisection.Step step = found.steps().get(i);
      String doubt = step.position().certain() ? "" : ", in doubt";
      measured.put(
          step.release(),
          new BisectionPage.Release(
              step.release(),
              interval(step.position().share()),
              (step.position().bad() ? "bad" : "good") + doubt,
              step.position().bad(),
              step.blocks(),
              report(i + 2, step.release())));
    }
    String title = "What changed " + metric.label() + " of " + configuration;
    return new BisectionPage(
            title,
            ends(),
            conclusion(),
            releases.stream().filter(measured::containsKey).map(measured::get).toList())
        .html();
  }

  private static String report(int measurement, String release) {
    Path folder = Path.of(ReleaseBisection.folderName(measurement, release));
    return new ResultsFiles(folder).report().toString();
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
