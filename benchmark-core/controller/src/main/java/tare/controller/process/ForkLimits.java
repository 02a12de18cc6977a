package tare.controller.process;

import java.time.Duration;
import tare.model.WorkloadParameters;

/** How long a measured JVM may take for what its parameters ask of it. */
final class ForkLimits {

  /** For calibration, writing the call log, and a machine that is busy otherwise. */
  private static final Duration ALLOWANCE = Duration.ofSeconds(60);

  /** Text logging on the calling thread took 80 us on a machine that was used by seven others. */
  private static final double NANOS_PER_MONITORED_CALL = 100_000;

  /** How far a paced run may fall behind its schedule. */
  private static final double PACE_SLACK = 2;

  private ForkLimits() {}

  /** From {@code go} to {@code done}; as if the threads only ever ran one at a time. */
  static Duration measuring(WorkloadParameters parameters) {
    double calls = (double) parameters.totalCalls();
    double perCall =
        NANOS_PER_MONITORED_CALL * parameters.depth() + 2.0 * parameters.methodTimeNanos();
    double nanos = calls * perCall;
    if (parameters.paced()) {
      nanos += PACE_SLACK * 1e9 * calls / parameters.callsPerSecond();
    }
    return ALLOWANCE.plusNanos((long) nanos);
  }
}
