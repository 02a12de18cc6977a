package tare.analysis.history;

import java.time.Instant;

/**
 * One run's value.
 *
 * @param time when the run began
 * @param value the estimate
 * @param low lower limit of its interval; null when not known
 * @param high upper limit of its interval; null when not known
 * @param label what people call the run
 * @param commit what was measured; empty when not known
 * @param version of the agent; empty without one
 * @param host the machine's own id; empty when not known
 */
public record SeriesPoint(
    Instant time,
    double value,
    Double low,
    Double high,
    String label,
    String commit,
    String version,
    String host) {}
