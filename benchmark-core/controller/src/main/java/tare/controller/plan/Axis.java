package tare.controller.plan;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import tare.model.WorkloadParameters;

/**
 * One thing in which workloads can differ.
 *
 * @param name as it stands in an arm's id
 * @param value as it stands there
 */
record Axis(String name, Function<WorkloadParameters, String> value) {

  static final List<Axis> ALL =
      List.of(
          new Axis("calls", workload -> Long.toString(workload.calls())),
          new Axis("depth", workload -> Integer.toString(workload.depth())),
          new Axis("threads", workload -> Integer.toString(workload.threads())),
          new Axis("method-time", workload -> workload.methodTimeNanos() + "ns"),
          new Axis("rate", workload -> decimal(workload.callsPerSecond())),
          new Axis("application", WorkloadParameters::application));

  /** What one workload has on this axis, for an arm's id. */
  String suffix(WorkloadParameters workload) {
    return "/" + name + "=" + value.apply(workload);
  }

  private static String decimal(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%.0f", value)
        : Double.toString(value);
  }
}
