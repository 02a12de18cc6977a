package tare.kieker.timer;

/**
 * Does nothing. A jar that is attached as an agent is added to the class path, and this one is
 * attached for that alone.
 */
public final class TimerAgent {

  private TimerAgent() {}

  /** Called by the JVM. */
  public static void premain(String argument) {
    // Nothing to do: the class path is what counts.
  }
}
