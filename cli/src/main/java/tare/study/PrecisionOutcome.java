package tare.study;

import java.time.Duration;
import java.util.List;
import tare.analysis.comparison.ForkPrediction;
import tare.analysis.summary.ArmPrecision;
import tare.results.Precision;

/**
 * Why measuring ended.
 *
 * @param goal what was wanted
 * @param reached whether every arm is that precise; else the budget was spent
 * @param blocks measured
 * @param elapsed since the first began
 * @param arms how precise each became
 */
public record PrecisionOutcome(
    PrecisionGoal goal, boolean reached, int blocks, Duration elapsed, List<ArmPrecision> arms) {

  public PrecisionOutcome {
    arms = List.copyOf(arms);
  }

  /** The form in results. */
  public Precision toResult() {
    return new Precision(
        Precision.SCHEMA_VERSION,
        goal.target().width(),
        goal.target().relative(),
        goal.budget().map(PrecisionOutcome::seconds).orElse(null),
        reached,
        blocks,
        seconds(elapsed),
        arms.stream().map(PrecisionOutcome::width).toList());
  }

  private static Precision.ArmWidth width(ArmPrecision arm) {
    return new Precision.ArmWidth(
        arm.arm(),
        Double.isFinite(arm.width()) ? Double.valueOf(arm.width()) : null,
        arm.reached(),
        arm.forks().map(ForkPrediction::expected).orElse(null),
        arm.forks().map(ForkPrediction::pessimistic).orElse(null));
  }

  private static double seconds(Duration duration) {
    return duration.toNanos() / 1e9;
  }
}
