package tare.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tare.results.AtomicFile;
import tare.results.history.BenchmarkActionExport;
import tare.results.history.HistoryRun;

/** A history for those who stay with another tool. */
@Command(
    name = "export",
    description = "Writes the history in another tool's form.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class HistoryExportCommand implements Callable<Integer> {

  /** The forms there are. */
  enum Form {
    GHA
  }

  @Parameters(paramLabel = "FORM", description = "gha: data.js of github-action-benchmark.")
  Form form;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "Where to write it, for example data.js.")
  Path out;

  @Mixin HistoryOptions history;

  @Override
  public Integer call() throws IOException {
    List<HistoryRun> runs = history.folder().runs();
    HistoryOptions.createParent(out);
    AtomicFile.write(out, BenchmarkActionExport.render(runs));
    history.say(
        List.of("Exported " + runs.size() + " runs: " + out),
        Map.of("file", out.toString(), "runs", runs.size()));
    return ExitCode.DONE;
  }
}
