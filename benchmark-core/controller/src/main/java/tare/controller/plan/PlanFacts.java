package tare.controller.plan;

import java.util.function.Function;
import java.util.function.Predicate;
import tare.controller.definition.BackendDefinition;

/**
 * What a plan must know of the machine.
 *
 * @param freeDiskBytes where results will be written
 * @param backends a backend by its name
 * @param commandPresent whether a program is on the {@code PATH}
 */
public record PlanFacts(
    long freeDiskBytes,
    Function<String, BackendDefinition> backends,
    Predicate<String> commandPresent) {}
