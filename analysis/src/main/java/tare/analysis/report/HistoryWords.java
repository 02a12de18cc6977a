package tare.analysis.report;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import tare.analysis.history.Cause;
import tare.analysis.history.ChangePoint;
import tare.analysis.history.Disturbance;
import tare.analysis.history.HistoryCheck;
import tare.analysis.history.HistoryChecker;
import tare.analysis.history.Series;
import tare.analysis.history.SeriesChanges;
import tare.results.history.HistoryMetric;

/** What is found in a history, in words. */
final class HistoryWords {

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.ROOT).withZone(ZoneOffset.UTC);

  private HistoryWords() {}

  static String day(Instant time) {
    return DAY.format(time);
  }

  /** The outcome without an alarm, which a history that has just begun cannot raise. */
  static String nothingFound(HistoryCheck check) {
    boolean tooFew =
        check.series().stream()
            .noneMatch(one -> one.series().points().size() >= HistoryChecker.LEAST_RUNS);
    return tooFew
        ? ("Too few runs to tell: no regression can be seen before run "
                + HistoryChecker.LEAST_RUNS)
            + " of a series."
        : "No relevant regression among the newest runs.";
  }

  /** How much there is, and how it was judged. */
  static String subject(HistoryCheck check) {
    return counted(check.runs(), "run")
        + (" from " + day(check.first()) + " to " + day(check.last()) + ": ")
        + (check.series().size() + " series, " + counted(check.points(), "point") + ", ")
        + counted(check.changes(), "change point");
  }

  private static String counted(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  static String method(HistoryCheck check) {
    return String.format(
        Locale.ROOT,
        "Significance %s for each whole series (%d permutations, seed %d); relevant beyond %s %%;"
            + " an alarm while among the newest %d runs.",
        Figures.plain(check.settings().detector().significance()),
        check.settings().detector().resamples(),
        check.settings().detector().seed(),
        Figures.plain(100 * check.settings().threshold()),
        check.settings().newestRuns());
  }

  /** From level to level with the unit. */
  static String levels(Series series, ChangePoint change) {
    return value(series, change.before())
        + " → "
        + value(series, change.after())
        + " "
        + unit(series);
  }

  static String value(Series series, double value) {
    return isShare(series) ? Figures.decimal(100 * value, 2) : Figures.nanos(value);
  }

  static String unit(Series series) {
    return isShare(series) ? "%" : series.key().unit();
  }

  private static boolean isShare(Series series) {
    return series.key().metric() == HistoryMetric.DELIVERED;
  }

  /** The size with its sign: percent, or percentage points of a share. */
  static String size(Series series, double change) {
    String sign = change > 0 ? "+" : "";
    return sign + Figures.decimal(100 * change, 1) + (isShare(series) ? " points" : " %");
  }

  static String significance(ChangePoint change) {
    return "p " + Figures.probability(change.pValue(), 3);
  }

  /** Who changed and for better or worse. */
  static String verdict(ChangePoint change) {
    if (change.cause() != Cause.AGENT) {
      return change.cause() == Cause.EXPLAINED ? "explained" : "machine or instrument";
    }
    String direction = change.isRegression() ? "regression" : "improvement";
    return change.relevant() ? direction : "small " + direction;
  }

  /** The verdict with what supports it. */
  static String verdictAndRemark(ChangePoint change) {
    return verdict(change) + (change.remark().isEmpty() ? "" : ": " + change.remark());
  }

  /** Everything that is known of a change, in a line. */
  static String wholeChange(Series series, ChangePoint change) {
    return (change.point().time() + ": " + levels(series, change) + ", ")
        + (size(series, change.change()) + ", " + significance(change) + "; ")
        + verdictAndRemark(change);
  }

  /** One line that says what became worse. */
  static String alarm(SeriesChanges found) {
    ChangePoint last =
        found.changes().stream()
            .filter(change -> change.cause() == Cause.AGENT && change.isRegression())
            .reduce((a, b) -> b)
            .orElseThrow();
    Series series = found.series();
    return series.key().title()
        + ": "
        + levels(series, last)
        + " ("
        + size(series, last.change())
        + ", "
        + significance(last)
        + ") since "
        + last.point().time()
        + ", run "
        + last.point().label();
  }

  static String disturbance(Disturbance found) {
    Series baseline = found.baseline();
    return "On "
        + found.change().point().time()
        + (found.alike() == found.others() ? " everything" : " most")
        + " changed, "
        + baseline.key().subject()
        + " included ("
        + levels(baseline, found.change())
        + ", "
        + size(baseline, found.change().change())
        + "; "
        + found.alike()
        + " of "
        + found.others()
        + " configurations alike): the machine or the instrument, not an agent.";
  }
}
