package tare.study;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tare.controller.artifact.AgentFiles;
import tare.controller.artifact.ArtifactException;
import tare.controller.artifact.Artifacts;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.ExperimentPlanner;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.FrameworkChoice;
import tare.controller.plan.Jdk;
import tare.controller.plan.Order;
import tare.controller.plan.PlanFacts;
import tare.controller.plan.PlannedArm;
import tare.controller.plan.Profile;
import tare.controller.plan.Variant;
import tare.controller.process.ForkCommand;
import tare.controller.process.ForkTask;
import tare.controller.process.Installation;
import tare.model.RunSettings;
import tare.model.WorkloadParameters;

/** The flags with which a framework's configurations are measured, word by word. */
public final class AgentFlags {

  private final Installation installation;
  private final Jdk jdk;

  /**
   * @param jdk what measured JVMs run on: some agents need further flags on some
   */
  public AgentFlags(Installation installation, Jdk jdk) {
    this.installation = installation;
    this.jdk = jdk;
  }

  /**
   * The JVM flags of every configuration but the baseline, by the configuration's id, as the quick
   * profile uses them after {@link RunSettings#DEFAULT_HEAP_ARGS}. What every fork has anew stays a
   * placeholder, and so does the path of a jar that is not on this disk.
   */
  public Map<String, List<String>> of(FrameworkDefinition framework) {
    ExperimentRequest request = request(framework);
    PlanFacts anywhere =
        new PlanFacts(Long.MAX_VALUE, installation.frameworks()::backend, command -> true);
    AgentFiles files = files(framework);
    Map<String, List<String>> flags = new LinkedHashMap<>();
    for (PlannedArm arm : ExperimentPlanner.arms(request, anywhere)) {
      if (!arm.arm().isBaseline()) {
        ForkTask task =
            new ForkTask(arm, request.settings(), installation, Optional.of(files), Map.of());
        flags.put(arm.arm().configuration(), flags(ForkCommand.recorded(task)));
      }
    }
    return flags;
  }

  private ExperimentRequest request(FrameworkDefinition framework) {
    return new ExperimentRequest(
        framework.id(),
        Profile.QUICK,
        List.of(FrameworkChoice.pinned(framework)),
        framework.configurations().stream().map(ConfigurationDefinition::id).toList(),
        List.of(WorkloadParameters.of(Profile.QUICK.calls(), Profile.DEPTH, 1, 0)),
        List.of(jdk),
        List.of(Variant.PLAIN),
        List.of(),
        1,
        Order.FIXED,
        1,
        RunSettings.DEFAULT);
  }

  /** Between the heap's flags, which all JVMs have, and the class path. */
  private static List<String> flags(List<String> command) {
    return command.subList(1 + RunSettings.DEFAULT_HEAP_ARGS.size(), command.indexOf("-cp"));
  }

  private AgentFiles files(FrameworkDefinition framework) {
    try (Artifacts artifacts = Artifacts.of(installation.frameworks(), true, line -> {})) {
      return artifacts.agentFiles(FrameworkChoice.pinned(framework));
    } catch (ArtifactException e) {
      return standIns(framework);
    }
  }

  private static AgentFiles standIns(FrameworkDefinition framework) {
    Path agent = Path.of("${agent}");
    Map<String, Path> extras =
        framework.extraJars().keySet().stream()
            .collect(
                Collectors.toMap(Function.identity(), name -> Path.of("${extra." + name + "}")));
    return new AgentFiles(agent, Path.of("${agent.home}"), agent, extras, List.of());
  }
}
