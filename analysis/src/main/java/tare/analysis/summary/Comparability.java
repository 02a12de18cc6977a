package tare.analysis.summary;

import java.util.Optional;
import tare.model.Verdict;

/** Whether a configuration of two releases or experiments can be compared. */
final class Comparability {

  private Comparability() {}

  /** Why not; empty when it can. */
  static Optional<String> obstacle(ArmSample base, ArmSample changed) {
    return own("base", base)
        .or(() -> own("new", changed))
        .or(
            () ->
                lostItsProof(base, changed)
                    ? Optional.of("nothing shows that the new one instruments, as the base does")
                    : Optional.empty());
  }

  private static Optional<String> own(String side, ArmSample sample) {
    if (sample.forks().isEmpty()) {
      String reason =
          sample.failed().isEmpty() ? "no fork of it was begun" : sample.failed().get(0).failure();
      return Optional.of("the " + side + " one was not measured: " + reason);
    }
    return sample.publishable()
        ? Optional.empty()
        : Optional.of(
            ("the records of the " + side + " one are " + verdict(sample).label())
                + ", which forbids to publish its cost");
  }

  private static boolean lostItsProof(ArmSample base, ArmSample changed) {
    return verdict(changed) == Verdict.UNPROVEN && verdict(base) != Verdict.UNPROVEN;
  }

  private static Verdict verdict(ArmSample sample) {
    return sample.records().orElseThrow().verdict();
  }
}
