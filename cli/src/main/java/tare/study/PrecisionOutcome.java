package tare.study;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tare.analysis.summary.ArmPrecision;

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

  /** What is to be said of it, a line each. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    String after = " after " + blocks + " blocks, " + UntilPrecise.minutes(elapsed);
    String target = goal.text(goal.target().width());
    if (arms.isEmpty()) {
      lines.add("No arm has a published cost" + after + ": none can become precise.");
    } else {
      lines.add(
          reached
              ? "Every interval is at most " + target + " wide" + after + "."
              : "The budget is spent" + after + ", and not every interval is " + target + " wide.");
    }
    for (ArmPrecision arm : arms) {
      String width = "  " + arm.arm() + ": " + goal.text(arm.width());
      lines.add(
          arm.reached()
              ? width
              : width
                  + arm.forks().map(f -> ", needs about " + f.expected() + " forks").orElse(""));
    }
    return lines;
  }
}
