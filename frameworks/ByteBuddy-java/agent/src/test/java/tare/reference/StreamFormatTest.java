package tare.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** The bytes as the README describes them, written out by hand. */
class StreamFormatTest {

  private final ByteBuffer buffer = StreamFormat.newFrameBuffer();

  private static String hex(ByteBuffer bytes) {
    byte[] copy = new byte[bytes.remaining()];
    bytes.get(copy);
    return HexFormat.of().formatHex(copy);
  }

  private static String ascii(String text) {
    return HexFormat.of().formatHex(text.getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void startsWithItsNameAndVersion() {
    assertThat(hex(StreamFormat.start(buffer))).isEqualTo(ascii("TAREREF1"));
  }

  @Test
  void namesAMethod() {
    assertThat(hex(StreamFormat.method(buffer, 258, "m()")))
        .isEqualTo(ascii("TARM") + "07000000" + "02010000" + ascii("m()") + ascii("END."));
  }

  @Test
  void writesABatchFromARing() {
    Ring ring = new Ring(Thread.currentThread(), 4, full -> false);
    ring.put(1, StreamFormat.pack(3, 2));
    ring.drain(1, buffer.asLongBuffer());
    ring.put(16, StreamFormat.pack(255, 1));
    ring.put(-1, StreamFormat.pack(0, 65_535));
    byte threadId = (byte) Thread.currentThread().getId();
    assertThat(hex(StreamFormat.batch(buffer, ring, 2)))
        .isEqualTo(
            (ascii("TARB") + "30000000")
                + (HexFormat.of().toHexDigits(threadId) + "00000000000000")
                + "0100000000000000"
                + ("1000000000000000" + "0100ff0000000000")
                + ("ffffffffffffffff" + "ffff000000000000")
                + ascii("END."));
    assertThat(ring.consumed()).isEqualTo(3);
  }

  @Test
  void endsWithItsTotals() {
    assertThat(hex(StreamFormat.end(buffer, 513, 4)))
        .isEqualTo(
            (ascii("TARE") + "10000000")
                + ("0102000000000000" + "0400000000000000")
                + ascii("END."));
  }

  @Test
  void holdsTheLargestBatch() {
    Ring ring = new Ring(Thread.currentThread(), StreamFormat.MAX_BATCH_RECORDS, full -> false);
    for (int i = 0; i < StreamFormat.MAX_BATCH_RECORDS; i++) {
      ring.put(i, i);
    }
    ByteBuffer frame = StreamFormat.batch(buffer, ring, StreamFormat.MAX_BATCH_RECORDS);
    assertThat(frame.remaining()).isEqualTo(StreamFormat.MAX_FRAME_BYTES);
  }
}
