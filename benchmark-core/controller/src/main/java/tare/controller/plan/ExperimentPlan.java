package tare.controller.plan;

import java.util.List;
import tare.model.RunSettings;
import tare.model.ScheduledFork;

/**
 * What will run.
 *
 * @param name what the results are called
 * @param profile name of the profile that gave the defaults
 * @param order of the arms in a block
 * @param seed of the shuffling
 * @param blocks passes over all arms
 * @param settings how every fork is run
 * @param arms baselines first
 * @param skipped what of the default set cannot run here
 */
public record ExperimentPlan(
    String name,
    String profile,
    Order order,
    long seed,
    int blocks,
    RunSettings settings,
    List<PlannedArm> arms,
    List<SkippedConfiguration> skipped) {

  public ExperimentPlan {
    arms = List.copyOf(arms);
    skipped = List.copyOf(skipped);
  }

  /** All forks in order. */
  public List<ScheduledFork> schedule() {
    return Schedule.of(
        arms.stream().map(planned -> planned.arm().id()).toList(), blocks, order, seed);
  }

  /** The same plan with more or fewer blocks; what both have is in the same order. */
  public ExperimentPlan withBlocks(int count) {
    return new ExperimentPlan(name, profile, order, seed, count, settings, arms, skipped);
  }

  /** The arm of that id. */
  public PlannedArm arm(String id) {
    return arms.stream()
        .filter(planned -> planned.arm().id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("the plan has no arm " + id));
  }
}
