package tare.analysis.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Tells changes of the machine or the instrument from those of an agent: what ran without agent
 * changed in the same run, and most of the rest with it.
 */
final class Instrument {

  /** Places are found to within a few runs. */
  static final int NEAR_RUNS = 3;

  /** A slower machine is not slower for all alike, but an agent that alone is much slower is. */
  private static final double MOST_TIMES_BASELINE = 3;

  private static final double LEAST_SHARE_ALIKE = 0.5;

  private final List<SeriesChanges> all;
  private final Map<SeriesKey, SeriesChanges> byKey;
  private final List<Disturbance> disturbances = new ArrayList<>();

  Instrument(List<SeriesChanges> all) {
    this.all = all;
    this.byKey = all.stream().collect(Collectors.toMap(one -> one.series().key(), one -> one));
    for (SeriesChanges baseline : all) {
      if (baseline.series().isBaseline()) {
        baseline.changes().forEach(change -> consider(baseline.series(), change));
      }
    }
  }

  /** What changed everything. */
  List<Disturbance> disturbances() {
    return disturbances;
  }

  private void consider(Series baseline, ChangePoint change) {
    List<SeriesChanges> others =
        all.stream().filter(one -> measuredAgainst(baseline, one.series())).toList();
    long alike = others.stream().filter(one -> changedAlike(one, change)).count();
    if (alike > 0 && alike >= LEAST_SHARE_ALIKE * others.size()) {
      disturbances.add(new Disturbance(baseline, change, (int) alike, others.size()));
    }
  }

  private static boolean measuredAgainst(Series baseline, Series other) {
    return !other.isBaseline() && other.key().of(other.baseline()).equals(baseline.key());
  }

  private static boolean changedAlike(SeriesChanges other, ChangePoint ofBaseline) {
    return other.changes().stream()
        .anyMatch(change -> near(other.series(), change, ofBaseline) && alike(change, ofBaseline));
  }

  /** In the same run or a few runs away. */
  private static boolean near(Series series, ChangePoint change, ChangePoint ofBaseline) {
    int place = series.placeOf(ofBaseline.point().time());
    return Math.abs(place - change.place()) <= NEAR_RUNS;
  }

  private static boolean alike(ChangePoint change, ChangePoint ofBaseline) {
    return change.worse() * ofBaseline.worse() > 0
        && Math.abs(change.worse()) <= MOST_TIMES_BASELINE * Math.abs(ofBaseline.worse());
  }

  /** The change with the machine or instrument as its cause, where that is so. */
  ChangePoint judge(Series series, ChangePoint change) {
    if (series.isBaseline()) {
      return change.because(Cause.INSTRUMENT, "");
    }
    for (Disturbance disturbance : disturbances) {
      if (measuredAgainst(disturbance.baseline(), series)
          && near(series, change, disturbance.change())
          && alike(change, disturbance.change())) {
        return change.because(
            Cause.INSTRUMENT,
            "the baseline changed alike, and so did "
                + disturbance.alike()
                + " of "
                + disturbance.others()
                + " configurations");
      }
    }
    return baselineMovedToo(series, change)
        ? change.because(Cause.AGENT, "the baseline changed in the same run, too")
        : change;
  }

  private boolean baselineMovedToo(Series series, ChangePoint change) {
    return Optional.ofNullable(byKey.get(series.key().of(series.baseline()))).stream()
        .flatMap(baseline -> baseline.changes().stream())
        .anyMatch(moved -> near(series, change, moved) && change.worse() * moved.worse() > 0);
  }
}
