package tare.cli;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tare.model.WorkloadParameters;

/** Measures along one or two parameters of the workload, all points interleaved. */
@Command(
    name = "sweep",
    description = {
      "Measures how the cost grows with depth, threads, method time, rate or calls.",
      "Two of them make a grid. Every point is an arm of one experiment."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class SweepCommand extends MeasureCommand {

  @Mixin SweepOptions axes;

  @Override
  String name() {
    return "sweep-" + super.name() + "-" + axes.name();
  }

  @Override
  List<WorkloadParameters> workloads() {
    axes.requireNotFixed(command.commandLine().getParseResult());
    return axes.grid(workload.parameters(run.profile));
  }
}
