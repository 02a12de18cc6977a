package tare.controller.plan;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tare.controller.definition.ReceiverDefinition;
import tare.controller.plan.PlannedArm.Subject;
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

  /** The same plan with agents alone: for questions that are none of cost. */
  public ExperimentPlan withoutBaselines() {
    List<PlannedArm> agents = arms.stream().filter(planned -> !planned.arm().isBaseline()).toList();
    return new ExperimentPlan(name, profile, order, seed, blocks, settings, agents, skipped);
  }

  /** Every framework in every release that it measures. */
  public Set<FrameworkChoice> choices() {
    return subjects().map(Subject::choice).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** The names of the backends it needs. */
  public Set<String> backends() {
    return subjects()
        .flatMap(subject -> subject.configuration().receiver().stream())
        .filter(ReceiverDefinition.Backend.class::isInstance)
        .map(receiver -> ((ReceiverDefinition.Backend) receiver).backend())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private Stream<Subject> subjects() {
    return arms.stream().flatMap(planned -> planned.subject().stream());
  }

  /** The arm of that id. */
  public PlannedArm arm(String id) {
    return arms.stream()
        .filter(planned -> planned.arm().id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("the plan has no arm " + id));
  }
}
