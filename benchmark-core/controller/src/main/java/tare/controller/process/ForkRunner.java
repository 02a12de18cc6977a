package tare.controller.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.function.Consumer;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.Readiness;
import tare.controller.environment.CpuTimes;
import tare.controller.environment.ProcFile;
import tare.controller.environment.Warnings;
import tare.model.ForkInstructions;
import tare.model.ForkResult;
import tare.model.RecordAccounting;

/** One attempt at one fork: everything between the empty folder and the counted records. */
final class ForkRunner {

  private final ForkTask task;
  private final ForkPlace place;
  private final Warden warden;
  private final ForkRecord record;
  private final Consumer<String> phase;

  /**
   * Prepares an attempt.
   *
   * @param phase is told what is waited for
   */
  ForkRunner(
      ForkTask task, ForkPlace place, Warden warden, ForkRecord record, Consumer<String> phase) {
    this.task = task;
    this.place = place;
    this.warden = warden;
    this.record = record;
    this.phase = phase;
  }

  /**
   * Runs the fork; its call log lies in its folder afterwards.
   *
   * @throws ProcessFailure when one of its processes does not do its part
   * @throws IOException when its folder cannot be written
   */
  void run() throws ProcessFailure, IOException, InterruptedException {
    PlaceholderValues values =
        PlaceholderValues.of(task).withForkDirectory(place).withAgentPort(FreePort.find());
    phase.accept("starting the receiver");
    try (Destination destination =
        new Destinations(task, place, warden).start(values).orElse(null)) {
      if (destination != null) {
        values = values.withReceiverPort(destination.port());
      }
      putFiles(values);
      final long ownBytes = Folders.bytes(place.output());
      AgentReport report = new AgentReport(task, place, values);
      runJvm(values, Optional.ofNullable(destination), report);
      phase.accept("counting");
      if (destination != null) {
        record.counted = ArrivedRecords.settled(destination);
        record.receiverCpuNanos = ProcFile.cpuNanos(destination.process().pid());
      }
      new DiskRecords(task, place, warden).count(values).ifPresent(line -> record.counted = line);
      account(report);
      record.agentOutputBytes = Folders.bytes(place.output()) - ownBytes;
    }
  }

  private void putFiles(PlaceholderValues values) throws ProcessFailure, IOException {
    if (task.framework().isPresent()) {
      Path folder = task.installation().frameworks().directory(task.framework().get());
      ConfigurationDefinition configuration = task.configuration().orElseThrow();
      Templates.copy(folder, task.framework().get().copies(configuration), values);
      Templates.write(folder, task.framework().get().templates(configuration), values);
    }
    Properties instructions =
        new ForkInstructions(task.parameters(), place.files().directory()).toProperties();
    try (OutputStream out = Files.newOutputStream(place.files().instructions())) {
      instructions.store(out, null);
    }
  }

  private void runJvm(
      PlaceholderValues values, Optional<Destination> destination, AgentReport report)
      throws ProcessFailure, IOException, InterruptedException {
    CpuTimes before = CpuTimes.now();
    phase.accept("starting");
    record.startedAt = Instant.now();
    try (MeasuredJvm jvm =
        MeasuredJvm.launch(jvmSpec(values), place.files(), destination, warden)) {
      record.startupNanos = jvm.awaitReady(task.limits().startupLimit());
      awaitAgent(jvm, destination, report);
      phase.accept("measuring");
      record.counters = jvm.measure(ForkLimits.measuring(task.parameters()));
      if (destination.isPresent()) {
        record.deliveredAtDone = destination.get().count().records();
      }
      report.scrape();
      phase.accept("draining");
      drain(jvm, destination);
      record.usage = jvm.usage();
    }
    record.stealMillis = CpuTimes.now().stealMillisSince(before);
  }

  private ProcessSpec jvmSpec(PlaceholderValues values) {
    Map<String, String> environment =
        task.planned()
            .subject()
            .map(subject -> subject.choice().framework().env(subject.configuration()))
            .map(values::fill)
            .orElse(Map.of());
    Path output =
        task.configuration()
            .flatMap(ConfigurationDefinition::stdout)
            .map(stdout -> Path.of(values.fill(stdout)))
            .orElse(place.forkLog());
    return new ProcessSpec(
        "measured JVM of " + task.name(),
        ForkCommand.of(
            task, values, place.files().instructions().toString(), place.classLog().toString()),
        place.output(),
        environment,
        output,
        place.forkLog());
  }

  private void awaitAgent(MeasuredJvm jvm, Optional<Destination> destination, AgentReport report)
      throws ProcessFailure, InterruptedException {
    Duration limit = task.limits().startupLimit();
    Readiness readiness =
        task.configuration().flatMap(ConfigurationDefinition::readiness).orElse(Readiness.NONE);
    if (readiness == Readiness.NONE) {
      return;
    }
    phase.accept("waiting for the agent");
    long ready = System.nanoTime();
    if (readiness == Readiness.TRANSFORMED) {
      jvm.await(() -> report.transformed().isPresent(), limit, "has not been instrumented");
    } else {
      new AgentReadiness(jvm, destination.orElseThrow(), limit).await(readiness);
    }
    record.readinessNanos = System.nanoTime() - ready;
    record.probeCalls = jvm.probeCalls();
  }

  private void drain(MeasuredJvm jvm, Optional<Destination> destination)
      throws ProcessFailure, IOException, InterruptedException {
    final long begin = System.nanoTime();
    Duration limit = task.limits().drainLimit();
    if (task.limits().settle().isPresent()) {
      destination
          .map(receiver -> Arrival.of(receiver, expectedRecords()))
          .orElseGet(() -> Arrival.of(place))
          .await(task.limits().settle().get(), limit);
    }
    OptionalInt status = jvm.exit(limit);
    record.drainNanos = System.nanoTime() - begin;
    if (status.isEmpty()) {
      record.status = ForkResult.Status.DRAIN_TIMED_OUT;
      record.warn(Warnings.drainTimedOut(limit.toMillis() / 1000.0));
    } else if (status.getAsInt() != 0) {
      record.warn(Warnings.exitStatus(status.getAsInt()));
    }
  }

  private long expectedRecords() {
    return task.planned().expectation().records(task.parameters(), record.probeCalls);
  }

  private void account(AgentReport report) throws ProcessFailure {
    CountLine counted = record.counted;
    if (counted.malformed() > 0) {
      record.warn(Warnings.malformed(counted.malformed()));
    }
    report.warnings().forEach(record::warn);
    record.records =
        RecordAccounting.of(
            expectedRecords(), counted.records(), report.dropped(counted), evidence(report));
  }

  private Optional<String> evidence(AgentReport report) throws ProcessFailure {
    if (task.planned().arm().isBaseline()) {
      return Optional.of("no agent");
    }
    long arrived = record.counted.records();
    return arrived > 0 ? Optional.of(arrived + " records arrived") : report.evidenceSeen();
  }
}
