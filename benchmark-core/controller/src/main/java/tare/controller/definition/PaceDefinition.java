package tare.controller.definition;

import java.util.Optional;

/**
 * A rate the configuration can bear, for configurations that are measured under a schedule.
 *
 * @param callsPerSecond over all threads together, above 0
 * @param maxCalls bound on the calls of a fork, so that a paced run ends in time
 */
public record PaceDefinition(double callsPerSecond, Optional<Long> maxCalls) {

  public PaceDefinition {
    if (!(callsPerSecond > 0) || Double.isInfinite(callsPerSecond)) {
      throw new IllegalArgumentException(
          "callsPerSecond must be above 0, but is " + callsPerSecond);
    }
    if (maxCalls.orElse(1L) < 1) {
      throw new IllegalArgumentException("maxCalls must be at least 1, but is " + maxCalls.get());
    }
  }
}
