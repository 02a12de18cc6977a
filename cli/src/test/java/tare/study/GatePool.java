package tare.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.ForkMetric;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.Profile;
import tare.controller.plan.Variant;
import tare.model.Arm;
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
  private final ReferenceArms arms;

  GatePool(Study study) {
    this.study = study;
    this.arms = ReferenceArms.of(study);
  }

  /** Measures so many blocks in a new folder, or what is left of them in one that was begun. */
  void measure(Path folder, int blocks) throws IOException, InterruptedException {
    if (Files.exists(folder)) {
      study.resume(folder);
      return;
    }
    Path pilot = folder.resolveSibling(folder.getFileName() + "-pilot");
    study.measure(study.plan(request(ReferenceSeverity.pilot(), PILOT_BLOCKS)), pilot);
    List<Variant> variants = variants(ReferenceSeverity.ofPilot(pilot), callNanos(pilot));
    study.measure(study.plan(request(variants, blocks)), folder);
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
    return arms.id(ReferenceSeverity.variant(release, 0));
  }

  private ExperimentRequest request(List<Variant> variants, int blocks) {
    return arms.request("gate", variants, CALLS, blocks, SEED);
  }
}
