package tare.cli;

import java.io.IOException;
import picocli.CommandLine.Option;
import tare.analysis.history.HistoryCheck;
import tare.analysis.history.HistoryChecker;
import tare.analysis.history.StepDetector;
import tare.results.history.HistoryFolder;

/** How a history is judged. */
final class HistoryCheckOptions {

  @Option(
      names = "--threshold",
      paramLabel = "SHARE",
      defaultValue = "3%",
      description = "Change that is relevant. Default: 3%%.")
  String threshold;

  @Option(
      names = "--significance",
      paramLabel = "P",
      defaultValue = "0.01",
      description = "Share of whole series without a step in which one is seen. Default: 0.01.")
  double significance;

  @Option(
      names = "--newest",
      paramLabel = "N",
      defaultValue = "30",
      description = "A step alarms while it is among so many newest runs. Default: 30.")
  int newest;

  /**
   * Judges a history.
   *
   * @throws UsageException when an option is wrong; one line
   */
  HistoryCheck check(HistoryFolder folder) throws IOException {
    return checker().check(folder.runs(), folder.annotations());
  }

  private HistoryChecker checker() {
    double share = Converters.threshold(threshold);
    try {
      StepDetector usual = StepDetector.DEFAULT;
      return new HistoryChecker(
          new StepDetector(significance, usual.resamples(), usual.seed()), share, newest);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), e);
    }
  }
}
