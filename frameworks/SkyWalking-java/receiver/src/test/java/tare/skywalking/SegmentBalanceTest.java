package tare.skywalking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tare.receiver.MalformedMessageException;
import tare.receiver.RecordCounts;

class SegmentBalanceTest {

  private static final String FINISHED = "finished_tracing_context_counter";
  private static final String IGNORED = "finished_ignored_context_counter";

  private final RecordCounts counts = new RecordCounts();
  private final SegmentBalance balance = new SegmentBalance(counts, 10);

  private long dropped() {
    return counts.line().dropped();
  }

  @Test
  void takesForDroppedWhatWasFinishedAndDidNotArrive() throws Exception {
    balance.arrived(30);
    balance.report(FINISHED, 8);
    assertThat(dropped()).isEqualTo(50);
  }

  @Test
  void countsIgnoredSegmentsAsDropped() throws Exception {
    balance.report(IGNORED, 4);
    balance.report(FINISHED, 2);
    balance.arrived(20);
    assertThat(dropped()).isEqualTo(40);
  }

  @Test
  void countersAreTotals() throws Exception {
    balance.report(FINISHED, 5);
    balance.report(FINISHED, 5);
    balance.report("interceptor_error_counter", 7);
    assertThat(dropped()).isEqualTo(50);
  }

  @Test
  void knowsOfNoDropsWhereTheSizeOfSegmentsIsUnknown() throws Exception {
    new SegmentBalance(counts, 0).report(FINISHED, 5);
    assertThat(dropped()).isZero();
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, 0.5, Double.NaN, Double.POSITIVE_INFINITY, 1e300})
  void refusesWhatIsNoCount(double value) {
    assertThatThrownBy(() -> balance.report(FINISHED, value))
        .isInstanceOf(MalformedMessageException.class);
    assertThat(dropped()).isZero();
  }
}
