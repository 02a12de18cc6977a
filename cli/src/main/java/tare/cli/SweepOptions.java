package tare.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import picocli.CommandLine.Option;
import tare.model.MethodTime;
import tare.model.WorkloadParameters;

/** The parameters that a sweep varies; several make a grid. */
final class SweepOptions {

  /** The original's depths. */
  static final List<Integer> DEPTHS = List.of(2, 4, 8, 16, 32, 64, 128);

  @Option(
      names = "--depths",
      paramLabel = "N",
      split = ",",
      description = "Depths. Default, when nothing else is swept: 2,4,8,16,32,64,128.")
  List<Integer> depths = List.of();

  @Option(
      names = "--thread-counts",
      paramLabel = "N",
      split = ",",
      description = "Numbers of calling threads, for example 1,2,3,4.")
  List<Integer> threadCounts = List.of();

  @Option(
      names = "--method-times",
      paramLabel = "TIME",
      split = ",",
      description = "Busy-waiting times of the innermost method, for example 0,100us,500us.")
  List<String> methodTimes = List.of();

  @Option(
      names = "--rates",
      paramLabel = "R",
      split = ",",
      description = "Calls a second over all threads; 0 is back to back.")
  List<Double> rates = List.of();

  @Option(
      names = "--call-counts",
      paramLabel = "N",
      split = ",",
      description = "Timed calls of each thread.")
  List<Long> callCounts = List.of();

  /**
   * All combinations, the first axis slowest.
   *
   * @param base what is not swept
   * @throws UsageException when a value is out of range or stands twice
   */
  List<WorkloadParameters> grid(WorkloadParameters base) {
    List<WorkloadParameters> grid = List.of(base);
    grid = along(grid, depthsOrDefault(), WorkloadParameters::withDepth);
    grid = along(grid, threadCounts, WorkloadParameters::withThreads);
    grid =
        along(
            grid,
            methodTimes,
            (point, time) -> point.withMethodTimeNanos(MethodTime.parseNanos(time)));
    grid = along(grid, rates, WorkloadParameters::withCallsPerSecond);
    grid = along(grid, callCounts, WorkloadParameters::withCalls);
    if (grid.stream().distinct().count() < grid.size()) {
      throw new UsageException("a value stands twice among those to sweep: name each once");
    }
    return grid;
  }

  private List<Integer> depthsOrDefault() {
    boolean others =
        !(threadCounts.isEmpty()
            && methodTimes.isEmpty()
            && rates.isEmpty()
            && callCounts.isEmpty());
    return depths.isEmpty() && !others ? DEPTHS : depths;
  }

  private static <T> List<WorkloadParameters> along(
      List<WorkloadParameters> grid,
      List<T> values,
      BiFunction<WorkloadParameters, T, WorkloadParameters> with) {
    if (values.isEmpty()) {
      return grid;
    }
    List<WorkloadParameters> wider = new ArrayList<>();
    for (WorkloadParameters point : grid) {
      for (T value : values) {
        try {
          wider.add(with.apply(point, value));
        } catch (IllegalArgumentException e) {
          throw new UsageException(e.getMessage(), e);
        }
      }
    }
    return wider;
  }
}
