package tare.cli;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tare.model.WorkloadParameters;

/** Measures along one or two parameters of the workload, all points interleaved. */
@Command(
    name = "sweep",
    description =
        "Measures how the cost grows with depth, threads, method time, rate or calls. Every point"
            + " is an arm of one experiment.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class SweepCommand extends MeasureCommand {

  @Mixin SweepOptions axes;

  @Override
  List<WorkloadParameters> workloads() {
    return axes.grid(workload.parameters(run.profile));
  }
}
