package tare.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;
import tare.controller.plan.Profile;
import tare.model.MethodTime;
import tare.model.WorkloadParameters;

/** What measured JVMs do. */
final class WorkloadOptions {

  @Option(
      names = "--calls",
      paramLabel = "N",
      description = "Timed calls of each thread (TOTAL_NUM_OF_CALLS).")
  Long calls;

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "" + Profile.DEPTH,
      description = "Monitored calls made by one call (RECURSION_DEPTH). Default: 10.")
  int depth;

  @Option(
      names = "--method-time",
      paramLabel = "TIME",
      defaultValue = "0",
      description =
          "Busy-waiting time of the innermost method: 500us, 2ms; a bare number is ns"
              + " (METHOD_TIME). Default: 0.")
  String methodTime;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Calling threads (THREADS). Default: 1.")
  int threads;

  @Option(
      names = "--rate",
      paramLabel = "R",
      defaultValue = "0",
      description = "Calls a second over all threads; 0, the default, is back to back.")
  double rate;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      defaultValue = "" + WorkloadParameters.DEFAULT_ITERATIONS,
      description = "Groups of calls that are summarised. Default: 50.")
  int iterations;

  @Option(
      names = "--application",
      paramLabel = "CLASS",
      defaultValue = WorkloadParameters.DEFAULT_APPLICATION,
      description = "Class to measure; it implements tare.workload.MonitoredApplication.")
  String application;

  @Option(
      names = "--runnable",
      paramLabel = "CLASS",
      defaultValue = "",
      description = "Runnable class that is run once before measuring.")
  String runnable;

  @Option(
      names = "--class-path",
      paramLabel = "PATH",
      split = ":",
      description = "Where --application and --runnable are found.")
  List<Path> classPath = List.of();

  /**
   * The parameters, missing ones from the profile.
   *
   * @throws UsageException when one is out of range
   */
  WorkloadParameters parameters(Profile profile) {
    try {
      return new WorkloadParameters(
          calls == null ? profile.calls() : calls,
          depth,
          threads,
          MethodTime.parseNanos(methodTime),
          rate,
          iterations,
          application,
          runnable);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), e);
    }
  }
}
