package tare.reference;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.LongBuffer;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;

/**
 * The records of one thread on their way to the consumer: written by its owner alone, read by the
 * consumer alone, allocated once.
 */
final class Ring {

  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  /**
   * The position changes with every record. It lies in the array, two cache lines from whatever the
   * heap puts beside it, so that no thread pays for another's records.
   */
  private static final int POSITION = 16;

  private static final int FIRST_RECORD = 32;

  private final Thread owner;
  private final Predicate<Ring> roomMaker;
  private final int capacity;
  private final long[] longs;
  private final AtomicLong dropped = new AtomicLong();

  /** The owner's own memory of how far it may write. */
  private long limit;

  private volatile long consumed;

  /**
   * An empty ring.
   *
   * @param owner the thread that writes
   * @param capacity records it holds, a power of two
   * @param roomMaker called by the owner when the ring is full; returns true once it is full no
   *     more, false when the record is to be dropped
   */
  Ring(Thread owner, int capacity, Predicate<Ring> roomMaker) {
    this.owner = owner;
    this.capacity = capacity;
    this.roomMaker = roomMaker;
    limit = capacity;
    longs = new long[FIRST_RECORD + capacity * StreamFormat.RECORD_LONGS];
  }

  Thread owner() {
    return owner;
  }

  /** Writes a record; the owner only. */
  void put(long startNanos, long packed) {
    long position = longs[POSITION];
    if (position == limit && !hasRoom(position)) {
      dropped.incrementAndGet();
      return;
    }
    int at = at(position);
    longs[at] = startNanos;
    longs[at + 1] = packed;
    LONGS.setRelease(longs, POSITION, position + 1);
  }

  private boolean hasRoom(long position) {
    boolean room = !isFull() || roomMaker.test(this);
    limit = room ? consumed + capacity : position;
    return room;
  }

  /** Whether the next record finds no room; to the owner, only the consumer can change it. */
  boolean isFull() {
    return position() - consumed == capacity;
  }

  private int at(long position) {
    return FIRST_RECORD + ((int) position & (capacity - 1)) * StreamFormat.RECORD_LONGS;
  }

  /** Records written so far. */
  long position() {
    return (long) LONGS.getAcquire(longs, POSITION);
  }

  /** Records taken out so far. */
  long consumed() {
    return consumed;
  }

  /** Records that its owner came with so far, those that found no room with them. */
  long offered() {
    return position() + dropped.get();
  }

  /** Moves records to a buffer and frees their places; the consumer only. */
  void drain(int records, LongBuffer target) {
    long from = consumed;
    int untilWrap = Math.min(records, capacity - ((int) from & (capacity - 1)));
    target.put(longs, at(from), untilWrap * StreamFormat.RECORD_LONGS);
    target.put(longs, FIRST_RECORD, (records - untilWrap) * StreamFormat.RECORD_LONGS);
    consumed = from + records;
  }
}
