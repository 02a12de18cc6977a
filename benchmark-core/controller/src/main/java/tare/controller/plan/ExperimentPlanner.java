package tare.controller.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tare.controller.definition.FrameworkDefinition;
import tare.model.Experiment;

/** Turns a request into a plan, or says why it cannot. */
public final class ExperimentPlanner {

  private ExperimentPlanner() {}

  /**
   * Plans an experiment. What of a default set cannot run here is left out, with its reason.
   *
   * @throws PlanRefusedException when something named does not exist or cannot run, or nothing
   *     would be left but baselines
   */
  public static ExperimentPlan plan(ExperimentRequest request, PlanFacts facts) {
    requirePrograms(request, facts);
    Selection selection = Selection.of(request, facts);
    Fitting fitting = new Fitting(request, facts, new Arms(request).of(selection.subjects()));
    fitting.run();
    List<SkippedConfiguration> skipped = new ArrayList<>(selection.skipped());
    skipped.addAll(fitting.misfits());
    requireSomething(fitting.arms(), skipped);
    return new ExperimentPlan(
        request.name(),
        request.profile().label(),
        request.order(),
        request.seed(),
        request.blocks(),
        request.settings(),
        fitting.arms(),
        skipped);
  }

  /** The arms of a request, whether or not they fit this machine. */
  public static List<PlannedArm> arms(ExperimentRequest request, PlanFacts facts) {
    return new Arms(request).of(Selection.of(request, facts).subjects());
  }

  private static void requirePrograms(ExperimentRequest request, PlanFacts facts) {
    if (!request.settings().receiverCpus().isEmpty() && !facts.commandPresent().test("taskset")) {
      throw new PlanRefusedException(
          "--receiver-cpus needs the command taskset, which is not on the PATH; install util-linux,"
              + " or leave the option out");
    }
  }

  private static void requireSomething(List<PlannedArm> arms, List<SkippedConfiguration> skipped) {
    boolean onlyBaselines = arms.stream().allMatch(arm -> arm.arm().isBaseline());
    if (onlyBaselines && !skipped.isEmpty()) {
      throw new PlanRefusedException(skipped.stream().map(SkippedConfiguration::refusal).toList());
    }
  }

  /**
   * The plan of an experiment that has begun: to resume it, or to run the same again.
   *
   * @param frameworks a framework's definition by its id
   * @throws PlanRefusedException when the definitions have not what the experiment measured
   */
  public static ExperimentPlan again(
      Experiment experiment, Function<String, FrameworkDefinition> frameworks) {
    return new PlanOfExperiment(experiment, frameworks).plan();
  }
}
