package tare.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tare.analysis.history.MeasuredRun;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.AnalysisSettings;
import tare.analysis.summary.Summarizer;
import tare.results.ResultsFolder;
import tare.results.Summary;
import tare.results.history.HistoryRun;

/** Adds a run to a history. */
@Command(
    name = "add",
    description = "Adds a results folder to the history, as one small file.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class HistoryAddCommand implements Callable<Integer> {

  @Parameters(paramLabel = "RESULTS", description = "Results folder.")
  Path results;

  @Option(
      names = "--label",
      required = true,
      paramLabel = "TEXT",
      description = "What the run is called: a release, a build number, nightly.")
  String label;

  @Option(
      names = "--commit",
      paramLabel = "ID",
      defaultValue = "",
      description = "What was measured, in the agent's repository.")
  String commit;

  @Option(
      names = "--machine",
      paramLabel = "NAME",
      defaultValue = "",
      description =
          "Name of a kind of machines taken for alike, such as a hosted runner's. Default: this"
              + " machine's own id, and every other is another series.")
  String machine;

  @Mixin HistoryOptions history;

  @Override
  public Integer call() throws IOException {
    HistoryRun run = run(ResultsFolder.open(results));
    Optional<Path> file = history.folder().add(run);
    if (file.isEmpty()) {
      throw new UsageException(
          "the history holds that run already: " + run.source() + " of " + run.time());
    }
    history.say(
        List.of("Added " + run.points().size() + " configurations: " + file.get()),
        Map.of("file", file.get().toString(), "configurations", run.points().size()));
    return ExitCode.DONE;
  }

  private HistoryRun run(ResultsFolder folder) throws IOException {
    AnalysisSettings settings =
        new AnalysisSettings(WarmupRule.parse("steady"), AnalysisSettings.CONFIDENCE);
    Summary summary = Summarizer.summarise(folder, settings);
    try {
      return MeasuredRun.of(
          folder.experiment(), summary, new MeasuredRun.Names(label, commit, machine));
    } catch (IllegalArgumentException e) {
      throw new UsageException(results + ": " + e.getMessage(), e);
    }
  }
}
