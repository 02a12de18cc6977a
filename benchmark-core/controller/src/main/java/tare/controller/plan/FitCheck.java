package tare.controller.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import tare.controller.definition.PerRecordDefinition;
import tare.controller.definition.ReceiverDefinition;
import tare.controller.plan.PlannedArm.Subject;
import tare.model.WorkloadParameters;

/** What cannot fit into heap, disk, stack or backend, known before anything runs. */
final class FitCheck {

  /** A raw duration on its way to the sealed results. */
  private static final long RAW_BYTES_PER_CALL = Long.BYTES;

  /** A sealed duration; 0.55 bytes were seen, paced runs carry a lag as well. */
  private static final long SEALED_BYTES_PER_CALL = 4;

  /** Stack of one recursive call without any agent, in the interpreter; about 100 bytes seen. */
  private static final long STACK_BYTES_PER_MONITORED_CALL = 100;

  /** The JVM's default on 64-bit Linux. */
  private static final long STACK_BYTES = 1 << 20;

  private FitCheck() {}

  /** One line for each reason why an arm cannot run. */
  static List<String> refusals(PlannedArm planned, ExperimentRequest request, PlanFacts facts) {
    List<String> refusals = new ArrayList<>();
    WorkloadParameters workload = planned.arm().parameters();
    if (tooDeep(workload, planned.arm().jvmArgs())) {
      refusals.add(
          planned.arm().id()
              + " cannot run: depth "
              + workload.depth()
              + " is more than a thread's stack holds; lower --depth, or --jvm-args -Xss16m");
    }
    planned
        .subject()
        .ifPresent(
            subject -> {
              heapRefusal(planned, subject, request).ifPresent(refusals::add);
              backendRefusal(planned, subject, facts).ifPresent(refusals::add);
            });
    return refusals;
  }

  /** Only the user's own -Xss lifts the limit; then the JVM is the judge. */
  private static boolean tooDeep(WorkloadParameters workload, List<String> jvmArgs) {
    return workload.depth() * STACK_BYTES_PER_MONITORED_CALL > STACK_BYTES
        && jvmArgs.stream().noneMatch(argument -> argument.startsWith("-Xss"));
  }

  /**
   * At full speed nothing is taken from a queue that is larger than the run before the run ends.
   */
  private static Optional<String> heapRefusal(
      PlannedArm planned, Subject subject, ExperimentRequest request) {
    long heapBytes = perRecord(subject).heapBytes();
    OptionalLong limit = HeapSize.limitBytes(flags(planned, subject, request));
    if (heapBytes == 0 || limit.isEmpty() || planned.arm().parameters().paced()) {
      return Optional.empty();
    }
    double needed = (double) planned.records() * heapBytes;
    if (needed <= (double) limit.getAsLong() / 2) {
      return Optional.empty();
    }
    return Optional.of(
        String.format(
            Locale.ROOT,
            "%s cannot run: %,d records of %d bytes in its queue are %s of heap, over half of"
                + " -Xmx (%s); pace it with --rate, lower --calls to %,d, or raise -Xmx by"
                + " --jvm-args",
            planned.arm().id(),
            planned.records(),
            heapBytes,
            size(needed),
            size((double) limit.getAsLong()),
            callsThatFit(planned, limit.getAsLong() / 2 / heapBytes)));
  }

  private static Optional<String> backendRefusal(
      PlannedArm planned, Subject subject, PlanFacts facts) {
    return subject
        .configuration()
        .receiver()
        .filter(ReceiverDefinition.Backend.class::isInstance)
        .map(receiver -> facts.backends().apply(((ReceiverDefinition.Backend) receiver).backend()))
        .filter(backend -> backend.maxRecords().orElse(Long.MAX_VALUE) < planned.records())
        .map(
            backend ->
                String.format(
                    Locale.ROOT,
                    "%s cannot run: %s holds %,d records, but %,d would be sent; lower --calls to"
                        + " %,d",
                    planned.arm().id(),
                    backend.name(),
                    backend.maxRecords().get(),
                    planned.records(),
                    callsThatFit(planned, backend.maxRecords().get())));
  }

  /** Why the disk is too small, for all arms together. */
  static Optional<String> diskRefusal(
      List<PlannedArm> arms, ExperimentRequest request, PlanFacts facts) {
    double kept = 0;
    double largest = 0;
    for (PlannedArm planned : arms) {
      double calls = (double) planned.arm().parameters().totalCalls();
      double output =
          planned.subject().map(subject -> (double) perRecord(subject).diskBytes()).orElse(0.0)
              * planned.records();
      kept += request.blocks() * calls * SEALED_BYTES_PER_CALL;
      if (request.settings().keepAgentOutput()) {
        kept += request.blocks() * output;
      }
      largest = Math.max(largest, calls * RAW_BYTES_PER_CALL + output);
    }
    if (kept + largest <= (double) facts.freeDiskBytes()) {
      return Optional.empty();
    }
    return Optional.of(
        String.format(
            Locale.ROOT,
            "the experiment cannot run: it needs about %s of disk where its results go, %s are"
                + " free; lower --calls, or name another disk with --out",
            size(kept + largest),
            size((double) facts.freeDiskBytes())));
  }

  private static PerRecordDefinition perRecord(Subject subject) {
    return subject.configuration().perRecord().orElse(PerRecordDefinition.NOTHING);
  }

  private static List<String> flags(
      PlannedArm planned, Subject subject, ExperimentRequest request) {
    List<String> flags = new ArrayList<>(request.settings().heapArgs());
    flags.addAll(planned.arm().jvmArgs());
    flags.addAll(
        subject.choice().framework().jvmArgs(subject.configuration(), planned.jdk().feature()));
    return flags;
  }

  private static long callsThatFit(PlannedArm planned, long records) {
    long perCall =
        Math.max(1, planned.expectation().recordsPerMonitoredCall())
            * planned.arm().parameters().depth()
            * planned.arm().parameters().threads();
    return Math.max(1, records / perCall);
  }

  private static String size(double bytes) {
    return String.format(Locale.ROOT, "%.1f GB", bytes / 1e9);
  }
}
