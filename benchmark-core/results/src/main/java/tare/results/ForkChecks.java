package tare.results;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tare.model.Arm;
import tare.model.Experiment;
import tare.model.ForkResult;

/** What the files of a results folder say of one another: a folder that was edited is not read. */
final class ForkChecks {

  private static final String REMEDY = ": the folder was edited or mixed; take the original";

  private ForkChecks() {}

  /** Every fork is of an arm, has records when it was measured, and was measured once. */
  static void require(List<ForkResult> forks, Experiment experiment, Path file)
      throws ResultsException {
    Set<String> arms = experiment.arms().stream().map(Arm::id).collect(Collectors.toSet());
    Set<Integer> measured = new HashSet<>();
    for (int i = 0; i < forks.size(); i++) {
      ForkResult fork = forks.get(i);
      String where = file + ", line " + (i + 1) + ": ";
      if (!arms.contains(fork.arm())) {
        throw new ResultsException(where + "experiment.json has no arm " + fork.arm() + REMEDY);
      }
      if (!fork.measured()) {
        continue;
      }
      if (fork.records() == null) {
        throw new ResultsException(where + "a fork that was measured has no records" + REMEDY);
      }
      if (!measured.add(fork.number())) {
        throw new ResultsException(
            where + "fork " + fork.number() + " was measured before" + REMEDY);
      }
    }
  }
}
