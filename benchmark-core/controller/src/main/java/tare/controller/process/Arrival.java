package tare.controller.process;

import java.time.Duration;

/**
 * Waits until the records of a run have arrived, while the agent still lives. Some agents give
 * themselves only seconds when the JVM ends, and leave behind without a word what they have not
 * sent by then; whether that happens depends on how busy the machine is.
 */
final class Arrival {

  private static final Duration POLLING = Duration.ofMillis(50);

  private final Destination destination;
  private final long expected;

  /**
   * What to wait for.
   *
   * @param expected records after which no more are waited for
   */
  Arrival(Destination destination, long expected) {
    this.destination = destination;
    this.expected = expected;
  }

  /**
   * Waits for all records.
   *
   * @param still how long their count may stand still before the rest is given up
   * @param limit of the whole
   */
  void await(Duration still, Duration limit) throws ProcessFailure, InterruptedException {
    long begin = System.nanoTime();
    long last = destination.count().records();
    long changedAt = begin;
    long now = begin;
    while (last < expected && now - changedAt < still.toNanos() && now - begin < limit.toNanos()) {
      Thread.sleep(POLLING.toMillis());
      long records = destination.count().records();
      now = System.nanoTime();
      if (records != last) {
        last = records;
        changedAt = now;
      }
    }
  }
}
