package tare.study;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.AnalysisSettings;
import tare.controller.artifact.ArtifactException;
import tare.controller.definition.DefinitionException;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.definition.Role;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.FrameworkChoice;
import tare.controller.plan.Jdk;
import tare.controller.plan.Order;
import tare.controller.plan.PlanRefusedException;
import tare.controller.plan.Profile;
import tare.controller.plan.SkippedConfiguration;
import tare.controller.plan.Variant;
import tare.controller.process.Folders;
import tare.model.RecordAccounting;
import tare.model.RunSettings;
import tare.model.WorkloadParameters;
import tare.results.ConfigurationSummary;
import tare.results.ResultsFolder;
import tare.results.Summary;
import tare.study.FrameworkProof.Outcome;

/**
 * Proves frameworks on this machine: the agent is there, instruments and delivers, and what does
 * not arrive is accounted for. Every configuration runs in one short fork; its costs mean nothing.
 */
public final class Verification {

  /** Enough for as-shipped queues to overflow, few enough for a second of calls. */
  private static final long CALLS = 5_000;

  private final Study study;
  private final Jdk jdk;

  /**
   * @param jdk what measured JVMs run on
   */
  public Verification(Study study, Jdk jdk) {
    this.study = study;
    this.jdk = jdk;
  }

  /**
   * Proves the default configurations of a framework; results are kept only where it fails.
   *
   * @param name the framework's folder
   * @throws IOException when results cannot be written
   */
  public FrameworkProof prove(String name) throws IOException, InterruptedException {
    long begin = System.nanoTime();
    FrameworkDefinition framework;
    try {
      framework = study.catalog().framework(name);
    } catch (DefinitionException e) {
      return FrameworkProof.untried(name, "", since(begin), Outcome.FAILED, e.getMessage());
    }
    Path folder = study.newFolder("verify-" + name);
    FrameworkProof proof = prove(framework, List.of(), folder);
    if (proof.outcome() == Outcome.PROVED) {
      Folders.delete(folder);
    }
    return proof;
  }

  /**
   * Proves configurations of a framework.
   *
   * @param configurations by id; empty for the default set
   * @param folder where results go; none is made when nothing can be tried
   * @throws IOException when results cannot be written
   */
  FrameworkProof prove(FrameworkDefinition framework, List<String> configurations, Path folder)
      throws IOException, InterruptedException {
    long begin = System.nanoTime();
    try {
      ExperimentPlan plan =
          study.plan(request(framework, configurations), folder).withoutBaselines();
      study.runWithoutRest(plan, folder);
      return judged(framework, plan, folder, begin);
    } catch (ArtifactException e) {
      boolean brought = framework.role().orElse(Role.AGENT) == Role.BROUGHT;
      return untried(framework, begin, brought ? Outcome.NOT_BROUGHT : Outcome.FAILED, e);
    } catch (PlanRefusedException e) {
      return untried(framework, begin, Outcome.FAILED, e);
    }
  }

  private static FrameworkProof untried(
      FrameworkDefinition framework, long begin, Outcome outcome, Exception reason) {
    String version = FrameworkChoice.pinned(framework).agentVersion();
    return FrameworkProof.untried(
        framework.id(), version, since(begin), outcome, reason.getMessage());
  }

  private ExperimentRequest request(FrameworkDefinition framework, List<String> configurations) {
    return new ExperimentRequest(
        "verify-" + framework.id(),
        Profile.QUICK,
        List.of(FrameworkChoice.pinned(framework)),
        configurations,
        List.of(WorkloadParameters.of(CALLS, Profile.DEPTH, 1, 0)),
        List.of(jdk),
        List.of(Variant.PLAIN),
        List.of(),
        1,
        Order.FIXED,
        1,
        RunSettings.DEFAULT);
  }

  private static FrameworkProof judged(
      FrameworkDefinition framework, ExperimentPlan plan, Path folder, long begin)
      throws IOException {
    Summary summary =
        Study.analyse(folder, new AnalysisSettings(WarmupRule.HALF, AnalysisSettings.CONFIDENCE))
            .summary();
    List<ConfigurationSummary> arms = summary.configurations();
    List<String> violations =
        FrameworkContract.violations(framework, arms, ResultsFolder.open(folder).forks());
    List<String> remarks = new ArrayList<>(violations);
    if (!violations.isEmpty()) {
      remarks.add(framework.id() + ": its results and logs are in " + folder);
    }
    plan.skipped().stream().map(SkippedConfiguration::announcement).forEach(remarks::add);
    return new FrameworkProof(
        framework.id(),
        FrameworkChoice.pinned(framework).agentVersion(),
        arms.size(),
        proved(framework, arms),
        sum(arms, RecordAccounting::expected),
        sum(arms, RecordAccounting::delivered),
        since(begin),
        violations.isEmpty() ? Outcome.PROVED : Outcome.FAILED,
        remarks);
  }

  private static List<String> proved(
      FrameworkDefinition framework, List<ConfigurationSummary> arms) {
    List<String> proved = new ArrayList<>();
    if (arms.stream().anyMatch(FrameworkContract::instruments)) {
      proved.add("instruments");
    }
    if (arms.stream().anyMatch(FrameworkContract::delivers)) {
      proved.add("delivers");
    }
    if (arms.stream().anyMatch(arm -> accountsForDrops(framework, arm))) {
      proved.add("accounts for drops");
    }
    return proved;
  }

  private static boolean accountsForDrops(FrameworkDefinition framework, ConfigurationSummary arm) {
    return FrameworkContract.accountsForDrops(framework.configuration(arm.configuration()), arm);
  }

  private static long sum(List<ConfigurationSummary> arms, ToLongFunction<RecordAccounting> count) {
    return arms.stream()
        .filter(arm -> arm.records() != null)
        .mapToLong(arm -> count.applyAsLong(arm.records()))
        .sum();
  }

  private static Duration since(long begin) {
    return Duration.ofNanos(System.nanoTime() - begin);
  }
}
