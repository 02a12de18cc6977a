package tare.controller.process;

import java.time.Duration;

/** The count of a destination once everything that was under way has arrived. */
final class ArrivedRecords {

  private static final Duration POLLING = Duration.ofMillis(20);

  /** With no connection left only datagrams can still be under way. */
  private static final Duration QUIET = Duration.ofMillis(100);

  /** The agent is gone: what is still open is about to be read to its end. */
  private static final Duration QUIET_WHILE_OPEN = Duration.ofMillis(500);

  private static final Duration LIMIT = Duration.ofSeconds(60);

  private ArrivedRecords() {}

  /** Counts until nothing changes any more; to be called when the measured JVM has ended. */
  static CountLine settled(Destination destination) throws ProcessFailure, InterruptedException {
    long now = System.nanoTime();
    long deadline = now + LIMIT.toNanos();
    long unchangedSince = now;
    CountLine last = destination.count();
    while (now < deadline) {
      Thread.sleep(POLLING.toMillis());
      CountLine count = destination.count();
      now = System.nanoTime();
      if (!count.equals(last)) {
        last = count;
        unchangedSince = now;
      }
      Duration quiet = count.open() == 0 ? QUIET : QUIET_WHILE_OPEN;
      if (now - unchangedSince >= quiet.toNanos()) {
        return last;
      }
    }
    return last;
  }
}
