package tare.model;

import java.util.Locale;

/** What a configuration switches on, in the order in which an agent's work builds up. */
public enum Stage {
  /** No agent at all. */
  BASELINE,
  /** The monitored method is instrumented, nothing is recorded. */
  INSTRUMENTATION,
  /** Records are made and thrown away. */
  COLLECTION,
  /** Records are serialised to disk. */
  DISK,
  /** Records are exported over TCP. */
  TCP,
  /** Aggregates are exported instead of records. */
  METRICS;

  /** The stage's name as it stands in framework.yaml and in every output. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
