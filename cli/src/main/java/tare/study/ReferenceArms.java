package tare.study;

import java.util.List;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.FrameworkChoice;
import tare.controller.plan.Order;
import tare.controller.plan.Profile;
import tare.controller.plan.Variant;
import tare.model.RunSettings;
import tare.model.WorkloadParameters;

/**
 * The reference agent at known costs: arms of one experiment on the JDK that runs Tare.
 *
 * @param framework the reference
 * @param configuration in which nothing but the known cost is added
 */
record ReferenceArms(FrameworkDefinition framework, String configuration) {

  static ReferenceArms of(Study study) {
    FrameworkDefinition framework = ReferenceSeverity.framework(study.catalog());
    return new ReferenceArms(framework, ReferenceSeverity.configuration(framework));
  }

  /** Id of a variant's arm. */
  String id(Variant variant) {
    return framework.id() + "/" + configuration + "/" + variant.alias();
  }

  /** An experiment of such variants, interleaved with both baselines. */
  ExperimentRequest request(
      String name, List<Variant> variants, long calls, int blocks, long seed) {
    return new ExperimentRequest(
        name,
        Profile.QUICK,
        List.of(FrameworkChoice.pinned(framework)),
        List.of(configuration),
        List.of(WorkloadParameters.of(calls, Profile.DEPTH, 1, 0)),
        List.of(JdkHomes.current()),
        variants,
        List.of(),
        blocks,
        Order.RMIT,
        seed,
        RunSettings.DEFAULT);
  }
}
