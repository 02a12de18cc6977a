package tare.datadog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tare.receiver.MalformedMessageException;

class TraceMessageTest {

  @Test
  void countsTracesAndSpans() throws MalformedMessageException {
    assertThat(TraceMessage.parse(Payloads.traces(3, 10))).isEqualTo(new TraceMessage(3, 30));
    assertThat(TraceMessage.parse(Payloads.traces(70_000, 1)))
        .isEqualTo(new TraceMessage(70_000, 70_000));
  }

  @Test
  void takesTheEmptyPayloadThatAsksWhetherTheEndpointExists() throws MalformedMessageException {
    assertThat(TraceMessage.parse(Payloads.traces(0, 0))).isEqualTo(new TraceMessage(0, 0));
  }

  // From a run of version 1.68.1: a span whose ids are unsigned 64-bit numbers.
  @Test
  void takesIdsThatExceedALong() throws MalformedMessageException {
    byte[] ids =
        Payloads.packed(
            packer ->
                packer
                    .packArrayHeader(1)
                    .packArrayHeader(1)
                    .packMapHeader(2)
                    .packString("trace_id")
                    .packBigInteger(new java.math.BigInteger("18446744073709551615"))
                    .packString("span_id")
                    .packLong(1));
    assertThat(TraceMessage.parse(ids)).isEqualTo(new TraceMessage(1, 1));
  }

  static Stream<byte[]> malformed() {
    byte[] good = Payloads.traces(2, 3);
    byte[] longer = Arrays.copyOf(good, good.length + 1);
    byte[] promising = good.clone();
    promising[0]++;
    return Stream.of(
        new byte[0],
        new byte[] {(byte) 0xc1},
        "[[]]".getBytes(java.nio.charset.StandardCharsets.US_ASCII),
        Arrays.copyOf(good, good.length - 1),
        Arrays.copyOf(good, 1),
        longer,
        promising,
        new byte[] {(byte) 0xdd, -1, -1, -1, -1},
        new byte[] {(byte) 0xdd, 127, -1, -1, -1, (byte) 0x91, (byte) 0xdf, 127, -1, -1, -1},
        Payloads.packed(packer -> packer.packMapHeader(0)),
        Payloads.packed(packer -> packer.packArrayHeader(1).packString("trace")),
        Payloads.packed(packer -> packer.packArrayHeader(1).packArrayHeader(1).packMapHeader(0)),
        Payloads.packed(
            packer ->
                packer
                    .packArrayHeader(1)
                    .packArrayHeader(1)
                    .packMapHeader(2)
                    .packString("trace_id")
                    .packString("1")
                    .packString("span_id")
                    .packString("2")));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void refusesWhatIsNotWhole(byte[] payload) {
    assertThatThrownBy(() -> TraceMessage.parse(payload))
        .isInstanceOf(MalformedMessageException.class);
  }
}
