package tare.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tare.analysis.summary.Analysis;
import tare.analysis.summary.AnalysisSettings;
import tare.study.Study;

/** Statistics of results folders. */
@Command(
    name = "analyze",
    description = "Computes the statistics of results folders and prints them.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class AnalyzeCommand implements Callable<Integer> {

  @Parameters(arity = "1..*", paramLabel = "DIR", description = "Results folders.")
  List<Path> folders;

  @Option(
      names = "--recount",
      description = "Count every call anew instead of reading the sealed histograms; slow.")
  boolean recount;

  @Mixin OutputOptions output;
  @Mixin CommonOptions common;

  @Override
  public Integer call() throws IOException {
    AnalysisSettings settings = output.settings();
    int worst = ExitCode.DONE;
    for (Path folder : folders) {
      Analysis analysis =
          recount ? Study.recount(folder, settings) : Study.analyse(folder, settings);
      output.print(analysis, common.out());
      worst = Math.max(worst, OutputOptions.exitCode(analysis.summary()));
    }
    return worst;
  }
}
