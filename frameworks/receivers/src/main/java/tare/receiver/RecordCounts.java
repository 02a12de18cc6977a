package tare.receiver;

import java.util.concurrent.atomic.LongAdder;

/**
 * Counts what arrives, from any number of threads. A receiver counts a message before it answers
 * it: whoever has the answer finds the message in the count.
 */
public final class RecordCounts {

  private final LongAdder records = new LongAdder();
  private final LongAdder bytes = new LongAdder();
  private final LongAdder batches = new LongAdder();
  private final LongAdder malformed = new LongAdder();
  private final LongAdder opened = new LongAdder();
  private final LongAdder closed = new LongAdder();
  private final LongAdder dropped = new LongAdder();

  /**
   * A well-formed message arrived.
   *
   * @param recordCount spans or events in it
   * @param payloadBytes its size, uncompressed and without the protocol's framing
   */
  public void batch(long recordCount, long payloadBytes) {
    records.add(recordCount);
    bytes.add(payloadBytes);
    batches.increment();
  }

  /** Something arrived that cannot be understood; nothing in it counts as a record. */
  public void malformed() {
    malformed.increment();
  }

  /**
   * The agent said over the protocol that it dropped records.
   *
   * @param recordCount how many; negative if some that were counted here have arrived after all
   */
  public void dropped(long recordCount) {
    dropped.add(recordCount);
  }

  /** A connection was accepted. */
  public void connectionOpened() {
    opened.increment();
  }

  /** An accepted connection has ended, by whichever side. */
  public void connectionClosed() {
    closed.increment();
  }

  /** The counts of this moment. */
  public CountLine line() {
    // Closed first: a connection that opens and ends meanwhile must not make the open ones
    // negative.
    long closedSoFar = closed.sum();
    long openedSoFar = opened.sum();
    return new CountLine(
        records.sum(),
        bytes.sum(),
        batches.sum(),
        malformed.sum(),
        openedSoFar,
        openedSoFar - closedSoFar,
        dropped.sum());
  }
}
