package tare.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class RingsTest {

  private final Rings rings = new Rings(owner -> new Ring(owner, 4, ring -> false));

  @Test
  void givesEveryThreadItsOwnRingThoughThreadsShareSlots() throws Exception {
    // More threads than slots: some must collide, and each writes again after all the others.
    List<ExecutorService> threads = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      threads.add(Executors.newSingleThreadExecutor());
    }
    for (int round = 0; round < 3; round++) {
      for (ExecutorService thread : threads) {
        assertThat(ask(thread, () -> rings.ofThisThread().owner() == Thread.currentThread()))
            .isTrue();
      }
    }
    assertThat(rings.all()).hasSize(300).doesNotHaveDuplicates();
    threads.forEach(ExecutorService::shutdown);
  }

  private static boolean ask(ExecutorService thread, Callable<Boolean> question) throws Exception {
    Future<Boolean> answer = thread.submit(question);
    return answer.get();
  }

  @Test
  void remembersWhatEndedThreadsOffered() {
    Ring ring = rings.ofThisThread();
    for (int i = 0; i < 6; i++) {
      ring.put(i, i);
    }
    assertThat(rings.offered()).isEqualTo(6);
    rings.retire(ring);
    assertThat(rings.offered()).isEqualTo(6);
    assertThat(rings.all()).isEmpty();
  }
}
