package tare.analysis.evidence;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import tare.analysis.history.ChangePoint;
import tare.analysis.history.HistoryCheck;
import tare.analysis.history.HistoryChecker;
import tare.analysis.history.SeriesChanges;
import tare.analysis.history.SeriesPoint;
import tare.results.history.BenchmarkActionImport;
import tare.results.history.ImportedHistory;

/**
 * All steps in a history of github-action-benchmark, and what its own alarm, a threshold against
 * the previous point, finds in the same.
 */
final class PublicHistoryTable {

  private static final double ALERT_RATIO = 2;

  private PublicHistoryTable() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length == 0) {
      System.err.println("name a history: analysis/evidence publichistory data.js");
      System.exit(2);
    }
    long start = System.nanoTime();
    ImportedHistory history =
        BenchmarkActionImport.read(
            Path.of(arguments[0]),
            new ImportedHistory.Names("public", "", "No instrumentation", "evidence"));
    HistoryCheck check = HistoryChecker.DEFAULT.check(history.runs(), List.of());
    double seconds = (System.nanoTime() - start) / 1e9;
    System.out.println("| series | date | levels, ns | change | p |");
    System.out.println("|---|---|---|---|---|");
    for (SeriesChanges found : check.series()) {
      found.changes().forEach(change -> print(found, change));
    }
    long relevant =
        check.series().stream()
            .flatMap(found -> found.changes().stream())
            .filter(ChangePoint::relevant)
            .count();
    System.out.printf(
        Locale.ROOT,
        "%n%d runs, %d series, %d points: %d steps, %d of them beyond 3 %%; read and checked in %.1f"
            + " s%n",
        check.runs(),
        check.series().size(),
        check.points(),
        check.changes(),
        relevant,
        seconds);
    System.out.printf(
        "A threshold of 200 %% against the previous point alarms %d times, of which %d are where a level rises%n",
        alerts(check, false), alerts(check, true));
  }

  private static void print(SeriesChanges found, ChangePoint change) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %s | %.1f → %.1f | %+.1f %% | %.3f |%n",
        found.series().key().subject(),
        change.point().time().toString().substring(0, 16).replace('T', ' '),
        change.before(),
        change.after(),
        100 * change.change(),
        change.pValue());
  }

  private static long alerts(HistoryCheck check, boolean atSteps) {
    long alerts = 0;
    for (SeriesChanges found : check.series()) {
      List<SeriesPoint> points = found.series().points();
      for (int i = 1; i < points.size(); i++) {
        int place = i;
        boolean alert = points.get(i).value() > ALERT_RATIO * points.get(i - 1).value();
        boolean step =
            found.changes().stream()
                .anyMatch(change -> change.place() == place && change.change() > 0);
        alerts += alert && (step || !atSteps) ? 1 : 0;
      }
    }
    return alerts;
  }
}
