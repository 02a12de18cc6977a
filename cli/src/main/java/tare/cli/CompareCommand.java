package tare.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
      "Ends with 1 on a relevant regression, with 2 when the two must not be compared, and with 3 when "
          + "too few forks are there or, on --strict, when a verdict is inconclusive."
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
      description = "Change of call time that is relevant. Default: 3%%.")
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
    ResultsFolder before = ResultsFolder.open(base);
    ResultsFolder after = ResultsFolder.open(changed);
    requireTwo();
    List<String> unfinished = new ArrayList<>(Unfinished.notices(before));
    unfinished.addAll(Unfinished.notices(after));
    RunComparison comparison = RunComparer.compare(before, after, comparer, warmup());
    if (comparison.arms().isEmpty() && !unfinished.isEmpty()) {
      print(command.commandLine().getErr(), unfinished);
      return nothingCompared();
    }
    requireComparable(comparison);
    PrintWriter out = command.commandLine().getOut();
    out.print(format.render(comparison));
    // What other programs read holds the comparison alone.
    print(format == ComparisonFormat.TEXT ? out : command.commandLine().getErr(), unfinished);
    out.flush();
    return exitCode(comparison);
  }

  private static void print(PrintWriter place, List<String> notices) {
    notices.forEach(notice -> place.println("NOT FINISHED: " + notice));
    place.flush();
  }

  private void requireTwo() throws IOException {
    if (Files.isSameFile(base, changed)) {
      throw new UsageException(
          changed + " is the same folder as " + base + ": name another experiment");
    }
  }

  private int nothingCompared() {
    PrintWriter err = command.commandLine().getErr();
    err.println("tare: nothing could be compared: no configuration has two forks in both folders");
    err.flush();
    return ExitCode.FAILED;
  }

  private int exitCode(RunComparison comparison) {
    boolean nothing = comparison.arms().stream().noneMatch(arm -> arm.time().ratio().bounded());
    if (nothing) {
      return nothingCompared();
    }
    if (comparison.regressed()) {
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
    return new Comparer(
        Converters.confidence(confidence),
        Converters.threshold(threshold),
        Comparer.DEFAULT.power());
  }

  private WarmupRule warmup() {
    try {
      return WarmupRule.parse(warmup);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), e);
    }
  }
}
