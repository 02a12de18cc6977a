package tare.controller.environment;

import java.util.List;
import java.util.Map;
import tare.model.Warning;

/**
 * What the machine is, and what is doubtful about it.
 *
 * @param facts by name; the one called {@link #ID} is stable across runs
 * @param warnings each with its remedy
 */
public record Machine(Map<String, String> facts, List<Warning> warnings) {

  /** Name of the fact that tells machines apart. */
  public static final String ID = "id";

  public Machine {
    warnings = List.copyOf(warnings);
  }

  /** A machine with its assessment. */
  public static Machine of(MachineFacts facts) {
    return new Machine(facts.toMap(), MachineAssessment.of(facts));
  }
}
