package tare.controller.plan;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Whether the disk holds what is kept of all arms, and beside it what the largest writes while it
 * runs.
 */
final class DiskCheck {

  /** A raw duration on its way to the sealed results. */
  private static final long RAW_BYTES_PER_CALL = Long.BYTES;

  /** A sealed duration; 0.55 bytes were seen, paced runs carry a lag as well. */
  private static final long SEALED_BYTES_PER_CALL = 4;

  private final ExperimentRequest request;
  private final double freeBytes;

  DiskCheck(ExperimentRequest request, PlanFacts facts) {
    this.request = request;
    this.freeBytes = (double) facts.freeDiskBytes();
  }

  /** Whether these arms fit. */
  boolean fits(List<PlannedArm> arms) {
    return neededBytes(arms) <= freeBytes;
  }

  /** The arm whose agent writes most, if any writes. */
  static Optional<PlannedArm> largestWriter(List<PlannedArm> arms) {
    return arms.stream()
        .filter(arm -> outputBytes(arm) > 0)
        .max(Comparator.comparingDouble(DiskCheck::outputBytes));
  }

  /** An arm that is left out so that the others fit. */
  SkippedConfiguration misfit(PlannedArm arm) {
    return new SkippedConfiguration(
        arm.arm().id(),
        String.format(
            Locale.ROOT,
            "it would write about %s, and %s of disk are free where results go",
            Bytes.text(outputBytes(arm)),
            Bytes.text(freeBytes)),
        remedy());
  }

  /** Why none of these arms can run. */
  String refusal(List<PlannedArm> arms) {
    return String.format(
        Locale.ROOT,
        "the experiment cannot run: it needs about %s of disk where its results go, %s are free; %s",
        Bytes.text(neededBytes(arms)),
        Bytes.text(freeBytes),
        remedy());
  }

  private static String remedy() {
    return "lower --calls, or name another disk with --out";
  }

  private double neededBytes(List<PlannedArm> arms) {
    double kept = 0;
    double largest = 0;
    for (PlannedArm arm : arms) {
      double calls = (double) arm.arm().parameters().totalCalls();
      double output = outputBytes(arm);
      kept += request.blocks() * calls * SEALED_BYTES_PER_CALL;
      if (request.settings().keepAgentOutput()) {
        kept += request.blocks() * output;
      }
      largest = Math.max(largest, calls * RAW_BYTES_PER_CALL + output);
    }
    return kept + largest;
  }

  private static double outputBytes(PlannedArm arm) {
    return (double) arm.perRecord().diskBytes() * arm.records();
  }
}
