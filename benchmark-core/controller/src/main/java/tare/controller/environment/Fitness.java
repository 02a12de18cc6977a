package tare.controller.environment;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tare.model.Warning;

/**
 * What the doubts about a machine come to together.
 *
 * @param grade what can be measured on it
 * @param doubts how many there are
 * @param first the one to mend before the others; empty when there is none
 */
public record Fitness(Grade grade, int doubts, Optional<Warning> first) {

  /** What can be measured on a machine. */
  public enum Grade {
    /** Nothing is known against it. */
    FIT,
    /** Something adds noise: what is large is seen in spite of it, what is small is not. */
    LARGE_EFFECTS_ONLY,
    /** Agent and application would not be what is measured. */
    UNFIT
  }

  /** Half of the CPUs' time in other hands leaves no fork undisturbed. */
  private static final double TAKEN = 0.5;

  /** Too few CPUs to run an agent beside its application, too little memory, a clock too slow. */
  private static final Set<String> FORBIDDING = Set.of("fewCores", "littleMemory", "slowClock");

  /** Judges a machine. */
  public static Fitness of(MachineFacts facts) {
    List<Warning> doubts = MachineAssessment.of(facts);
    boolean taken = facts.quiet().busyShare() > TAKEN;
    Optional<Warning> forbids =
        doubts.stream()
            .filter(
                doubt ->
                    FORBIDDING.contains(doubt.code())
                        || (taken && doubt.code().equals("busyMachine")))
            .findFirst();
    if (forbids.isPresent()) {
      return new Fitness(Grade.UNFIT, doubts.size(), forbids);
    }
    return new Fitness(
        doubts.isEmpty() ? Grade.FIT : Grade.LARGE_EFFECTS_ONLY,
        doubts.size(),
        doubts.stream().findFirst());
  }

  /** One line: the grade, and what to mend first. */
  public String conclusion() {
    String mend = first.map(doubt -> "; mend first: " + doubt.remedy()).orElse("");
    return switch (grade) {
      case FIT -> "fit to measure on";
      case LARGE_EFFECTS_ONLY ->
          "fit for large effects only, as " + doubts + " of the checks say" + mend;
      case UNFIT -> "unfit: what is measured here would not be the agent's cost" + mend;
    };
  }
}
