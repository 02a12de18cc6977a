package tare.controller.process;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import tare.model.ForkCounters;
import tare.model.ForkResult;
import tare.model.RecordAccounting;
import tare.model.ScheduledFork;
import tare.model.Warning;

/** What becomes known of a fork while it runs, until it is its line in the results. */
final class ForkRecord {

  private final ScheduledFork fork;
  private final int attempt;
  private final List<Warning> warnings = new ArrayList<>();

  ForkResult.Status status = ForkResult.Status.COMPLETED;
  Instant startedAt = Instant.now();
  long startupNanos;
  long readinessNanos;
  long drainNanos;
  long probeCalls;
  long stealMillis;
  long receiverCpuNanos;
  long agentOutputBytes;
  ForkCounters counters;
  ProcessUsage usage = ProcessUsage.UNKNOWN;
  CountLine counted = CountLine.NOTHING;
  Long deliveredAtDone;
  RecordAccounting records;

  ForkRecord(ScheduledFork fork, int attempt) {
    this.fork = fork;
    this.attempt = attempt;
  }

  void warn(Warning warning) {
    warnings.add(warning);
  }

  /** The fork as it was measured. */
  ForkResult measured() {
    return result(status, "");
  }

  /** The fork whose process failed: whatever was measured of it does not count. */
  ForkResult failed(String reason) {
    ForkRecord empty = new ForkRecord(fork, attempt);
    empty.warnings.addAll(warnings);
    return empty.result(ForkResult.Status.FAILED, reason);
  }

  ScheduledFork fork() {
    return fork;
  }

  int attempt() {
    return attempt;
  }

  private ForkResult result(ForkResult.Status outcome, String failure) {
    long applicationCpuNanos = counters == null ? 0 : counters.applicationCpuNanos();
    return new ForkResult(
        ForkResult.SCHEMA_VERSION,
        fork.number(),
        fork.arm(),
        fork.block(),
        attempt,
        outcome,
        failure,
        startedAt.toString(),
        startupNanos,
        readinessNanos,
        drainNanos,
        counters,
        Math.max(0, usage.cpuNanos() - applicationCpuNanos),
        receiverCpuNanos,
        usage.peakRssBytes(),
        usage.voluntaryContextSwitches(),
        usage.involuntaryContextSwitches(),
        stealMillis,
        agentOutputBytes,
        counted.bytes(),
        deliveredAtDone,
        records,
        warnings);
  }
}
