package tare.pinpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.navercorp.pinpoint.grpc.trace.PSpan;
import com.navercorp.pinpoint.grpc.trace.PSpanMessage;
import com.navercorp.pinpoint.grpc.trace.PStatMessage;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tare.receiver.MalformedMessageException;

class SpanMessageTest {

  private static void assertMalformed(byte[] message) {
    assertThatThrownBy(() -> SpanMessage.events(message))
        .isInstanceOf(MalformedMessageException.class);
  }

  @Test
  void countsTheEventsOfASpan() throws Exception {
    assertThat(SpanMessage.events(Spans.span(1).toByteArray())).isEqualTo(1);
    assertThat(SpanMessage.events(Spans.span(64).toByteArray())).isEqualTo(64);
  }

  @Test
  void countsTheEventsOfAChunk() throws Exception {
    assertThat(SpanMessage.events(Spans.chunk(20).toByteArray())).isEqualTo(20);
  }

  @Test
  void findsNoEventsInASpanThatHasNone() throws Exception {
    assertThat(SpanMessage.events(Spans.span(0).toByteArray())).isZero();
  }

  @Test
  void refusesAMessageThatIsCutOffAnywhere() {
    for (byte[] message :
        new byte[][] {Spans.span(5).toByteArray(), Spans.chunk(5).toByteArray()}) {
      for (int length = 0; length < message.length; length++) {
        assertMalformed(Arrays.copyOf(message, length));
      }
    }
  }

  @Test
  void refusesASpanWithoutATransaction() {
    PSpan span = Spans.span(3).getSpan().toBuilder().clearTransactionId().build();
    assertMalformed(PSpanMessage.newBuilder().setSpan(span).build().toByteArray());
  }

  @Test
  void takesStatisticsForNoSpan() {
    assertMalformed(PStatMessage.newBuilder().setAgentStat(Spans.stat(3, 4)).build().toByteArray());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "hello", "{\"span\":[]}", "\0", "\n", "\n\u0005ab", "\u000b", "zz"})
  void refusesWhatIsNoSpan(String text) {
    assertMalformed(text.getBytes(StandardCharsets.UTF_8));
  }
}
