package tare.analysis.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tare.analysis.comparison.ArmComparison;
import tare.analysis.comparison.Change;
import tare.analysis.comparison.Comparer;
import tare.analysis.statistics.HierarchicalBootstrap;
import tare.analysis.statistics.Interval;
import tare.analysis.summary.DeliveryChange;
import tare.analysis.summary.Release;
import tare.analysis.summary.RunComparison;
import tare.analysis.summary.RunComparison.ArmChange;
import tare.analysis.summary.RunComparison.OverheadChange;
import tare.analysis.summary.RunComparison.Run;
import tare.analysis.summary.RunComparison.Side;

/** A comparison with every verdict, forced. */
final class ComparisonExamples {

  private static final String BEGUN = "2026-01-02T03:04:05Z";

  private ComparisonExamples() {}

  static RunComparison comparison() {
    return new RunComparison(
        new Run("monday", "2026-01-02T03:04:05Z"),
        new Run("tuesday", "2026-01-03T03:04:05Z"),
        Comparer.DEFAULT,
        new HierarchicalBootstrap(10_000, 1),
        "steady",
        List.of(
            arm("Any-java/tcp", Change.RELEVANT_REGRESSION, interval(1.0523, 1.031, 1.0741)),
            arm("Any-java/disk_binary", Change.SMALL_IMPROVEMENT, interval(0.985, 0.98, 0.99)),
            arm("Any-java/off", Change.NO_RELEVANT_CHANGE, interval(1, 0.99, 1.01)),
            arm("Any-java/metrics", Change.INCONCLUSIVE, interval(1.01, 0.95, 1.07)),
            single("Any-java/one-fork")),
        List.of(bare()),
        List.of("Any-java/zipkin: only the base has it"),
        List.of(
            new DeliveryChange("Any-java/tcp", 1, 0.9312, interval(-0.0688, -0.08, -0.0576)),
            new DeliveryChange("Any-java/disk_binary", 1, 1, interval(0, 0, 0))),
        List.of("other JDK: 25 instead of 17.0.15"));
  }

  private static Interval interval(double estimate, double low, double high) {
    return new Interval(estimate, low, high, 0.99);
  }

  static ArmChange arm(String id, Change verdict, Interval ratio) {
    int forks = verdict == Change.INCONCLUSIVE ? 24 : 0;
    return new ArmChange(
        new Side("2.0.2", 10, 5210.4, "complete"),
        new Side("2.0.3", 10, 5210.4 * ratio.estimate(), "lossy"),
        new ArmComparison(id, ratio, 0.00012, 0.0006, verdict, 0.0184, forks),
        ratio,
        ratio,
        Optional.of(
            new OverheadChange(
                interval(512.3, 500, 524),
                interval(539.5, 530, 549),
                interval(27.2, 12, 42.4),
                Optional.of(interval(1.0531, 1.023, 1.084)))));
  }

  /** Of two releases, in these configurations alone. */
  static RunComparison of(Comparer comparer, List<ArmChange> arms) {
    return new RunComparison(
        new Run("base", BEGUN, Optional.of(release("2.0.2", "org.example:agent:2.0.2"))),
        new Run("new", BEGUN, Optional.of(release("jar", "/opt/my_agent.jar", "-Dfast=true"))),
        comparer,
        new HierarchicalBootstrap(10_000, 1),
        "steady",
        arms,
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private static Release release(String version, String coordinates, String... jvmArgs) {
    return new Release(
        version,
        coordinates,
        "ab12cd34ef56ab78",
        List.of(jvmArgs),
        "17.0.15",
        Map.of("id", "here", "cpuModel", "Any & Sons", "usableCores", "2"));
  }

  /** What could not be decided with any number of forks. */
  static ArmChange undecided(String id, Interval ratio, Interval overheadNanos) {
    return new ArmChange(
        new Side("2.0.2", 3, 5210.4, "complete"),
        new Side("2.0.3", 3, 5210.4 * ratio.estimate(), "complete"),
        new ArmComparison(
            id, ratio, 0.00001, 0.00002, Change.INCONCLUSIVE, 9266, Comparer.MOST_FORKS),
        ratio,
        ratio,
        Optional.of(
            new OverheadChange(overheadNanos, overheadNanos, overheadNanos, Optional.of(ratio))));
  }

  private static ArmChange single(String id) {
    Interval unbounded = new Interval(1.2, 0, Double.POSITIVE_INFINITY, 0.99);
    return new ArmChange(
        new Side("2.0.2", 1, 1000, "unproven"),
        new Side("2.0.2", 1, 1200, "unproven"),
        new ArmComparison(id, unbounded, 1, 1, Change.INCONCLUSIVE, Double.POSITIVE_INFINITY, 0),
        unbounded,
        unbounded,
        Optional.empty());
  }

  private static ArmChange bare() {
    Interval ratio = interval(1.002, 0.99, 1.014);
    return new ArmChange(
        new Side("", 10, 93.1, "none"),
        new Side("", 10, 93.3, "none"),
        new ArmComparison("baseline", ratio, 0.6, 0.6, Change.NO_RELEVANT_CHANGE, 0.012, 0),
        ratio,
        ratio,
        Optional.empty());
  }
}
