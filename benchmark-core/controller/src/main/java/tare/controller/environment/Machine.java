package tare.controller.environment;

import java.util.List;
import java.util.Map;
import tare.model.Warning;

/**
 * What the machine is, and what is doubtful about it.
 *
 * @param facts by name; the one called {@code id} is stable across runs
 * @param warnings each with its remedy
 */
public record Machine(Map<String, String> facts, List<Warning> warnings) {

  /** Name of the fact that tells machines apart. */
  public static final String ID = "id";

  public Machine {
    warnings = List.copyOf(warnings);
  }
}
