package tare.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class RingTest {

  private static Ring dropping(int capacity) {
    return new Ring(Thread.currentThread(), capacity, ring -> false);
  }

  private static void put(Ring ring, long... starts) {
    for (long start : starts) {
      ring.put(start, -start);
    }
  }

  private static List<Long> drain(Ring ring, int records) {
    LongBuffer target = LongBuffer.allocate(records * 2);
    ring.drain(records, target);
    assertThat(target.remaining()).isZero();
    List<Long> starts = new ArrayList<>();
    for (int i = 0; i < records; i++) {
      assertThat(target.get(2 * i + 1)).isEqualTo(-target.get(2 * i));
      starts.add(target.get(2 * i));
    }
    return starts;
  }

  @Test
  void givesRecordsBackInTheirOrderAcrossTheWrap() {
    Ring ring = dropping(4);
    put(ring, 1, 2, 3);
    assertThat(drain(ring, 3)).containsExactly(1L, 2L, 3L);
    put(ring, 4, 5, 6);
    assertThat(drain(ring, 3)).containsExactly(4L, 5L, 6L);
    assertThat(ring.position()).isEqualTo(6);
    assertThat(ring.consumed()).isEqualTo(6);
  }

  @Test
  void countsWhatFindsNoRoomAndKeepsTheRest() {
    Ring ring = dropping(4);
    put(ring, 1, 2, 3, 4, 5, 6);
    assertThat(ring.isFull()).isTrue();
    assertThat(ring.offered()).isEqualTo(6);
    assertThat(ring.position()).isEqualTo(4);
    assertThat(drain(ring, 1)).containsExactly(1L);
    put(ring, 7, 8);
    assertThat(drain(ring, 4)).containsExactly(2L, 3L, 4L, 7L);
    assertThat(ring.offered()).isEqualTo(8);
  }

  @Test
  void writesTheRecordOnceRoomHasBeenMade() {
    List<Long> drained = new ArrayList<>();
    Ring ring =
        new Ring(
            Thread.currentThread(),
            2,
            full -> {
              drained.addAll(drain(full, 2));
              return true;
            });
    put(ring, 1, 2, 3, 4, 5);
    assertThat(drained).containsExactly(1L, 2L, 3L, 4L);
    assertThat(drain(ring, 1)).containsExactly(5L);
    assertThat(ring.offered()).isEqualTo(5);
  }

  @Test
  void losesNothingBetweenTwoThreads() {
    int records = 200_000;
    Ring ring =
        new Ring(
            Thread.currentThread(),
            64,
            full -> {
              while (full.isFull()) {
                LockSupport.parkNanos(1_000);
              }
              return true;
            });
    CompletableFuture<Long> firstWrong =
        CompletableFuture.supplyAsync(
            () -> {
              long next = 1;
              while (next <= records) {
                int ready = (int) (ring.position() - ring.consumed());
                for (long start : drain(ring, ready)) {
                  if (start != next++) {
                    return start;
                  }
                }
                LockSupport.parkNanos(1_000);
              }
              return 0L;
            });
    for (long start = 1; start <= records && !firstWrong.isDone(); start++) {
      ring.put(start, -start);
    }
    assertThat(firstWrong.join()).isZero();
    assertThat(ring.offered()).isEqualTo(records);
  }
}
