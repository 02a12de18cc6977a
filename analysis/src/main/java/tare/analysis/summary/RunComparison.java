package tare.analysis.summary;

import java.util.List;
import java.util.Optional;
import tare.analysis.comparison.ArmComparison;
import tare.analysis.comparison.Change;
import tare.analysis.comparison.Comparer;
import tare.analysis.statistics.HierarchicalBootstrap;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.RecoveredRatio;

/**
 * What changed between two experiments.
 *
 * @param base the one
 * @param changed the other
 * @param comparer how it was judged
 * @param bootstrap how the intervals beside the deciding ones were made
 * @param warmup what of each fork counts
 * @param arms one for each configuration that both have
 * @param withoutAgent the same of the baselines, which no agent can have changed
 * @param notCompared what only one of them has, or what has no published cost, with the reason
 * @param deliveries of every configuration that promises records
 * @param differences what else differs, so that the verdicts may not be about the agent; empty for
 *     experiments that may be compared
 */
public record RunComparison(
    Run base,
    Run changed,
    Comparer comparer,
    HierarchicalBootstrap bootstrap,
    String warmup,
    List<ArmChange> arms,
    List<ArmChange> withoutAgent,
    List<String> notCompared,
    List<DeliveryChange> deliveries,
    List<String> differences) {

  /**
   * One of the experiments.
   *
   * @param name what it is called
   * @param createdAt UTC instant at which it began, ISO 8601
   * @param release what it was, where the run is that of a single release
   */
  public record Run(String name, String createdAt, Optional<Release> release) {

    /** An experiment with whatever it measured. */
    public Run(String name, String createdAt) {
      this(name, createdAt, Optional.empty());
    }
  }

  /**
   * A configuration in both experiments.
   *
   * @param base in the one
   * @param changed in the other
   * @param time of calls, which decides
   * @param bootstrapRatio the same ratio by resampling forks and their iterations, beside it
   * @param medianRatio new / base of the median call, beside it
   * @param overhead against each experiment's own baseline; empty where there is none
   */
  public record ArmChange(
      Side base,
      Side changed,
      ArmComparison time,
      Interval bootstrapRatio,
      Interval medianRatio,
      Optional<OverheadChange> overhead) {}

  /**
   * A configuration in one experiment.
   *
   * @param version of the agent; empty without one
   * @param forks measured
   * @param nanosPerCall geometric mean over the forks
   * @param records verdict on the records
   */
  public record Side(String version, int forks, double nanosPerCall, String records) {}

  /**
   * Overhead for each monitored call, in nanoseconds.
   *
   * @param base in the one
   * @param changed in the other
   * @param difference how much it grew
   * @param ratio new / base; empty where the base's overhead may be zero, which has no ratio
   */
  public record OverheadChange(
      Interval base, Interval changed, Interval difference, Optional<Interval> ratio) {

    /**
     * The difference of two overheads whose experiments are independent: from the limits of both
     * (Zou and Donner 2008, "Construction of confidence limits about effect measures").
     */
    static OverheadChange of(Interval base, Interval changed) {
      double estimate = changed.estimate() - base.estimate();
      double below = Math.hypot(changed.estimate() - changed.low(), base.high() - base.estimate());
      double above = Math.hypot(changed.high() - changed.estimate(), base.estimate() - base.low());
      return of(
          base,
          changed,
          new Interval(estimate, estimate - below, estimate + above, base.confidence()));
    }

    /** With a difference that is known better than from the two. */
    static OverheadChange of(Interval base, Interval changed, Interval difference) {
      return new OverheadChange(
          base,
          changed,
          difference,
          base.low() > 0 ? Optional.of(RecoveredRatio.of(changed, base)) : Optional.empty());
    }
  }

  public RunComparison {
    arms = List.copyOf(arms);
    withoutAgent = List.copyOf(withoutAgent);
    notCompared = List.copyOf(notCompared);
    deliveries = List.copyOf(deliveries);
    differences = List.copyOf(differences);
  }

  /** Whether the verdicts stand although the experiments differ in more than the agent. */
  public boolean forced() {
    return !differences.isEmpty();
  }

  /** Whether the new one is relevantly slower somewhere, or delivers relevantly fewer records. */
  public boolean regressed() {
    return count(Change.RELEVANT_REGRESSION) > 0 || !fewerDelivered().isEmpty();
  }

  /** Where relevantly fewer records arrive: what is dropped costs nothing, and looks fast. */
  public List<DeliveryChange> fewerDelivered() {
    return deliveries.stream()
        .filter(delivery -> delivery.fewerBy(comparer.relevantChange()))
        .toList();
  }

  /** The number of configurations with that verdict. */
  public long count(Change verdict) {
    return arms.stream().filter(arm -> arm.time().verdict() == verdict).count();
  }
}
