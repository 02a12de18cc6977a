package tare.controller.definition;

/** What must be seen before measuring starts. */
public enum Readiness {
  /** Nothing: the agent works from the moment the application's class is loaded. */
  NONE,
  /** The receiver has a connection. */
  CONNECTED,
  /** The receiver has a record; probe calls are made until it has. */
  FIRST_RECORD,
  /** The monitored class was changed, as agents do in the background that let it load first. */
  TRANSFORMED;

  /** Whether it is the receiver that tells. */
  boolean toldByReceiver() {
    return this == CONNECTED || this == FIRST_RECORD;
  }
}
