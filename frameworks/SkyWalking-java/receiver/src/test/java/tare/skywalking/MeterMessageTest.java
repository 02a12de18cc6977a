package tare.skywalking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.apache.skywalking.apm.network.language.agent.v3.MeterBucketValue;
import org.apache.skywalking.apm.network.language.agent.v3.MeterData;
import org.apache.skywalking.apm.network.language.agent.v3.MeterDataCollection;
import org.apache.skywalking.apm.network.language.agent.v3.MeterHistogram;
import org.junit.jupiter.api.Test;
import tare.receiver.MalformedMessageException;

class MeterMessageTest {

  private final Map<String, Double> counters = new HashMap<>();

  @Test
  void readsACounter() throws Exception {
    MeterMessage.read(Segments.counter("finished", 20_000).toByteArray(), counters::put);
    assertThat(counters).isEqualTo(Map.of("finished", 20_000.0));
  }

  @Test
  void readsTheCountersOfACollection() throws Exception {
    MeterDataCollection collection =
        MeterDataCollection.newBuilder()
            .addMeterData(Segments.counter("finished", 3))
            .addMeterData(Segments.counter("ignored", 4))
            .build();
    MeterMessage.readCollection(collection.toByteArray(), counters::put);
    assertThat(counters).isEqualTo(Map.of("finished", 3.0, "ignored", 4.0));
  }

  @Test
  void passesOverHistograms() throws Exception {
    MeterData histogram =
        MeterData.newBuilder()
            .setHistogram(
                MeterHistogram.newBuilder()
                    .setName("tracing_context_performance")
                    .addValues(MeterBucketValue.newBuilder().setBucket(1000).setCount(7)))
            .build();
    MeterMessage.read(histogram.toByteArray(), counters::put);
    assertThat(counters).isEmpty();
  }

  @Test
  void refusesACounterThatIsCutOff() {
    byte[] counter = Segments.counter("finished", 3).getSingleValue().toByteArray();
    byte[] meter = new byte[counter.length + 2];
    meter[0] = 10;
    meter[1] = (byte) counter.length;
    System.arraycopy(counter, 0, meter, 2, counter.length);
    for (int length = 1; length < meter.length; length++) {
      byte[] cut = Arrays.copyOf(meter, length);
      assertThatThrownBy(() -> MeterMessage.read(cut, counters::put))
          .isInstanceOf(MalformedMessageException.class);
    }
    assertThat(counters).isEmpty();
  }
}
