package tare.analysis.history;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/**
 * A history, judged.
 *
 * @param settings how
 * @param runs number of runs
 * @param first when the oldest began
 * @param last when the newest began
 * @param series in the order in which they first appear
 * @param disturbances what changed everything at once, in order of time
 */
public record HistoryCheck(
    HistoryChecker settings,
    int runs,
    Instant first,
    Instant last,
    List<SeriesChanges> series,
    List<Disturbance> disturbances) {

  public HistoryCheck {
    series = List.copyOf(series);
    disturbances =
        disturbances.stream()
            .sorted(Comparator.comparing(found -> found.change().point().time()))
            .toList();
  }

  /** The series whose newest points are a relevant regression. */
  public List<SeriesChanges> regressions() {
    return series.stream().filter(SeriesChanges::regressed).toList();
  }

  /** Change points of all series. */
  public int changes() {
    return series.stream().mapToInt(one -> one.changes().size()).sum();
  }

  /** Points of all series. */
  public int points() {
    return series.stream().mapToInt(one -> one.series().points().size()).sum();
  }
}
