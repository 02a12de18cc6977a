package tare.analysis.report.html;

import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tare.analysis.report.ArmNames;
import tare.analysis.report.ForkCost;
import tare.analysis.report.ReleaseRows;
import tare.analysis.report.html.ChartData.ArmData;
import tare.analysis.report.html.ChartData.CallData;
import tare.analysis.report.html.ChartData.CostData;
import tare.analysis.report.html.ChartData.ForkData;
import tare.analysis.report.html.ChartData.OverheadData;
import tare.analysis.report.html.ChartData.RecordData;
import tare.analysis.report.html.ChartData.ReleaseData;
import tare.analysis.report.html.ChartData.ReleasePoint;
import tare.analysis.report.html.ChartData.StageData;
import tare.analysis.report.html.ChartData.SweepData;
import tare.analysis.statistics.DrawnDistribution;
import tare.analysis.summary.Analysis;
import tare.analysis.summary.ForkCourse;
import tare.model.ForkResult;
import tare.model.RecordAccounting;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
import tare.results.Summary.StageCost;

/** Gathers what the charts draw from any number of experiments. */
final class DataCollector {

  private static final MathContext DRAWN = new MathContext(4);
  private static final double MEBIBYTE = 1 << 20;

  private final List<ArmData> arms = new ArrayList<>();
  private final List<StageData> stages = new ArrayList<>();
  private final List<ForkData> forks = new ArrayList<>();
  private final List<SweepData> sweeps = new ArrayList<>();
  private final List<ReleaseData> releases = new ArrayList<>();
  private final Path reportDirectory;
  private final boolean several;

  private DataCollector(Path reportDirectory, boolean several) {
    this.reportDirectory = reportDirectory;
    this.several = several;
  }

  /**
   * Gathers it.
   *
   * @param reportDirectory where the report will lie, from which it refers to logs
   */
  static ChartData of(List<Analysis> analyses, Path reportDirectory) {
    DataCollector collector = new DataCollector(reportDirectory, analyses.size() > 1);
    analyses.forEach(collector::add);
    return new ChartData(
        analyses.get(0).summary().settings().confidence(),
        DrawnDistribution.SHARES,
        Arrays.stream(ForkCost.values()).map(DataCollector::cost).toList(),
        collector.arms,
        collector.stages,
        collector.forks,
        collector.sweeps,
        collector.releases);
  }

  private void add(Analysis analysis) {
    Map<String, Integer> places = new HashMap<>();
    for (ConfigurationSummary arm : analysis.summary().configurations()) {
      places.put(arm.arm(), arms.size());
      arms.add(arm(analysis, arm));
    }
    for (StageCost cost : analysis.summary().stageCosts()) {
      stages.add(
          new StageData(
              places.get(cost.toArm()), cost.fromArm(), interval(cost.nanosPerMonitoredCall())));
    }
    String experiment = several ? analysis.experiment().name() : null;
    sweeps.addAll(new SweepCollector(experiment, places).rows(analysis.summary().scalings()));
    for (ReleaseRows row : ReleaseRows.of(analysis.summary())) {
      releases.add(releases(row, experiment, places));
    }
    ForkLogs logs = new ForkLogs(analysis.files(), reportDirectory);
    for (ForkCourse course : analysis.forks()) {
      forks.add(measured(analysis, course, places.get(course.result().arm()), logs));
    }
    for (ForkResult failed : analysis.failed()) {
      forks.add(failed(failed, places.get(failed.arm()), logs));
    }
  }

  private static ReleaseData releases(
      ReleaseRows row, String experiment, Map<String, Integer> places) {
    return new ReleaseData(
        experiment,
        row.framework(),
        row.configuration(),
        row.points().stream()
            .map(point -> new ReleasePoint(point.release(), places.get(point.arm().arm())))
            .toList());
  }

  private static CostData cost(ForkCost cost) {
    return new CostData(cost.title(), cost.unit(), ForkCost.RESOURCES.contains(cost));
  }

  private ArmData arm(Analysis analysis, ConfigurationSummary arm) {
    DrawnDistribution distribution = analysis.distributions().get(arm.arm());
    return new ArmData(
        several ? analysis.experiment().name() : null,
        arm.framework(),
        ArmNames.inFramework(arm),
        arm.stage().label(),
        arm.records() == null ? "nothing measured" : VerdictWords.of(arm.records().verdict()),
        arm.isBaseline(),
        overhead(arm.overhead()),
        call(arm.nanosPerCall()),
        distribution == null ? null : rounded(distribution.quantiles()),
        records(arm.records()));
  }

  private static ForkData measured(Analysis analysis, ForkCourse course, int arm, ForkLogs logs) {
    ForkResult result = course.result();
    ForkCost.Measured measured =
        new ForkCost.Measured(course, analysis.experiment().arm(result.arm()));
    return new ForkData(
        arm,
        result.number(),
        result.block(),
        null,
        course.forkClass(),
        course.firstIteration(),
        rounded(course.nanosPerCall()),
        course.heapUsedBytes().stream().map(bytes -> rounded(bytes / MEBIBYTE)).toList(),
        Arrays.stream(ForkCost.values())
            .map(cost -> cost.of(measured).map(DataCollector::rounded).orElse(null))
            .toList(),
        records(result.records()),
        logs.address(result.number()));
  }

  private static ForkData failed(ForkResult failed, int arm, ForkLogs logs) {
    return new ForkData(
        arm,
        failed.number(),
        failed.block(),
        failed.failure(),
        null,
        0,
        List.of(),
        List.of(),
        List.of(),
        null,
        logs.address(failed.number()));
  }

  private static OverheadData overhead(ConfigurationSummary.Overhead overhead) {
    return overhead == null
        ? null
        : new OverheadData(
            interval(overhead.nanosPerMonitoredCall()),
            interval(overhead.medianNanosPerMonitoredCall()),
            interval(overhead.p90NanosPerMonitoredCall()),
            interval(overhead.p99NanosPerMonitoredCall()));
  }

  private static CallData call(ConfigurationSummary.CallTimes times) {
    return times == null
        ? null
        : new CallData(
            Arrays.asList(
                rounded(times.mean()), rounded(times.ci95Low()), rounded(times.ci95High())),
            rounded(times.min()),
            rounded(times.q25()),
            rounded(times.median()),
            rounded(times.q75()),
            rounded(times.p99()),
            rounded(times.max()));
  }

  private static RecordData records(RecordAccounting records) {
    return records == null
        ? null
        : new RecordData(
            records.expected(),
            records.delivered(),
            records.reportedDropped(),
            records.unaccounted());
  }

  /** Estimate and limits; a limit may be null. */
  static List<Number> interval(ConfidenceInterval interval) {
    return Arrays.asList(
        rounded(interval.estimate()), rounded(interval.low()), rounded(interval.high()));
  }

  private static List<Number> rounded(List<Double> values) {
    return values.stream().map(DataCollector::rounded).toList();
  }

  private static Number rounded(Double value) {
    return value == null ? null : new BigDecimal(value).round(DRAWN).stripTrailingZeros();
  }
}
