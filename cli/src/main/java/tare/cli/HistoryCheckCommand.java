package tare.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tare.analysis.history.HistoryCheck;

/** Change points of every series, and whether the newest runs are a regression. */
@Command(
    name = "check",
    description = {
      "Names every change of level with date, size and significance.",
      "Ends with 1 when the newest runs are a relevant regression that nobody explained."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class HistoryCheckCommand implements Callable<Integer> {

  @Mixin HistoryCheckOptions judging;
  @Mixin HistoryOptions history;

  @Override
  public Integer call() throws IOException {
    HistoryCheck check = judging.check(history.folder());
    history.out().print(history.format.render(check));
    history.out().flush();
    if (check.regressions().isEmpty()) {
      return ExitCode.DONE;
    }
    history
        .err()
        .println(
            "Known cause? ./tare history annotate TEXT --at TIME --subject NAME --history "
                + ShellWords.quoted(history.directory.toString()));
    return ExitCode.REGRESSION;
  }
}
