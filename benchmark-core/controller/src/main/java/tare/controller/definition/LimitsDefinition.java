package tare.controller.definition;

import java.time.Duration;
import java.util.Optional;

/**
 * How long to wait before a process is given up, for example {@code 30s} or {@code 5m}.
 *
 * @param startup from launch to ready, readiness included
 * @param drain from the end of measuring to the end of the process
 * @param settle how long no further record may arrive before the JVM is told to end; it is told at
 *     once unless given, or when all have arrived
 */
public record LimitsDefinition(
    Optional<Duration> startup, Optional<Duration> drain, Optional<Duration> settle) {

  /** No limit of its own. */
  public static final LimitsDefinition UNSET =
      new LimitsDefinition(Optional.empty(), Optional.empty(), Optional.empty());

  /** Long enough for the slowest agent seen (7 s to start, 8 s to end) on a busy machine. */
  private static final Duration DEFAULT = Duration.ofSeconds(30);

  /** These limits, and the other's where these have none. */
  public LimitsDefinition over(LimitsDefinition other) {
    return new LimitsDefinition(
        startup.or(other::startup), drain.or(other::drain), settle.or(other::settle));
  }

  /** The limit of the start, by default 30 seconds. */
  public Duration startupLimit() {
    return startup.orElse(DEFAULT);
  }

  /** The limit of the drain, by default 30 seconds. */
  public Duration drainLimit() {
    return drain.orElse(DEFAULT);
  }
}
