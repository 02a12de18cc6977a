package tare.kieker;

/** Keeps standard error for errors. */
final class QuietLogging {

  private QuietLogging() {}

  /** To be called before any class of Kieker is used. */
  static void set() {
    // Kieker logs through SLF4J, which complains when nothing takes the log.
    System.setProperty("slf4j.internal.verbosity", "ERROR");
  }
}
