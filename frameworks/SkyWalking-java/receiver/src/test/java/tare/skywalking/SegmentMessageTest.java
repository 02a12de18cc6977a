package tare.skywalking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.skywalking.apm.network.language.agent.v3.SegmentCollection;
import org.apache.skywalking.apm.network.language.agent.v3.SegmentObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tare.receiver.MalformedMessageException;

class SegmentMessageTest {

  private static void assertMalformed(byte[] segment) {
    assertThatThrownBy(() -> SegmentMessage.spans(segment))
        .isInstanceOf(MalformedMessageException.class);
  }

  @Test
  void countsTheSpansOfASegment() throws Exception {
    assertThat(SegmentMessage.spans(Segments.segment(1).toByteArray())).isEqualTo(1);
    assertThat(SegmentMessage.spans(Segments.segment(300).toByteArray())).isEqualTo(300);
  }

  @Test
  void countsTheSpansOfACollection() throws Exception {
    SegmentCollection collection =
        SegmentCollection.newBuilder()
            .addSegments(Segments.segment(3))
            .addSegments(Segments.segment(4))
            .build();
    assertThat(SegmentMessage.spansOfCollection(collection.toByteArray())).isEqualTo(7);
    assertThat(SegmentMessage.spansOfCollection(new byte[0])).isZero();
  }

  @Test
  void refusesACollectionWithABadSegment() {
    SegmentCollection collection =
        SegmentCollection.newBuilder()
            .addSegments(Segments.segment(3))
            .addSegments(SegmentObject.newBuilder().setService("tare"))
            .build();
    assertThatThrownBy(() -> SegmentMessage.spansOfCollection(collection.toByteArray()))
        .isInstanceOf(MalformedMessageException.class);
  }

  @Test
  void refusesASegmentThatIsCutOffInsideAField() {
    byte[] segment = Segments.segment(5).toByteArray();
    // What is left behind the last span are the names of service and instance.
    int endOfSpans = segment.length - "  tare".length() - "  instance".length();
    for (int length = 0; length < endOfSpans; length++) {
      byte[] cut = Arrays.copyOf(segment, length);
      assertThat(isWhole(cut)).as("cut off at " + length).isFalse();
    }
  }

  /** Cut off between two spans it is a shorter segment, which nothing tells from a whole one. */
  private static boolean isWhole(byte[] segment) {
    try {
      return SegmentMessage.spans(segment) == 5;
    } catch (MalformedMessageException e) {
      return false;
    }
  }

  @Test
  void refusesASegmentWithoutIdOrSpansOrOperations() {
    SegmentObject good = Segments.segment(2);
    assertMalformed(good.toBuilder().clearTraceSegmentId().build().toByteArray());
    assertMalformed(good.toBuilder().clearSpans().build().toByteArray());
    assertMalformed(
        good.toBuilder()
            .setSpans(1, good.getSpans(1).toBuilder().clearOperationName())
            .build()
            .toByteArray());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "hello", "{\"spans\":[]}", "\0", "\n", "\n\u0005ab", "\u000b", "zz"})
  void refusesWhatIsNoSegment(String text) {
    assertMalformed(text.getBytes(StandardCharsets.UTF_8));
  }
}
