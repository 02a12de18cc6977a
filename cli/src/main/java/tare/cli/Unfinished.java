package tare.cli;

import java.util.List;
import tare.model.ForkResult;
import tare.results.ResultsException;
import tare.results.ResultsFolder;

/** Says of a results folder that it holds less than was planned. */
final class Unfinished {

  private Unfinished() {}

  /**
   * Says how far an experiment came.
   *
   * @return a line; none when every planned fork was measured
   */
  static List<String> notices(ResultsFolder folder) throws ResultsException {
    int planned = folder.experiment().schedule().size();
    long measured =
        folder.forks().stream()
            .filter(ForkResult::measured)
            .map(ForkResult::number)
            .distinct()
            .count();
    if (measured >= planned) {
      return List.of();
    }
    return List.of(
        String.format(
            "%s has %d of %d planned forks measured; go on with %s",
            folder.files().directory(),
            measured,
            planned,
            ShellWords.command("measure", "--resume", folder.files().directory().toString())));
  }
}
