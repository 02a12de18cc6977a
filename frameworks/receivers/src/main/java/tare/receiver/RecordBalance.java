package tare.receiver;

/**
 * Weighs the records that arrived against those an agent says it began. Agents that drop without a
 * word may still count what passes through them: then the difference is what they dropped.
 */
public final class RecordBalance {

  private final RecordCounts counts;
  private long begun;
  private long arrived;
  private long dropped;

  /** A balance that begins with nothing, and counts the difference as dropped. */
  public RecordBalance(RecordCounts counts) {
    this.counts = counts;
  }

  /** Records have arrived. */
  public synchronized void arrived(long records) {
    arrived += records;
    settle();
  }

  /** The agent says how many records it has begun since its start, dropped ones included. */
  public synchronized void begun(long records) {
    begun = records;
    settle();
  }

  /** What is still under way looks dropped, until it arrives: then it is taken back. */
  private void settle() {
    long missing = Math.max(0, begun - arrived);
    counts.dropped(missing - dropped);
    dropped = missing;
  }
}
