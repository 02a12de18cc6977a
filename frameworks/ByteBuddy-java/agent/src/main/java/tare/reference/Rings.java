package tare.reference;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;

/** The rings of all threads that have recorded something. */
final class Rings {

  private static final int SLOTS = 256;

  /**
   * Rings by the low bits of their thread's id: a look-up of some 2 ns where a {@link ThreadLocal}
   * takes 8. Threads may share a slot and overwrite it unsynchronised, since a ring is only taken
   * from it by its owner; who finds another's goes the long way.
   */
  private final Ring[] slots = new Ring[SLOTS];

  private final ThreadLocal<Ring> own;
  private final List<Ring> all = new CopyOnWriteArrayList<>();
  private final LongAdder offeredByEnded = new LongAdder();

  Rings(Function<Thread, Ring> factory) {
    own =
        ThreadLocal.withInitial(
            () -> {
              Ring ring = factory.apply(Thread.currentThread());
              all.add(ring);
              return ring;
            });
  }

  Ring ofThisThread() {
    Thread thread = Thread.currentThread();
    int slot = (int) thread.getId() & (SLOTS - 1);
    Ring ring = slots[slot];
    return ring != null && ring.owner() == thread ? ring : find(slot);
  }

  private Ring find(int slot) {
    Ring ring = own.get();
    slots[slot] = ring;
    return ring;
  }

  /** A snapshot to go through. */
  Iterable<Ring> all() {
    return all;
  }

  /** Records that all threads have offered so far, with those that found no room. */
  long offered() {
    return offeredByEnded.sum() + all.stream().mapToLong(Ring::offered).sum();
  }

  /** Forgets the ring of a thread that has ended. */
  void retire(Ring ring) {
    offeredByEnded.add(ring.offered());
    all.remove(ring);
    int slot = (int) ring.owner().getId() & (SLOTS - 1);
    if (slots[slot] == ring) {
      slots[slot] = null;
    }
  }
}
