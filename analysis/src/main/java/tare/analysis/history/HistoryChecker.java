package tare.analysis.history;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinTask;
import tare.results.history.Annotation;
import tare.results.history.HistoryRun;

/**
 * Looks for change points in every series of a history, finds what is responsible, and says whether
 * the newest runs are a relevant regression.
 *
 * @param detector of steps
 * @param threshold change that is relevant, a share above 0; for shares, percentage points / 100
 * @param newestRuns a step is an alarm while it is among so many newest runs of its series, at
 *     least 4: then its level has become the usual one
 */
public record HistoryChecker(StepDetector detector, double threshold, int newestRuns) {

  /** In a series of fewer nothing can be found: a step needs as many on either side. */
  public static final int LEAST_RUNS = 2 * LargestStep.LEAST_LENGTH;

  /** Beyond 3 % as everywhere; thirty nights to react. */
  public static final HistoryChecker DEFAULT = new HistoryChecker(StepDetector.DEFAULT, 0.03, 30);

  public HistoryChecker {
    if (!(threshold > 0) || newestRuns < LargestStep.LEAST_LENGTH) {
      throw new IllegalArgumentException(
          "the threshold must be above 0 and the newest runs at least "
              + LargestStep.LEAST_LENGTH
              + ", but they are "
              + threshold
              + " and "
              + newestRuns);
    }
  }

  /**
   * Judges a history.
   *
   * @param runs in order of time, at least one
   * @param annotations what is known of steps
   */
  public HistoryCheck check(List<HistoryRun> runs, List<Annotation> annotations) {
    List<SeriesChanges> detected = detectAll(Series.of(runs));
    Instrument instrument = new Instrument(detected);
    List<SeriesChanges> judged =
        detected.stream().map(found -> judge(found, instrument, annotations)).toList();
    return new HistoryCheck(
        this,
        runs.size(),
        runs.get(0).instant(),
        runs.get(runs.size() - 1).instant(),
        judged.stream().map(one -> superseded(one, judged) ? one.quiet() : one).toList(),
        instrument.disturbances());
  }

  /** One after the other on every core: halves of the list would not take equally long. */
  private List<SeriesChanges> detectAll(List<Series> all) {
    List<ForkJoinTask<SeriesChanges>> tasks = new ArrayList<>();
    for (Series series : all) {
      tasks.add(ForkJoinTask.adapt(() -> changes(series, detect(series))));
    }
    return ForkJoinTask.invokeAll(tasks).stream().map(ForkJoinTask::join).toList();
  }

  /** Whether the subject has since been measured elsewhere, or otherwise, for long enough. */
  private boolean superseded(SeriesChanges old, List<SeriesChanges> all) {
    if (!old.regressed()) {
      return false;
    }
    SeriesKey key = old.series().key();
    return all.stream()
            .map(SeriesChanges::series)
            .filter(other -> other.key().title().equals(key.title()))
            .flatMap(other -> other.points().stream())
            .filter(point -> point.time().isAfter(old.series().newest()))
            .count()
        >= newestRuns;
  }

  private List<ChangePoint> detect(Series series) {
    SeriesScale scale = SeriesScale.of(series);
    double[] scaled = Arrays.stream(series.values()).map(scale::onto).toArray();
    int sign = series.key().metric().biggerIsBetter() ? -1 : 1;
    List<ChangePoint> changes = new ArrayList<>();
    for (Step step : detector.detect(scaled)) {
      double before = scale.back(step.before());
      double after = scale.back(step.after());
      double worse = sign * scale.rise(before, after);
      changes.add(
          new ChangePoint(
              step.first(),
              series.points().get(step.first()),
              before,
              after,
              scale.change(before, after),
              worse,
              step.pValue(),
              Math.abs(scale.change(before, after)) > threshold,
              Cause.AGENT,
              ""));
    }
    return changes;
  }

  private SeriesChanges judge(
      SeriesChanges found, Instrument instrument, List<Annotation> annotations) {
    Series series = found.series();
    return changes(
        series,
        found.changes().stream()
            .map(
                change ->
                    explanation(series, change, annotations)
                        .map(known -> change.because(Cause.EXPLAINED, known.text()))
                        .orElseGet(() -> instrument.judge(series, change)))
            .toList());
  }

  private static Optional<Annotation> explanation(
      Series series, ChangePoint change, List<Annotation> annotations) {
    return annotations.stream()
        .filter(annotation -> annotation.concerns(series.key().subject()))
        .filter(annotation -> near(series, change, annotation))
        .findFirst();
  }

  /** A step is found to within a few runs of where it is. */
  private static boolean near(Series series, ChangePoint change, Annotation annotation) {
    int first = series.placeOf(annotation.begin());
    int last = Math.max(first, series.placeOf(annotation.end()) - 1);
    return first - Instrument.NEAR_RUNS <= change.place()
        && change.place() <= last + Instrument.NEAR_RUNS;
  }

  private SeriesChanges changes(Series series, List<ChangePoint> changes) {
    int newest = series.points().size() - newestRuns;
    double worsened =
        changes.stream()
            .filter(change -> change.cause() == Cause.AGENT && change.place() >= newest)
            .mapToDouble(ChangePoint::worse)
            .sum();
    boolean relevant = worsened > SeriesScale.of(series).least(threshold);
    return new SeriesChanges(series, changes, worsened, relevant && !series.isBaseline());
  }
}
