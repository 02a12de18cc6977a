package tare.controller.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import tare.controller.definition.ReceiverDefinition;
import tare.controller.plan.PlannedArm.Subject;
import tare.model.WorkloadParameters;

/** What of an arm cannot fit into heap, stack or backend, known before anything runs. */
final class FitCheck {

  /** Stack of one recursive call without any agent, in the interpreter; about 100 bytes seen. */
  private static final long STACK_BYTES_PER_MONITORED_CALL = 100;

  /** The JVM's default on 64-bit Linux. */
  private static final long STACK_BYTES = 1 << 20;

  private FitCheck() {}

  /** Why no arm can run that makes such calls; the agent has no part in it. */
  static Optional<String> depthRefusal(PlannedArm planned) {
    WorkloadParameters workload = planned.arm().parameters();
    return tooDeep(workload, planned.arm().jvmArgs())
        ? Optional.of(
            planned.arm().id()
                + " cannot run: depth "
                + workload.depth()
                + " is more than a thread's stack holds; lower --depth, or --jvm-args -Xss16m")
        : Optional.empty();
  }

  /** Only the user's own -Xss lifts the limit; then the JVM is the judge. */
  private static boolean tooDeep(WorkloadParameters workload, List<String> jvmArgs) {
    return workload.depth() * STACK_BYTES_PER_MONITORED_CALL > STACK_BYTES
        && jvmArgs.stream().noneMatch(argument -> argument.startsWith("-Xss"));
  }

  /** Why an arm cannot run although others may. */
  static Optional<SkippedConfiguration> misfit(
      PlannedArm planned, ExperimentRequest request, PlanFacts facts) {
    return planned
        .subject()
        .flatMap(
            subject ->
                heapMisfit(planned, subject, request)
                    .or(() -> backendMisfit(planned, subject, facts)));
  }

  /**
   * At full speed nothing is taken from a queue that is larger than the run before the run ends.
   */
  private static Optional<SkippedConfiguration> heapMisfit(
      PlannedArm planned, Subject subject, ExperimentRequest request) {
    long heapBytes = planned.perRecord().heapBytes();
    OptionalLong limit = HeapSize.limitBytes(flags(planned, subject, request));
    if (heapBytes == 0 || limit.isEmpty() || planned.arm().parameters().paced()) {
      return Optional.empty();
    }
    double needed = (double) planned.records() * heapBytes;
    if (needed <= (double) limit.getAsLong() / 2) {
      return Optional.empty();
    }
    return Optional.of(
        new SkippedConfiguration(
            planned.arm().id(),
            String.format(
                Locale.ROOT,
                "%,d records of %d bytes in its queue are %s of heap, over half of -Xmx (%s)",
                planned.records(),
                heapBytes,
                Bytes.text(needed),
                Bytes.text((double) limit.getAsLong())),
            String.format(
                Locale.ROOT,
                "pace it with --rate, lower --calls to %,d, or raise -Xmx by --jvm-args",
                callsThatFit(planned, limit.getAsLong() / 2 / heapBytes))));
  }

  private static Optional<SkippedConfiguration> backendMisfit(
      PlannedArm planned, Subject subject, PlanFacts facts) {
    return subject
        .configuration()
        .receiver()
        .filter(ReceiverDefinition.Backend.class::isInstance)
        .map(receiver -> facts.backends().apply(((ReceiverDefinition.Backend) receiver).backend()))
        .filter(backend -> backend.maxRecords().orElse(Long.MAX_VALUE) < planned.records())
        .map(
            backend ->
                new SkippedConfiguration(
                    planned.arm().id(),
                    String.format(
                        Locale.ROOT,
                        "%s holds %,d records, but %,d would be sent",
                        backend.name(),
                        backend.maxRecords().get(),
                        planned.records()),
                    String.format(
                        Locale.ROOT,
                        "lower --calls to %,d",
                        callsThatFit(planned, backend.maxRecords().get()))));
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
}
