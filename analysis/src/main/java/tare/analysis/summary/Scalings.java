package tare.analysis.summary;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import tare.analysis.statistics.CallStatistic;
import tare.model.Arm;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
import tare.results.Scaling;

/** Finds the rows of arms that differ in one parameter of the workload alone. */
final class Scalings {

  private final Map<String, ArmSample> samples;
  private final Map<String, ConfigurationSummary> summaries;
  private final double confidence;

  private Scalings(
      Map<String, ArmSample> samples, List<ConfigurationSummary> summaries, double confidence) {
    this.samples = samples;
    this.summaries =
        summaries.stream()
            .collect(Collectors.toMap(ConfigurationSummary::arm, Function.identity()));
    this.confidence = confidence;
  }

  /** All rows of all parameters; none where nothing was swept. */
  static List<Scaling> of(
      Map<String, ArmSample> samples, List<ConfigurationSummary> summaries, double confidence) {
    Scalings scalings = new Scalings(samples, summaries, confidence);
    List<Scaling> all = new ArrayList<>();
    for (SweepAxis axis : SweepAxis.values()) {
      all.addAll(scalings.along(axis));
    }
    return List.copyOf(all);
  }

  private List<Scaling> along(SweepAxis axis) {
    Map<String, List<ArmSample>> series = new LinkedHashMap<>();
    for (ArmSample sample : samples.values()) {
      Arm arm = sample.arm();
      if (!arm.id().startsWith(Arm.BASELINE_AGAIN)) {
        series.computeIfAbsent(axis.seriesOf(arm.id()), id -> new ArrayList<>()).add(sample);
      }
    }
    // Baselines differ in their rates, too, where a configuration has a pace of its own.
    boolean swept =
        series.values().stream()
            .anyMatch(row -> severalValues(axis, row) && !row.get(0).arm().isBaseline());
    return series.entrySet().stream()
        .filter(row -> swept && isRow(axis, row.getKey(), row.getValue()))
        .map(row -> scaling(axis, row.getKey(), row.getValue()))
        .toList();
  }

  /** A single point is a row where the others could not be measured. */
  private static boolean isRow(SweepAxis axis, String series, List<ArmSample> row) {
    return severalValues(axis, row) || !series.equals(row.get(0).arm().id());
  }

  private static boolean severalValues(SweepAxis axis, List<ArmSample> row) {
    return row.stream().mapToDouble(axis::of).distinct().count() > 1;
  }

  private Scaling scaling(SweepAxis axis, String series, List<ArmSample> row) {
    List<ArmSample> sorted = row.stream().sorted(Comparator.comparingDouble(axis::of)).toList();
    List<Scaling.Point> points =
        sorted.stream().map(sample -> point(axis, sample, sorted.get(0))).toList();
    List<ArmSample> published = sorted.stream().filter(this::published).toList();
    SweptLine line =
        new SweptLine(
            axis,
            differences(published, CallStatistic.MEAN),
            differences(published, CallStatistic.MEDIAN));
    String obstacle = axis.straight() ? line.obstacle(points.size()).orElse(null) : null;
    return new Scaling(
        sorted.get(0).arm().framework(),
        series,
        axis.label(),
        points,
        axis.straight() && obstacle == null ? line.fit(doubtful(points), confidence) : null,
        obstacle);
  }

  private static List<Double> doubtful(List<Scaling.Point> points) {
    return points.stream().filter(Scaling.Point::doubtful).map(Scaling.Point::value).toList();
  }

  private Scaling.Point point(SweepAxis axis, ArmSample sample, ArmSample first) {
    boolean bare = sample.arm().isBaseline();
    boolean hides =
        axis == SweepAxis.METHOD_TIME
            && !bare
            && !sample.equals(first)
            && published(first)
            && published(sample);
    return new Scaling.Point(
        axis.of(sample),
        sample.arm().id(),
        nanosPerMonitoredCall(summaries.get(sample.arm().id())),
        hides ? hiddenShare(first, sample) : null,
        bare ? null : sample.records().orElse(null));
  }

  private ConfidenceInterval nanosPerMonitoredCall(ConfigurationSummary arm) {
    if (!arm.isBaseline()) {
      return arm.overhead() == null ? null : arm.overhead().nanosPerMonitoredCall();
    }
    if (arm.nanosPerCall() == null) {
      return null;
    }
    ConfigurationSummary.CallTimes call = arm.nanosPerCall();
    return new ConfidenceInterval(
        call.mean() / arm.depth(),
        perDepth(call.ci95Low(), arm),
        perDepth(call.ci95High(), arm),
        confidence);
  }

  private static Double perDepth(Double nanos, ConfigurationSummary arm) {
    return nanos == null ? null : Double.valueOf(nanos / arm.depth());
  }

  private boolean published(ArmSample sample) {
    return nanosPerMonitoredCall(summaries.get(sample.arm().id())) != null;
  }

  private ConfidenceInterval hiddenShare(ArmSample first, ArmSample sample) {
    return differences(first, CallStatistic.MEAN)
        .hiddenBy(differences(sample, CallStatistic.MEAN), confidence);
  }

  private List<BlockDifferences> differences(List<ArmSample> row, CallStatistic statistic) {
    return row.stream().map(sample -> differences(sample, statistic)).toList();
  }

  private BlockDifferences differences(ArmSample sample, CallStatistic statistic) {
    return sample.arm().isBaseline()
        ? BlockDifferences.ofBaseline(sample, statistic)
        : BlockDifferences.of(sample, samples.get(sample.arm().baselineArm()), statistic);
  }
}
