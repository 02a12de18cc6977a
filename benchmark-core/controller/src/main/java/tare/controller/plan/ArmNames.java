package tare.controller.plan;

import java.util.List;
import tare.controller.plan.PlannedArm.Subject;
import tare.model.WorkloadParameters;

/**
 * Ids of arms: as short as they can be and still differ, for example {@code Example-java/tcp}, or
 * {@code Example-java@2.0.1/tcp/depth=4/jdk=25} where releases, depths and JDKs are compared.
 */
final class ArmNames {

  private final ExperimentRequest request;
  private final List<Axis> axes;

  ArmNames(ExperimentRequest request) {
    this.request = request;
    this.axes =
        Axis.ALL.stream()
            .filter(axis -> request.workloads().stream().map(axis.value()).distinct().count() > 1)
            .toList();
  }

  /**
   * The id of an arm with an agent.
   *
   * @param requested the workload asked for: a pace of the configuration's own is in its name
   */
  String of(Subject subject, WorkloadParameters requested, Jdk jdk, Variant variant) {
    FrameworkChoice choice = subject.choice();
    String framework = choice.framework().id();
    long releases =
        request.frameworks().stream().filter(c -> c.framework().id().equals(framework)).count();
    StringBuilder id = new StringBuilder(framework);
    if (releases > 1 || !choice.alias().isEmpty()) {
      id.append('@').append(choice.label());
    }
    id.append('/').append(subject.configuration().id());
    axes.forEach(axis -> id.append(axis.suffix(requested)));
    id.append(jdkSuffix(jdk));
    if (!variant.alias().isEmpty()) {
      id.append('/').append(variant.alias());
    }
    return id.toString();
  }

  /**
   * The id of a baseline.
   *
   * @param name {@code baseline} or {@code baseline-again}
   */
  String ofBaseline(String name, WorkloadParameters workload, Jdk jdk) {
    StringBuilder id = new StringBuilder(name);
    for (Axis axis : Axis.ALL) {
      if (axes.contains(axis) || isPaceOfAConfiguration(axis, workload)) {
        id.append(axis.suffix(workload));
      }
    }
    return id.append(jdkSuffix(jdk)).toString();
  }

  private boolean isPaceOfAConfiguration(Axis axis, WorkloadParameters workload) {
    return request.workloads().stream()
        .map(axis.value())
        .noneMatch(axis.value().apply(workload)::equals);
  }

  private String jdkSuffix(Jdk jdk) {
    if (request.jdks().size() == 1) {
      return "";
    }
    long sameFeature =
        request.jdks().stream().filter(other -> other.feature() == jdk.feature()).count();
    return "/jdk=" + (sameFeature == 1 ? Integer.toString(jdk.feature()) : jdk.version());
  }
}
