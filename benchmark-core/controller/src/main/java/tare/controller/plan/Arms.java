package tare.controller.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.PaceDefinition;
import tare.controller.plan.PlannedArm.Subject;
import tare.model.Arm;
import tare.model.Stage;
import tare.model.WorkloadParameters;

/**
 * All arms of a request. Baselines whose command lines are the same are one arm for all frameworks;
 * there are several only where JDK or workload differ. The first runs twice: the A/A test.
 */
final class Arms {

  private final ExperimentRequest request;
  private final ArmNames names;
  private final Map<Setting, PlannedArm> baselines = new LinkedHashMap<>();

  /** What must be the same for two arms to be comparable. */
  private record Setting(Jdk jdk, WorkloadParameters workload) {}

  Arms(ExperimentRequest request) {
    this.request = request;
    this.names = new ArmNames(request);
  }

  /** Baselines first, then what is measured against them. */
  List<PlannedArm> of(List<Subject> subjects) {
    List<PlannedArm> measured = new ArrayList<>();
    for (Jdk jdk : request.jdks()) {
      for (WorkloadParameters workload : request.workloads()) {
        baseline(new Setting(jdk, workload));
        for (Subject subject : subjects) {
          for (Variant variant : request.variants()) {
            measured.add(arm(subject, workload, jdk, variant));
          }
        }
      }
    }
    List<PlannedArm> all = new ArrayList<>(baselines.values());
    all.add(1, again());
    all.addAll(measured);
    requireDistinct(all);
    return all;
  }

  private PlannedArm arm(Subject subject, WorkloadParameters requested, Jdk jdk, Variant variant) {
    ConfigurationDefinition configuration = subject.configuration();
    WorkloadParameters workload = paced(requested, configuration.pace());
    List<String> jvmArgs = new ArrayList<>(request.jvmArgs());
    jvmArgs.addAll(subject.choice().jvmArgs());
    jvmArgs.addAll(variant.jvmArgs());
    Arm arm =
        new Arm(
            names.of(subject, requested, jdk, variant),
            subject.choice().framework().id(),
            subject.choice().agentVersion(),
            configuration.id(),
            configuration.stage(),
            configuration.label(),
            configuration.moobenchIndex().orElse(-1),
            subject.choice().framework().resultRole(),
            baseline(new Setting(jdk, workload)).arm().id(),
            workload,
            jdk.home(),
            jvmArgs);
    return new PlannedArm(arm, Optional.of(subject), jdk);
  }

  /** The configuration's own pace, unless the user asked for one. */
  private static WorkloadParameters paced(
      WorkloadParameters workload, Optional<PaceDefinition> pace) {
    if (pace.isEmpty() || workload.paced()) {
      return workload;
    }
    long calls = Math.min(workload.calls(), pace.get().maxCalls().orElse(Long.MAX_VALUE));
    return workload.withCalls(calls).withCallsPerSecond(pace.get().callsPerSecond());
  }

  private PlannedArm baseline(Setting setting) {
    return baselines.computeIfAbsent(
        setting,
        key -> {
          String id = names.ofBaseline(Arm.BASELINE, key.workload(), key.jdk());
          return baseline(id, id, key);
        });
  }

  private PlannedArm again() {
    Setting first = baselines.keySet().iterator().next();
    return baseline(
        names.ofBaseline(Arm.BASELINE_AGAIN, first.workload(), first.jdk()),
        baselines.get(first).arm().id(),
        first);
  }

  private PlannedArm baseline(String id, String baselineArm, Setting setting) {
    Arm arm =
        new Arm(
            id,
            "",
            "",
            Arm.BASELINE,
            Stage.BASELINE,
            "No agent",
            0,
            "",
            baselineArm,
            setting.workload(),
            setting.jdk().home(),
            request.jvmArgs());
    return new PlannedArm(arm, Optional.empty(), setting.jdk());
  }

  private static void requireDistinct(List<PlannedArm> arms) {
    Map<String, PlannedArm> byId = new LinkedHashMap<>();
    for (PlannedArm arm : arms) {
      if (byId.put(arm.arm().id(), arm) != null) {
        throw new PlanRefusedException(
            "two arms would both be called "
                + arm.arm().id()
                + "; name each framework, release, workload and JDK once");
      }
    }
  }
}
