package tare.controller.process;

import java.io.IOException;
import java.time.Duration;

/**
 * Waits until the records of a run have arrived, while the agent still lives. Some agents give
 * themselves only seconds when the JVM ends, and leave behind without a word what they have not
 * sent or written by then; whether that happens depends on how busy the machine is.
 */
final class Arrival {

  private static final Duration POLLING = Duration.ofMillis(50);

  private final Progress progress;
  private final long complete;

  /** How far the records have come, in any unit that grows. */
  @FunctionalInterface
  interface Progress {
    long now() throws ProcessFailure, IOException, InterruptedException;
  }

  private Arrival(Progress progress, long complete) {
    this.progress = progress;
    this.complete = complete;
  }

  /**
   * The arrival at a receiver or backend.
   *
   * @param expected records after which no more are waited for
   */
  static Arrival of(Destination destination, long expected) {
    return new Arrival(() -> destination.count().records(), expected);
  }

  /** The arrival on disk, where records are not counted before the end: their bytes are watched. */
  static Arrival of(ForkPlace place) {
    return new Arrival(() -> Folders.bytes(place.output()), Long.MAX_VALUE);
  }

  /**
   * Waits for all records.
   *
   * @param still how long nothing may arrive before the rest is given up
   * @param limit of the whole
   */
  void await(Duration still, Duration limit)
      throws ProcessFailure, IOException, InterruptedException {
    long begin = System.nanoTime();
    long last = progress.now();
    long changedAt = begin;
    long now = begin;
    while (last < complete && now - changedAt < still.toNanos() && now - begin < limit.toNanos()) {
      Thread.sleep(POLLING.toMillis());
      long arrived = progress.now();
      now = System.nanoTime();
      if (arrived != last) {
        last = arrived;
        changedAt = now;
      }
    }
  }
}
