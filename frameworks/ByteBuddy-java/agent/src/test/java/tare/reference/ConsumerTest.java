package tare.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ConsumerTest {

  private static Settings collection() {
    return Settings.of("mode=collection,stallMillis=600000", new Properties());
  }

  @Test
  @Timeout(60)
  void makesNobodyWaitForARingThatWasEmptiedMeanwhile() throws IOException {
    Consumer consumer = Consumer.start(collection(), new Methods());
    Ring emptied = new Ring(Thread.currentThread(), 4, ring -> false);
    // Nothing will ever be consumed here again: who waited for that would wait for ever.
    assertThat(consumer.makeRoom(emptied)).isTrue();
    consumer.finish();
  }

  @Test
  void hasTakenEverythingWhenItIsFinished() throws IOException {
    Consumer consumer = Consumer.start(collection(), new Methods());
    Ring ring = consumer.rings().ofThisThread();
    for (int i = 0; i < 100_000; i++) {
      ring.put(i, i);
    }
    consumer.finish();
    assertThat(ring.consumed()).isEqualTo(100_000);
    assertThat(consumer.rings().offered()).isEqualTo(100_000);
  }
}
