package tare.pinpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.navercorp.pinpoint.grpc.trace.PAgentStat;
import com.navercorp.pinpoint.grpc.trace.PAgentStatBatch;
import com.navercorp.pinpoint.grpc.trace.PAgentUriStat;
import com.navercorp.pinpoint.grpc.trace.PStatMessage;
import com.navercorp.pinpoint.grpc.trace.PTransaction;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tare.receiver.MalformedMessageException;

class StatMessageTest {

  private static byte[] message(PAgentStat stat) {
    return PStatMessage.newBuilder().setAgentStat(stat).build().toByteArray();
  }

  @Test
  void addsUpSampledAndUnsampledTransactions() throws Exception {
    assertThat(StatMessage.transactions(message(Spans.stat(1000, 19_000)))).isEqualTo(20_000);
  }

  @Test
  void addsUpAllSixCounts() throws Exception {
    PTransaction transaction =
        PTransaction.newBuilder()
            .setSampledNewCount(1)
            .setSampledContinuationCount(10)
            .setUnsampledNewCount(100)
            .setUnsampledContinuationCount(1_000)
            .setSkippedNewCount(10_000)
            .setSkippedContinuationCount(100_000)
            .build();
    PAgentStat stat = PAgentStat.newBuilder().setTransaction(transaction).build();
    assertThat(StatMessage.transactions(message(stat))).isEqualTo(111_111);
  }

  @Test
  void addsUpTheIntervalsOfABatch() throws Exception {
    PAgentStatBatch batch =
        PAgentStatBatch.newBuilder()
            .addAgentStat(Spans.stat(3, 0))
            .addAgentStat(PAgentStat.getDefaultInstance())
            .addAgentStat(Spans.stat(0, 4))
            .build();
    byte[] message = PStatMessage.newBuilder().setAgentStatBatch(batch).build().toByteArray();
    assertThat(StatMessage.transactions(message)).isEqualTo(7);
  }

  @Test
  void findsNoTransactionsInOtherStatistics() throws Exception {
    byte[] message =
        PStatMessage.newBuilder()
            .setAgentUriStat(PAgentUriStat.newBuilder().setBucketVersion(1))
            .build()
            .toByteArray();
    assertThat(StatMessage.transactions(message)).isZero();
    assertThat(StatMessage.transactions(new byte[0])).isZero();
  }

  @Test
  void refusesANegativeCount() {
    assertThatThrownBy(() -> StatMessage.transactions(message(Spans.stat(-1, 0))))
        .isInstanceOf(MalformedMessageException.class);
  }

  @Test
  void refusesAMessageThatIsCutOffAnywhere() {
    byte[] message = message(Spans.stat(1000, 19_000));
    for (int length = 1; length < message.length; length++) {
      byte[] cut = Arrays.copyOf(message, length);
      assertThatThrownBy(() -> StatMessage.transactions(cut))
          .isInstanceOf(MalformedMessageException.class);
    }
  }
}
