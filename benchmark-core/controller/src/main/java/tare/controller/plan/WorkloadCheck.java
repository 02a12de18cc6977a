package tare.controller.plan;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tare.model.WorkloadParameters;

/** Why no JVM can make such calls, whatever agent is attached; known before anything runs. */
final class WorkloadCheck {

  /** Stack of one recursive call without any agent, in the interpreter; about 100 bytes seen. */
  private static final long STACK_BYTES_PER_MONITORED_CALL = 100;

  /** The JVM's default on 64-bit Linux. */
  private static final long STACK_BYTES = 1 << 20;

  /** What the remedy offers. */
  private static final long LARGE_STACK_BYTES = 16 << 20;

  /** More than any machine has processors for. */
  private static final int MOST_THREADS = 1_000;

  /** A duration, and a lag when paced, are kept for every call while a fork runs. */
  private static final long BYTES_PER_CALL = 2 * Long.BYTES;

  private static final Duration LONGEST_FORK = Duration.ofDays(1);
  private static final double NANOS_PER_SECOND = 1e9;

  private WorkloadCheck() {}

  /** The first reason, a line with its remedy. */
  static Optional<String> refusal(PlannedArm planned, ExperimentRequest request) {
    WorkloadParameters workload = planned.arm().parameters();
    List<String> flags = new ArrayList<>(request.settings().heapArgs());
    flags.addAll(planned.arm().jvmArgs());
    return tooDeep(workload, planned.arm().jvmArgs())
        .or(() -> tooMany(workload, HeapSize.limitBytes(flags)))
        .or(() -> tooLong(workload))
        .map(reason -> "no fork can do that: " + reason);
  }

  /** Only the user's own -Xss lifts the limit; then the JVM is the judge. */
  private static Optional<String> tooDeep(WorkloadParameters workload, List<String> jvmArgs) {
    boolean deep =
        workload.depth() * STACK_BYTES_PER_MONITORED_CALL > STACK_BYTES
            && jvmArgs.stream().noneMatch(argument -> argument.startsWith("-Xss"));
    if (!deep) {
      return Optional.empty();
    }
    String reason = "depth " + workload.depth() + " is more than a thread's stack holds; ";
    return Optional.of(
        reason
            + (workload.depth() * STACK_BYTES_PER_MONITORED_CALL > LARGE_STACK_BYTES
                ? "lower it"
                : "lower it, or --jvm-args -Xss16m"));
  }

  private static Optional<String> tooMany(WorkloadParameters workload, OptionalLong heapBytes) {
    if (workload.threads() > MOST_THREADS) {
      return Optional.of(
          (workload.threads() + " threads would measure the scheduler, not an agent; use at most ")
              + MOST_THREADS);
    }
    double bytes = (double) workload.calls() * workload.threads() * BYTES_PER_CALL;
    return heapBytes.isPresent() && bytes > heapBytes.getAsLong() / 2.0
        ? Optional.of(
            ("the durations of " + workload.calls() + " calls in " + workload.threads())
                + (" threads take " + Bytes.text(bytes) + ", over half of -Xmx; lower --calls or")
                + " --threads, or raise -Xmx by --jvm-args")
        : Optional.empty();
  }

  private static Optional<String> tooLong(WorkloadParameters workload) {
    double seconds = (double) workload.calls() * workload.methodTimeNanos() / NANOS_PER_SECOND;
    if (workload.paced()) {
      seconds =
          Math.max(
              seconds, (double) workload.calls() * workload.threads() / workload.callsPerSecond());
    }
    return seconds > LONGEST_FORK.toSeconds()
        ? Optional.of(
            "its calls alone take over a day; lower --calls or --method-time, or raise --rate")
        : Optional.empty();
  }
}
