package tare.reference.receiver;

import java.nio.LongBuffer;
import java.util.Set;
import tare.reference.StreamFormat;

/** Checks the records of one thread, which come without a gap and in the order of their ends. */
final class ThreadRecords {

  private static final int METHOD_MASK = (1 << StreamFormat.METHOD_BITS) - 1;

  private final Set<Integer> methods;
  private long next;
  private long lastEnd;

  /**
   * No records so far.
   *
   * @param methods numbers of the methods made known so far; grows with the stream
   */
  ThreadRecords(Set<Integer> methods) {
    this.methods = methods;
  }

  /**
   * Checks the records of a batch.
   *
   * @param first how many records of this thread came before
   * @return whether all of them can be right
   */
  boolean accept(long first, LongBuffer records) {
    boolean good = first == next;
    next = first + records.remaining() / StreamFormat.RECORD_LONGS;
    // nanoTime may be negative; only the order of ends says something, and not before the first.
    boolean ordered = first > 0;
    while (records.hasRemaining()) {
      long start = records.get();
      long packed = records.get();
      long duration = packed >> StreamFormat.METHOD_BITS;
      long end = start + duration;
      good &= duration >= 0 && (!ordered || end - lastEnd >= 0);
      good &= methods.contains((int) packed & METHOD_MASK);
      lastEnd = end;
      ordered = true;
    }
    return good;
  }
}
