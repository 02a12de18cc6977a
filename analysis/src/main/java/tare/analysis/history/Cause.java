package tare.analysis.history;

import java.util.Locale;

/** What is held responsible for a change of level. */
public enum Cause {
  /** Nothing else is known: the agent. */
  AGENT,
  /** What ran without agent changed alike, and so did most of the rest: machine or instrument. */
  INSTRUMENT,
  /** Somebody explained it. */
  EXPLAINED;

  /** The name in every output. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
