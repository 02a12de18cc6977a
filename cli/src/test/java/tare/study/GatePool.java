package tare.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.ForkMetric;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.FrameworkChoice;
import tare.controller.plan.Order;
import tare.controller.plan.Profile;
import tare.controller.plan.Variant;
import tare.model.Arm;
import tare.model.RunSettings;
import tare.model.WorkloadParameters;
import tare.results.ResultsFolder;

/**
 * Forks of the reference agent at known costs, interleaved in one experiment: a base whose call
 * takes about as long as that of a real agent, the base once more, and "releases" whose call takes
 * longer by known shares.
 */
final class GatePool {

  /** Shares by which a call of the slower releases is to take longer. */
  static final List<Double> SLOWER = List.of(0.02, 0.03, 0.05, 0.1, 0.2);

  static final String BASE = "base";
  static final String AGAIN = "base-again";

  /** What a monitored call of the base costs. */
  private static final double BASE_NANOS = 200;

  private static final long CALLS = 100_000;
  private static final int PILOT_BLOCKS = 3;
  private static final long SEED = 20261201;

  private final Study study;
  private final FrameworkDefinition framework;
  private final String configuration;

  GatePool(Study study) {
    this.study = study;
    this.framework = ReferenceSeverity.framework(study.catalog());
    this.configuration = ReferenceSeverity.configuration(framework);
  }

  /** Measures so many blocks in a new folder, or what is left of them in one that was begun. */
  void measure(Path folder, int blocks) throws IOException, InterruptedException {
    if (Files.exists(folder)) {
      study.resume(folder);
      return;
    }
    Path pilot = folder.resolveSibling(folder.getFileName() + "-pilot");
    study.measure(study.plan(request(pilotVariants(), PILOT_BLOCKS)), pilot);
    List<Variant> variants = variants(ReferenceSeverity.ofPilot(pilot), callNanos(pilot));
    study.measure(study.plan(request(variants, blocks)), folder);
  }

  private static List<Variant> pilotVariants() {
    return ReferenceSeverity.PILOT.stream()
        .map(steps -> ReferenceSeverity.variant(Integer.toString(steps), steps))
        .toList();
  }

  /** Mean of a call without agent. */
  private static double callNanos(Path pilot) throws IOException {
    return ForkMetric.OVERHEAD
        .values(ResultsFolder.open(pilot), WarmupRule.STEADY)
        .get(Arm.BASELINE)
        .values()
        .stream()
        .mapToDouble(Double::doubleValue)
        .average()
        .orElseThrow();
  }

  private static List<Variant> variants(ReferenceSeverity severity, double callNanos) {
    double withBase = callNanos + Profile.DEPTH * BASE_NANOS;
    List<Variant> variants = new ArrayList<>();
    int steps = severity.steps(BASE_NANOS);
    variants.add(ReferenceSeverity.variant(BASE, steps));
    variants.add(ReferenceSeverity.variant(AGAIN, steps));
    for (double slower : SLOWER) {
      double nanos = slower * withBase / Profile.DEPTH;
      int added = (int) Math.ceil(nanos / severity.nanosPerStep());
      variants.add(ReferenceSeverity.variant(name(slower), steps + added));
    }
    return variants;
  }

  /** The release that is slower by a share. */
  static String name(double slower) {
    return Math.round(100 * slower) + "-percent";
  }

  /** Id of the arm of a release. */
  String arm(String release) {
    return framework.id()
        + "/"
        + configuration
        + "/"
        + ReferenceSeverity.variant(release, 0).alias();
  }

  private ExperimentRequest request(List<Variant> variants, int blocks) {
    return new ExperimentRequest(
        "gate",
        Profile.QUICK,
        List.of(FrameworkChoice.pinned(framework)),
        List.of(configuration),
        List.of(WorkloadParameters.of(CALLS, Profile.DEPTH, 1, 0)),
        List.of(JdkHomes.current()),
        variants,
        List.of(),
        blocks,
        Order.RMIT,
        SEED,
        RunSettings.DEFAULT);
  }
}
