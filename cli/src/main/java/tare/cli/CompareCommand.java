package tare.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tare.analysis.comparison.Change;
import tare.analysis.comparison.Comparer;
import tare.analysis.report.ComparisonFormat;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.RunComparer;
import tare.analysis.summary.RunComparison;
import tare.results.ResultsFolder;

/** A verdict for each configuration that two experiments have in common. */
@Command(
    name = "compare",
    description = {
      "Says for each configuration whether it became slower or faster.",
      "Ends with 1 on a relevant regression, and with 3 on --strict when one is inconclusive."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class CompareCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "BASE", description = "Results folder to compare with.")
  Path base;

  @Parameters(index = "1", paramLabel = "NEW", description = "Results folder that is judged.")
  Path changed;

  @Option(
      names = "--threshold",
      paramLabel = "SHARE",
      defaultValue = "3%",
      description = "Change of call time that is relevant. Default: 3%.")
  String threshold;

  @Option(
      names = "--confidence",
      paramLabel = "P",
      defaultValue = "0.99",
      description = "Of the intervals and of all verdicts together. Default: 0.99.")
  double confidence;

  @Option(
      names = "--warmup",
      paramLabel = "RULE",
      defaultValue = "steady",
      description = "What counts: steady, half, none, or a number of iterations to drop.")
  String warmup;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      defaultValue = "text",
      description = "text, json or markdown. Default: text.")
  ComparisonFormat format;

  @Option(names = "--strict", description = "End with 3 when a verdict is inconclusive.")
  boolean strict;

  @Option(
      names = "--force",
      description = "Compare although machine, JDK or parameters differ; every verdict says so.")
  boolean force;

  @Spec private CommandSpec command;

  @Override
  public Integer call() throws IOException {
    Comparer comparer = comparer();
    RunComparison comparison =
        RunComparer.compare(
            ResultsFolder.open(base), ResultsFolder.open(changed), comparer, warmup());
    requireComparable(comparison);
    command.commandLine().getOut().print(format.render(comparison));
    command.commandLine().getOut().flush();
    return exitCode(comparison);
  }

  private int exitCode(RunComparison comparison) {
    if (comparison.count(Change.RELEVANT_REGRESSION) > 0) {
      return ExitCode.REGRESSION;
    }
    boolean undecided = comparison.count(Change.INCONCLUSIVE) > 0;
    return strict && undecided ? ExitCode.FAILED : ExitCode.DONE;
  }

  private void requireComparable(RunComparison comparison) {
    if (comparison.arms().isEmpty()) {
      throw new UsageException(
          base
              + " and "
              + changed
              + " have no measured configuration in common: nothing to compare");
    }
    if (comparison.forced() && !force) {
      throw new UsageException(
          String.join(System.lineSeparator(), comparison.differences())
              + System.lineSeparator()
              + "a change may then not be the agent's: measure again alike, or insist with --force");
    }
  }

  private Comparer comparer() {
    try {
      return new Comparer(confidence, Converters.threshold(threshold), Comparer.DEFAULT.power());
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), e);
    }
  }

  private WarmupRule warmup() {
    try {
      return WarmupRule.parse(warmup);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), e);
    }
  }
}
