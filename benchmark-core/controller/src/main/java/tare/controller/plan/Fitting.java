package tare.controller.plan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The arms of a plan that fit this machine. What was asked for by name must fit, or nothing runs;
 * what is only part of a default set is left out, with its reason, and the rest is measured.
 */
final class Fitting {

  private final ExperimentRequest request;
  private final PlanFacts facts;
  private final List<SkippedConfiguration> misfits = new ArrayList<>();
  private List<PlannedArm> arms;

  /**
   * @param arms everything that was asked for, baselines first
   */
  Fitting(ExperimentRequest request, PlanFacts facts, List<PlannedArm> arms) {
    this.request = request;
    this.facts = facts;
    this.arms = List.copyOf(arms);
  }

  /**
   * Leaves out what does not fit.
   *
   * @throws PlanRefusedException when something named does not fit, or not even the rest fits
   */
  void run() {
    requireFeasible();
    leaveOutMisfits();
    leaveOutWriters();
    List<String> refusals = new ArrayList<>();
    DiskCheck disk = new DiskCheck(request, facts);
    if (!disk.fits(arms)) {
      refusals.add(disk.refusal(arms));
    }
    if (named()) {
      misfits.forEach(misfit -> refusals.add(misfit.refusal()));
    }
    if (!refusals.isEmpty()) {
      throw new PlanRefusedException(refusals);
    }
  }

  /** Arms that differ in their agent alone are refused for the same reason, said once. */
  private void requireFeasible() {
    List<String> refusals =
        arms.stream()
            .flatMap(arm -> WorkloadCheck.refusal(arm, request).stream())
            .distinct()
            .toList();
    if (!refusals.isEmpty()) {
      throw new PlanRefusedException(refusals);
    }
  }

  private boolean named() {
    return !request.configurations().isEmpty();
  }

  private void leaveOutMisfits() {
    for (PlannedArm arm : arms) {
      FitCheck.misfit(arm, request, facts).ifPresent(misfit -> leaveOut(arm, misfit));
    }
  }

  private void leaveOutWriters() {
    DiskCheck disk = new DiskCheck(request, facts);
    Optional<PlannedArm> writer = DiskCheck.largestWriter(arms);
    while (!named() && !disk.fits(arms) && writer.isPresent()) {
      leaveOut(writer.get(), disk.misfit(writer.get()));
      writer = DiskCheck.largestWriter(arms);
    }
  }

  private void leaveOut(PlannedArm arm, SkippedConfiguration misfit) {
    misfits.add(misfit);
    Set<String> before = baselinesInUse();
    arms = arms.stream().filter(other -> !other.equals(arm)).toList();
    Set<String> unused = new HashSet<>(before);
    unused.removeAll(baselinesInUse());
    // The first two are the A/A, with or without an agent beside them.
    arms =
        List.copyOf(
            arms.stream()
                .filter(other -> !unused.contains(other.arm().id()) || arms.indexOf(other) < 2)
                .toList());
  }

  /** The baselines that something is compared with. */
  private Set<String> baselinesInUse() {
    Set<String> used = new HashSet<>();
    arms.stream()
        .filter(arm -> !arm.arm().isBaseline())
        .forEach(arm -> used.add(arm.arm().baselineArm()));
    return used;
  }

  /** What is left, baselines first. */
  List<PlannedArm> arms() {
    return arms;
  }

  /** What is not, with its reason. */
  List<SkippedConfiguration> misfits() {
    return List.copyOf(misfits);
  }
}
