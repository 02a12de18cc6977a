package tare.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tare.analysis.report.SelfTestReport;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.AnalysisSettings;
import tare.analysis.summary.SelfTester;
import tare.results.ResultsWriter;
import tare.results.SelfTest;
import tare.study.SelfTesting;
import tare.study.Study;

/** What this machine can see today. */
@Command(
    name = "selftest",
    description = {
      "Tests the instrument on this machine.",
      "How often equal arms seem to differ, and which known costs are seen. Later results of the same "
          + "machine mention it.",
      "Ends with 3 when the budget was too small, or when equal arms differ too often."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class SelfTestCommand implements Callable<Integer> {

  /** How a self-test is printed. */
  enum Format {
    TEXT,
    JSON
  }

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "5m",
      description = "Time for all of it; more blocks bound rates better. Default: 5m.")
  Duration budget;

  @Option(
      names = "--calls",
      paramLabel = "N",
      defaultValue = "100000",
      description = "Timed calls of each fork. Default: 100000.")
  long calls;

  @Option(names = "--seed", paramLabel = "N", description = "Of all shuffling. Default: random.")
  Long seed;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Results folder. Default: results/<time>-selftest.")
  Path out;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      defaultValue = "text",
      description = "text or json. Default: text.")
  Format format;

  @Mixin CommonOptions common;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Study study = common.study();
    Path folder = out == null ? study.newFolder("selftest") : out;
    ResultsWriter.requireFree(folder);
    Optional<SelfTest> test = new SelfTesting(study, request()).run(folder);
    common.finishProgress();
    common.err().println("Results: " + folder);
    if (test.isEmpty()) {
      common
          .err()
          .println(
              "tare: the budget was too small for "
                  + SelfTester.LEAST_BLOCKS
                  + " whole blocks: raise --budget, or lower --calls");
      return ExitCode.FAILED;
    }
    common
        .out()
        .print(format == Format.JSON ? test.get().toJson() : SelfTestReport.render(test.get()));
    common.out().flush();
    return test.get().raisesFalseAlarms() ? ExitCode.FAILED : ExitCode.DONE;
  }

  private SelfTesting.Request request() {
    if (calls < 1) {
      throw new UsageException("calls must be at least 1, but are " + calls);
    }
    return new SelfTesting.Request(
        Converters.budget(budget),
        calls,
        seed == null ? ThreadLocalRandom.current().nextLong(1_000_000_000) : seed,
        new AnalysisSettings(WarmupRule.STEADY, AnalysisSettings.CONFIDENCE));
  }
}
