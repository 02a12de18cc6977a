package tare.analysis.summary;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tare.analysis.statistics.CallStatistic;
import tare.analysis.statistics.Overhead;
import tare.model.Arm;
import tare.results.Summary.VersionDifference;

/**
 * What several releases of one agent cost one another, measured in the same blocks: every later one
 * against the first, among arms that differ in nothing else.
 */
final class VersionDifferences {

  private VersionDifferences() {}

  static List<VersionDifference> of(Map<String, ArmSample> samples, AnalysisSettings settings) {
    Map<String, List<ArmSample>> alike = new LinkedHashMap<>();
    for (ArmSample sample : samples.values()) {
      if (!sample.arm().isBaseline() && sample.publishable()) {
        alike.computeIfAbsent(withoutRelease(sample.arm()), id -> new ArrayList<>()).add(sample);
      }
    }
    List<VersionDifference> differences = new ArrayList<>();
    for (List<ArmSample> releases : alike.values()) {
      for (ArmSample later : releases.subList(1, releases.size())) {
        Comparison comparison = Summarizer.comparison(later.arm(), samples, settings);
        differences.add(difference(releases.get(0), later, comparison));
      }
    }
    return differences;
  }

  /** The arm's id without what stands between the framework and the configuration. */
  private static String withoutRelease(Arm arm) {
    String id = arm.id();
    String release = arm.framework() + "@";
    return id.startsWith(release) ? arm.framework() + id.substring(id.indexOf('/')) : id;
  }

  private static VersionDifference difference(
      ArmSample first, ArmSample later, Comparison comparison) {
    Overhead overhead = comparison.overhead(later, first, CallStatistic.MEAN);
    return new VersionDifference(
        first.arm().framework(),
        first.arm().id(),
        later.arm().id(),
        Intervals.summarised(overhead.nanosPerMonitoredCall()),
        Intervals.summarised(overhead.ratio()));
  }
}
