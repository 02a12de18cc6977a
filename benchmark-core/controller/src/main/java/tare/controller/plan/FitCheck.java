package tare.controller.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import tare.controller.definition.ReceiverDefinition;
import tare.controller.plan.PlannedArm.Subject;

/** What of an arm cannot fit into heap or backend, known before anything runs. */
final class FitCheck {

  private FitCheck() {}

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
