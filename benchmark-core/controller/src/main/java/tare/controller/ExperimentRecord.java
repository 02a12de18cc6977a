package tare.controller;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tare.controller.artifact.AgentFiles;
import tare.controller.environment.Machine;
import tare.controller.environment.Warnings;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.PlannedArm;
import tare.controller.plan.SkippedConfiguration;
import tare.controller.process.ForkCommand;
import tare.model.Experiment;
import tare.model.Experiment.AgentFile;
import tare.model.Warning;

/** Writes down what is known of an experiment before its first fork. */
final class ExperimentRecord {

  private ExperimentRecord() {}

  /** The experiment as planned. */
  static Experiment of(ExperimentPlan plan, ExperimentContext context, Machine machine) {
    Map<String, String> jdks = new LinkedHashMap<>();
    Map<String, List<String>> commandLines = new LinkedHashMap<>();
    for (PlannedArm arm : plan.arms()) {
      jdks.put(arm.jdk().home(), arm.jdk().version());
      commandLines.put(arm.arm().id(), ForkCommand.recorded(context.task(plan, arm)));
    }
    List<AgentFile> agents =
        context.agents().values().stream()
            .map(AgentFiles::recorded)
            .flatMap(List::stream)
            .distinct()
            .toList();
    List<Warning> warnings = new ArrayList<>(machine.warnings());
    plan.skipped().stream().map(SkippedConfiguration::toWarning).forEach(warnings::add);
    warnings.addAll(unknownJdks(plan));
    return new Experiment(
        Experiment.SCHEMA_VERSION,
        context.toolVersion(),
        plan.name(),
        Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
        plan.profile(),
        plan.order().label(),
        plan.seed(),
        plan.blocks(),
        plan.settings(),
        plan.arms().stream().map(PlannedArm::arm).toList(),
        plan.schedule(),
        machine.facts(),
        jdks,
        agents,
        commandLines,
        context.invocation(),
        warnings);
  }

  private static Set<Warning> unknownJdks(ExperimentPlan plan) {
    Set<Warning> warnings = new LinkedHashSet<>();
    for (PlannedArm arm : plan.arms()) {
      int feature = arm.jdk().feature();
      arm.subject()
          .map(subject -> subject.choice().framework())
          .filter(framework -> !framework.jdks().contains(feature))
          .map(
              framework ->
                  Warnings.unknownJdk(framework.id(), feature, framework.jdks().toString()))
          .ifPresent(warnings::add);
    }
    return warnings;
  }

  /** The same experiment after blocks were added. */
  static Experiment extended(Experiment begun, ExperimentPlan plan) {
    return new Experiment(
        begun.schemaVersion(),
        begun.toolVersion(),
        begun.name(),
        begun.createdAt(),
        begun.profile(),
        begun.order(),
        begun.seed(),
        plan.blocks(),
        begun.settings(),
        begun.arms(),
        plan.schedule(),
        begun.machine(),
        begun.jdks(),
        begun.agents(),
        begun.commandLines(),
        begun.invocation(),
        begun.warnings());
  }
}
