package tare.results;

import java.util.List;
import java.util.Map;
import tare.model.RecordAccounting;
import tare.model.Stage;
import tare.model.Warning;

/**
 * What the analysis made of one arm. A number that cannot be had is null: nothing was measured, or
 * the verdict on the records forbids to publish it.
 *
 * @param arm id of the arm
 * @param framework folder name of the framework; empty for a baseline
 * @param version of the agent; empty without agent
 * @param configuration the configuration's id
 * @param stage what the configuration switches on
 * @param title what the configuration is called in a table
 * @param moobenchIndex the original's number of it; -1 when it has none
 * @param role {@code agent}, or {@code reference} for the floor of the field
 * @param baselineArm id of the arm that overhead is taken against
 * @param forks measured
 * @param failedForks whose process failed, retries included
 * @param callsPerFork of each thread
 * @param depth monitored calls made by one call
 * @param threads calling threads
 * @param methodTimeNanos busy-waiting time of the innermost monitored call
 * @param rate calls a second over all threads; 0 for back to back
 * @param nanosPerCall of the steady calls; null when not published
 * @param overhead against the baseline arm; null for a baseline, or when not published
 * @param records sums over all forks with the worst verdict; null when nothing was measured
 * @param cost beside the time of the call; null when nothing was measured or nothing of it recorded
 * @param steadyState what was found of warm-up; null when nothing was measured
 * @param variance where the variance comes from; null when nothing was measured
 * @param moobench the original's statistics; null when not published
 * @param warnings doubts about this arm, with remedies
 */
public record ConfigurationSummary(
    String arm,
    String framework,
    String version,
    String configuration,
    Stage stage,
    String title,
    int moobenchIndex,
    String role,
    String baselineArm,
    int forks,
    int failedForks,
    long callsPerFork,
    int depth,
    int threads,
    long methodTimeNanos,
    double rate,
    CallTimes nanosPerCall,
    Overhead overhead,
    RecordAccounting records,
    Cost cost,
    SteadyState steadyState,
    VarianceShares variance,
    MoobenchStatistics moobench,
    List<Warning> warnings) {

  /**
   * The durations of the steady calls of all forks, in nanoseconds for each call.
   *
   * @param calls their number
   * @param mean of a call: geometric mean over the forks' means, as the interval's
   * @param sd standard deviation of the calls; null for a single one
   * @param ci95Low lower limit of the mean's interval over forks; null when unbounded
   * @param ci95High upper limit of the mean's interval over forks; null when unbounded
   * @param relativeWidth RCIW: width of that interval / estimate; null when unbounded
   * @param min least
   * @param q25 lower quartile
   * @param median median
   * @param q75 upper quartile
   * @param p90 90th percentile
   * @param p99 99th percentile
   * @param max greatest
   */
  public record CallTimes(
      long calls,
      double mean,
      Double sd,
      Double ci95Low,
      Double ci95High,
      Double relativeWidth,
      double min,
      double q25,
      double median,
      double q75,
      double p90,
      double p99,
      double max) {}

  /**
   * Difference to the baseline arm.
   *
   * @param nanosPerMonitoredCall of means
   * @param bootstrapNanosPerMonitoredCall the same by resampling forks and their iterations, beside
   *     it; null where an arm has a single fork
   * @param medianNanosPerMonitoredCall of medians
   * @param p90NanosPerMonitoredCall of 90th percentiles
   * @param p99NanosPerMonitoredCall of 99th percentiles
   * @param ratio slow-down of the mean; null where the method takes no time without an agent
   * @param medianRatio slow-down of the median; null where the method takes no time without an
   *     agent
   */
  public record Overhead(
      ConfidenceInterval nanosPerMonitoredCall,
      ConfidenceInterval bootstrapNanosPerMonitoredCall,
      ConfidenceInterval medianNanosPerMonitoredCall,
      ConfidenceInterval p90NanosPerMonitoredCall,
      ConfidenceInterval p99NanosPerMonitoredCall,
      ConfidenceInterval ratio,
      ConfidenceInterval medianRatio) {}

  /**
   * What the arm takes beside the time of the call; means over forks.
   *
   * @param startupNanos from launch to ready
   * @param readinessNanos from ready until the agent was proved ready
   * @param drainNanos from the end of measuring to the end of the process
   * @param cpuNanosPerMonitoredCall CPU time of all threads of the JVM while measuring
   * @param cpuNanosPerRecord CPU time of all threads over the whole fork for each expected record;
   *     null when none is expected
   * @param recordsOfferedPerSecond expected records / measuring time; null when none is expected
   * @param allocatedBytesPerMonitoredCall by the calling threads
   * @param gcMillis time in collections while measuring
   * @param peakRssBytes greatest resident memory of any fork
   * @param agentOutputBytesPerRecord on disk; null when none is expected
   * @param deliveredBytesPerRecord over the network; null when none was delivered
   * @param receiverCpuNanosPerRecord of the receiver or backend; null when none was delivered
   * @param contextSwitches of the process, voluntary and involuntary
   * @param stealMillis CPU time the hypervisor took from the machine during a fork
   * @param clockCostNanos cost of one read of the clock
   * @param harnessFloorNanos what an empty timed section reads
   */
  public record Cost(
      double startupNanos,
      double readinessNanos,
      double drainNanos,
      double cpuNanosPerMonitoredCall,
      Double cpuNanosPerRecord,
      Double recordsOfferedPerSecond,
      double allocatedBytesPerMonitoredCall,
      double gcMillis,
      long peakRssBytes,
      Double agentOutputBytesPerRecord,
      Double deliveredBytesPerRecord,
      Double receiverCpuNanosPerRecord,
      double contextSwitches,
      double stealMillis,
      double clockCostNanos,
      double harnessFloorNanos) {}

  /**
   * What was found of warm-up.
   *
   * @param classes number of forks by class: {@code flat}, {@code warmup}, {@code slowdown}, {@code
   *     inconsistent}, {@code noSteadyState}, {@code backlog}
   * @param steadyForks forks that reached a steady state
   * @param medianFirstCall the call from which a fork is steady, median of the steady ones; null
   *     when none is
   * @param nanosPerCallOfSteadyForks mean of the steady forks alone; null when all are steady or
   *     none is
   */
  public record SteadyState(
      Map<String, Integer> classes,
      int steadyForks,
      Long medianFirstCall,
      ConfidenceInterval nanosPerCallOfSteadyForks) {}

  /**
   * Shares of the variance of steady calls; they add up to 1.
   *
   * @param betweenForks of one JVM against the other
   * @param betweenIterations inside a JVM
   * @param withinIterations of one call against the other
   */
  public record VarianceShares(
      double betweenForks, double betweenIterations, double withinIterations) {}

  /**
   * The original's statistics of the second half of each fork's calls, all forks and threads
   * together, in nanoseconds. Its interval takes calls for independent and is far too narrow.
   *
   * @param calls their number
   * @param mean of a call: geometric mean over the forks' means, as the interval's
   * @param sd standard deviation of the calls; null for a single one
   * @param ci95 half the width of the interval: qnorm(0.975) sd / sqrt(calls); null for a single
   *     call
   * @param q25 lower quartile
   * @param median median
   * @param q75 upper quartile
   * @param max greatest
   * @param min least
   */
  public record MoobenchStatistics(
      long calls,
      double mean,
      Double sd,
      Double ci95,
      double q25,
      double median,
      double q75,
      double max,
      double min) {}

  public ConfigurationSummary {
    warnings = List.copyOf(warnings);
  }

  /** Whether the arm runs without an agent. */
  public boolean isBaseline() {
    return stage == Stage.BASELINE;
  }
}
