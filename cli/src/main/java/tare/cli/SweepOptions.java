package tare.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import tare.model.MethodTime;
import tare.model.WorkloadParameters;

/** The parameters that a sweep varies; several make a grid. */
final class SweepOptions {

  private static final int MOST_AXES = 2;

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
   * A parameter that can be swept.
   *
   * @param name in the experiment's name
   * @param option with its values
   * @param fixedBy the option for a single value
   * @param values that were given
   */
  private record Swept(String name, String option, String fixedBy, List<?> values) {}

  private List<Swept> swept() {
    return Stream.of(
            new Swept("depth", "--depths", "--depth", depthsOrDefault()),
            new Swept("threads", "--thread-counts", "--threads", threadCounts),
            new Swept("method-time", "--method-times", "--method-time", methodTimes),
            new Swept("rate", "--rates", "--rate", rates),
            new Swept("calls", "--call-counts", "--calls", callCounts))
        .filter(axis -> !axis.values().isEmpty())
        .toList();
  }

  /** The axes by their names. */
  String name() {
    return swept().stream().map(Swept::name).collect(Collectors.joining("+"));
  }

  /**
   * Refuses a single value of what is swept.
   *
   * @throws UsageException when one was given on the command line
   */
  void requireNotFixed(ParseResult parsed) {
    for (Swept axis : swept()) {
      if (parsed.hasMatchedOption(axis.fixedBy())) {
        throw new UsageException(
            (axis.fixedBy() + " does not go with a sweep of " + axis.name())
                + (": name what to sweep, such as " + axis.option()));
      }
    }
  }

  /**
   * All combinations, the first axis slowest.
   *
   * @param base what is not swept
   * @throws UsageException when a value is out of range or stands twice, when there is only one, or
   *     when more than two axes are named
   */
  List<WorkloadParameters> grid(WorkloadParameters base) {
    List<String> options = swept().stream().map(Swept::option).toList();
    if (options.size() > MOST_AXES) {
      throw new UsageException(
          (String.join(", ", options) + " are " + options.size() + " axes: sweep one, or two as a")
              + " grid, and fix the others by options such as --depth");
    }
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
    if (grid.size() == 1) {
      throw new UsageException(
          "a sweep takes two values at least: name more, or use tare measure for a single one");
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
