package tare.model;

import java.util.List;

/**
 * One line of {@code forks.jsonl}: what became of one fork.
 *
 * @param schemaVersion of this line's form
 * @param number place in the schedule, from 1
 * @param arm id of its arm
 * @param block pass over all arms, from 1
 * @param attempt 1, or 2 when the first process failed; counts on when the experiment is resumed
 * @param status what became of the process
 * @param failure why it failed; empty when it did not
 * @param startedAt UTC instant of the launch, ISO 8601
 * @param startupNanos from launch to ready
 * @param readinessNanos from ready until the agent was proved ready
 * @param drainNanos from the end of measuring to the end of the process
 * @param counters what the JVM says of itself; null when it failed, or was imported from a tool
 *     that records none
 * @param otherCpuNanos CPU time of the JVM's other threads (agent, JIT, GC) over the whole fork
 * @param receiverCpuNanos CPU time of the receiver or backend over the whole fork; 0 without one
 * @param peakRssBytes peak resident memory of the JVM; 0 when unknown
 * @param voluntaryContextSwitches of the whole process while it ran
 * @param involuntaryContextSwitches of the whole process while it ran
 * @param stealMillis CPU time the hypervisor took from this machine during the fork, all cores
 * @param agentOutputBytes written to disk by the agent
 * @param deliveredBytes as the receiver counted them; 0 without one
 * @param deliveredAtDone records that had arrived when the last call had returned; null without a
 *     receiver. What came later was put off
 * @param records where its records went; null when the process failed
 * @param warnings doubts about this fork
 */
public record ForkResult(
    int schemaVersion,
    int number,
    String arm,
    int block,
    int attempt,
    Status status,
    String failure,
    String startedAt,
    long startupNanos,
    long readinessNanos,
    long drainNanos,
    ForkCounters counters,
    long otherCpuNanos,
    long receiverCpuNanos,
    long peakRssBytes,
    long voluntaryContextSwitches,
    long involuntaryContextSwitches,
    long stealMillis,
    long agentOutputBytes,
    long deliveredBytes,
    Long deliveredAtDone,
    RecordAccounting records,
    List<Warning> warnings) {

  /** The form written today. */
  public static final int SCHEMA_VERSION = 1;

  /** What became of a fork's process. */
  public enum Status {
    COMPLETED,
    /** Killed in its drain: the times stand, the records were counted as they were. */
    DRAIN_TIMED_OUT,
    FAILED
  }

  public ForkResult {
    warnings = List.copyOf(warnings);
  }

  /** Whether the fork has times and records. */
  public boolean measured() {
    return status != Status.FAILED;
  }
}
