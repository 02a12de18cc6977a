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
   * Plans an experiment.
   *
   * @throws PlanRefusedException when something named does not exist or an arm cannot fit
   */
  public static ExperimentPlan plan(ExperimentRequest request, PlanFacts facts) {
    Selection selection = Selection.of(request, facts);
    List<PlannedArm> arms = new ArrayList<>(new Arms(request).of(selection.subjects()));
    List<String> refusals = new ArrayList<>();
    if (!request.settings().receiverCpus().isEmpty() && !facts.commandPresent().test("taskset")) {
      refusals.add(
          "--receiver-cpus needs the command taskset, which is not on the PATH; install util-linux,"
              + " or leave the option out");
    }
    for (PlannedArm arm : arms) {
      refusals.addAll(FitCheck.refusals(arm, request, facts));
    }
    FitCheck.diskRefusal(arms, request, facts).ifPresent(refusals::add);
    if (!refusals.isEmpty()) {
      throw new PlanRefusedException(refusals);
    }
    return new ExperimentPlan(
        request.name(),
        request.profile().label(),
        request.order(),
        request.seed(),
        request.blocks(),
        request.settings(),
        arms,
        selection.skipped());
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
