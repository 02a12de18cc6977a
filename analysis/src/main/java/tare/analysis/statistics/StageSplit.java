package tare.analysis.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tare.model.Stage;

/**
 * The cost of an agent stage by stage (Waller 2014, "Performance Benchmarking of Application
 * Monitoring Frameworks"): what each stage adds to the one before it.
 *
 * <p>Stages are different runs, so a stage may come out negative: an unsampled agent was seen to be
 * slower than a sampled one. It is shown so.
 *
 * @param costs in the order in which an agent's work builds up; one for each output
 */
public record StageSplit(List<Cost> costs) {

  /**
   * An arm that stands for its stage.
   *
   * @param arm the arm's id
   * @param stage what it switches on
   * @param nanosPerCall one value a fork, positive
   */
  public record StageArm(String arm, Stage stage, List<Double> nanosPerCall) {

    public StageArm {
      nanosPerCall = List.copyOf(nanosPerCall);
    }

    private double[] values() {
      return nanosPerCall.stream().mapToDouble(Double::doubleValue).toArray();
    }
  }

  /**
   * What one stage adds.
   *
   * @param stage the stage
   * @param arm id of its arm
   * @param beyond id of the arm it is compared with: that of the stage before
   * @param nanosPerMonitoredCall the difference
   */
  public record Cost(Stage stage, String arm, String beyond, Interval nanosPerMonitoredCall) {}

  public StageSplit {
    costs = List.copyOf(costs);
  }

  /**
   * Splits one agent's cost. Instrumentation is compared with the baseline, collection with
   * instrumentation, every output with collection; a stage without an arm is passed over, and its
   * cost then stands in the next. Metrics replace records and are compared with instrumentation.
   *
   * @param arms in any order; the first of a stage stands for it, except that all outputs are shown
   * @param depth monitored calls made by one call, at least 1
   * @param confidence between 0 and 1
   */
  public static StageSplit of(List<StageArm> arms, int depth, double confidence) {
    List<StageArm> ordered = arms.stream().sorted(Comparator.comparing(StageArm::stage)).toList();
    Map<Stage, StageArm> first = new EnumMap<>(Stage.class);
    ordered.forEach(arm -> first.putIfAbsent(arm.stage(), arm));
    List<Cost> costs = new ArrayList<>();
    for (StageArm arm : ordered) {
      boolean shown = isOutput(arm.stage()) || arm.equals(first.get(arm.stage()));
      Optional<StageArm> before = stageBefore(arm.stage(), first);
      if (shown && before.isPresent()) {
        costs.add(cost(arm, before.get(), depth, confidence));
      }
    }
    return new StageSplit(costs);
  }

  private static Cost cost(StageArm arm, StageArm before, int depth, double confidence) {
    Interval difference =
        WelchInterval.ofGeometricMeanDifference(arm.values(), before.values(), confidence);
    return new Cost(arm.stage(), arm.arm(), before.arm(), difference.dividedBy(depth));
  }

  private static boolean isOutput(Stage stage) {
    return stage.compareTo(Stage.COLLECTION) > 0;
  }

  private static Optional<StageArm> stageBefore(Stage stage, Map<Stage, StageArm> first) {
    List<Stage> candidates =
        switch (stage) {
          case BASELINE -> List.of();
          case INSTRUMENTATION -> List.of(Stage.BASELINE);
          case COLLECTION, METRICS -> List.of(Stage.INSTRUMENTATION, Stage.BASELINE);
          case DISK, TCP -> List.of(Stage.COLLECTION, Stage.INSTRUMENTATION, Stage.BASELINE);
        };
    return candidates.stream().filter(first::containsKey).findFirst().map(first::get);
  }
}
