package tare.reference;

/** How far a monitored call's record goes. */
enum Mode {
  /** Advice that does nothing. */
  INSTRUMENTATION,
  /** Into the ring, consumed and discarded. */
  COLLECTION,
  /** Into a file. */
  DISK,
  /** To a receiver on the loopback address. */
  TCP
}
