package tare.analysis.summary;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tare.analysis.statistics.CallStatistic;
import tare.analysis.statistics.StageSplit;
import tare.analysis.statistics.StageSplit.StageArm;
import tare.model.Arm;
import tare.results.Summary.StageCost;

/** The cost of every framework stage by stage, among arms that differ in nothing else. */
final class StageCosts {

  private StageCosts() {}

  /** What must be equal for two arms to differ by their stage alone. */
  private record Setting(
      String framework, String agentVersion, String baselineArm, List<String> jvmArgs) {

    static Setting of(Arm arm) {
      return new Setting(arm.framework(), arm.agentVersion(), arm.baselineArm(), arm.jvmArgs());
    }
  }

  static List<StageCost> of(Map<String, ArmSample> samples, double confidence) {
    Map<Setting, List<ArmSample>> groups = new LinkedHashMap<>();
    for (ArmSample sample : samples.values()) {
      if (!sample.arm().isBaseline() && sample.publishable()) {
        groups.computeIfAbsent(Setting.of(sample.arm()), key -> new ArrayList<>()).add(sample);
      }
    }
    List<StageCost> costs = new ArrayList<>();
    groups.forEach(
        (setting, arms) -> {
          ArmSample baseline = samples.get(setting.baselineArm());
          if (baseline != null && baseline.publishable()) {
            costs.addAll(split(setting, baseline, arms, confidence));
          }
        });
    return costs;
  }

  private static List<StageCost> split(
      Setting setting, ArmSample baseline, List<ArmSample> arms, double confidence) {
    List<StageArm> stages = new ArrayList<>(List.of(stage(baseline)));
    arms.forEach(arm -> stages.add(stage(arm)));
    int depth = baseline.arm().parameters().depth();
    return StageSplit.of(stages, depth, confidence).costs().stream()
        .map(
            cost ->
                new StageCost(
                    setting.framework(),
                    cost.stage(),
                    cost.beyond(),
                    cost.arm(),
                    Intervals.summarised(cost.nanosPerMonitoredCall())))
        .toList();
  }

  private static StageArm stage(ArmSample sample) {
    return new StageArm(
        sample.arm().id(),
        sample.arm().stage(),
        Arrays.stream(sample.values(CallStatistic.MEAN)).boxed().toList());
  }
}
