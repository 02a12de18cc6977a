package tare.analysis.history;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tare.results.history.HistoryMetric;
import tare.results.history.HistoryPoint;
import tare.results.history.HistoryPoint.Measurement;
import tare.results.history.HistoryRun;

/**
 * Points that may be compared, in order of time.
 *
 * @param key what they have in common
 * @param framework whose it is; empty for a baseline of all
 * @param baseline the subject without agent; empty when not known
 * @param points at least one
 */
public record Series(SeriesKey key, String framework, String baseline, List<SeriesPoint> points) {

  public Series {
    points = List.copyOf(points);
  }

  /** Whether it was measured without agent. */
  public boolean isBaseline() {
    return key.subject().equals(baseline);
  }

  /** When the newest point was measured. */
  public Instant newest() {
    return points.get(points.size() - 1).time();
  }

  /** The values in order of time. */
  double[] values() {
    return points.stream().mapToDouble(SeriesPoint::value).toArray();
  }

  /** Whether ratios make sense: every value is positive, and is no share. */
  boolean relative() {
    return key.metric() != HistoryMetric.DELIVERED
        && points.stream().allMatch(point -> point.value() > 0);
  }

  /** The first place of a point that is not before that time; the number of points if none is. */
  int placeOf(Instant time) {
    int place = 0;
    while (place < points.size() && points.get(place).time().isBefore(time)) {
      place++;
    }
    return place;
  }

  /**
   * All series of a history, in the order in which they first appear. Values that are no finite
   * number are left out.
   *
   * @param runs in order of time
   */
  public static List<Series> of(List<HistoryRun> runs) {
    Map<SeriesKey, Growing> growing = new LinkedHashMap<>();
    for (HistoryRun run : runs) {
      for (HistoryPoint point : run.points()) {
        for (Measurement measurement : point.measurements()) {
          if (measurement.metric() != HistoryMetric.OVERHEAD
              && Double.isFinite(measurement.value())) {
            growing
                .computeIfAbsent(key(run, point, measurement), key -> new Growing(point))
                .points
                .add(point(run, point, measurement));
          }
        }
      }
    }
    List<Series> series = new ArrayList<>();
    growing.forEach(
        (key, all) ->
            series.add(new Series(key, all.first.framework(), all.first.baseline(), all.points)));
    return series;
  }

  private static SeriesKey key(HistoryRun run, HistoryPoint point, Measurement measurement) {
    return new SeriesKey(
        point.subject(),
        measurement.metric(),
        measurement.unit(),
        run.machine(),
        point.jdk(),
        point.parameters());
  }

  private static SeriesPoint point(HistoryRun run, HistoryPoint point, Measurement measurement) {
    return new SeriesPoint(
        run.instant(),
        measurement.value(),
        measurement.low(),
        measurement.high(),
        run.label(),
        run.commit(),
        point.version(),
        run.host());
  }

  private static final class Growing {

    private final HistoryPoint first;
    private final List<SeriesPoint> points = new ArrayList<>();

    private Growing(HistoryPoint first) {
      this.first = first;
    }
  }
}
