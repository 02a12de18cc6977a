package tare.reference;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * The one thread that empties all rings, in turn, into the sink.
 *
 * <p>It looks every half millisecond instead of being woken: a wake-up would cost the monitored
 * threads more than everything else they do. Only a thread whose ring is full wakes it.
 */
final class Consumer {

  private static final long POLL_NANOS = 500_000;
  private static final long ROOM_POLL_NANOS = 20_000;
  private static final long CLOSE_MILLIS = 1_000;

  private final Rings rings;
  private final Methods methods;
  private final Sink sink;
  private final Duration stallLimit;
  private final ByteBuffer buffer = StreamFormat.newFrameBuffer();
  private final Thread thread = new Thread(this::run, "tare-reference-consumer");

  private int methodsWritten;

  /** Whether a full ring makes its thread wait; no longer when the output has been given up. */
  private volatile boolean blocking;

  private volatile boolean broken;
  private volatile boolean finishing;
  private final AtomicLong consumed = new AtomicLong();

  private Consumer(Settings settings, Methods methods, Sink sink) {
    this.methods = methods;
    this.sink = sink;
    blocking = settings.blocking();
    stallLimit = settings.stallLimit();
    int capacity = settings.ringRecords();
    rings = new Rings(owner -> new Ring(owner, capacity, this::makeRoom));
  }

  /**
   * Opens the output and starts to consume.
   *
   * @throws IOException when the output cannot be written to
   */
  static Consumer start(Settings settings, Methods methods) throws IOException {
    Consumer consumer = new Consumer(settings, methods, Sink.open(settings));
    consumer.sink.write(StreamFormat.start(consumer.buffer));
    consumer.thread.setDaemon(true);
    consumer.thread.start();
    return consumer;
  }

  Rings rings() {
    return rings;
  }

  private void run() {
    boolean last;
    try {
      do {
        last = finishing;
        for (Ring ring : rings.all()) {
          empty(ring);
        }
        if (!last) {
          LockSupport.parkNanos(this, POLL_NANOS);
        }
      } while (!last);
      finishStream();
    } catch (RuntimeException | Error e) {
      broken("the consumer failed: " + e);
    } finally {
      blocking = false;
    }
  }

  private void empty(Ring ring) {
    boolean ended = !ring.owner().isAlive();
    long until = ring.position();
    while (ring.consumed() != until) {
      int records = (int) Math.min(until - ring.consumed(), StreamFormat.MAX_BATCH_RECORDS);
      writeNewMethods();
      if (write(StreamFormat.batch(buffer, ring, records))) {
        consumed.addAndGet(records);
      }
    }
    if (ended) {
      rings.retire(ring);
    }
  }

  private void writeNewMethods() {
    for (; methodsWritten < methods.count(); methodsWritten++) {
      write(StreamFormat.method(buffer, methodsWritten, methods.name(methodsWritten)));
    }
  }

  private boolean write(ByteBuffer frame) {
    if (!broken) {
      try {
        sink.write(frame);
        return true;
      } catch (IOException e) {
        broken(Console.message(e));
      }
    }
    return false;
  }

  private void finishStream() {
    write(StreamFormat.end(buffer, consumed.get(), dropped()));
    if (!broken) {
      try {
        sink.finish();
      } catch (IOException e) {
        broken(Console.message(e));
      }
    }
  }

  /** From here on records are taken from the rings and lost, which {@link #dropped} shows. */
  private synchronized void broken(String reason) {
    if (!broken) {
      broken = true;
      blocking = false;
      Console.say(reason + "; records are dropped from here on");
      sink.close();
    }
  }

  /** Called by the owner of a full ring; false when the record is to be dropped. */
  boolean makeRoom(Ring ring) {
    long since = System.nanoTime();
    while (blocking && ring.isFull()) {
      LockSupport.unpark(thread);
      LockSupport.parkNanos(this, ROOM_POLL_NANOS);
      if (System.nanoTime() - since > stallLimit.toNanos() && ring.isFull()) {
        broken("the output took nothing for " + stallLimit.toMillis() + " ms");
      }
    }
    return !ring.isFull();
  }

  /** Empties the rings a last time, ends the output and says what became of the records. */
  void finish() {
    try {
      finishing = true;
      LockSupport.unpark(thread);
      thread.join(stallLimit.toMillis());
      if (thread.isAlive()) {
        broken("the output was not through after " + stallLimit.toMillis() + " ms");
        thread.join(CLOSE_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Console.say("consumed " + consumed + " records, dropped " + dropped());
  }

  /** What was offered and not written: no loss escapes it, whatever went wrong. */
  private long dropped() {
    return rings.offered() - consumed.get();
  }
}
