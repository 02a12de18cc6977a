package tare.reference.receiver;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Writes streams by the README alone, so that reader and agent do not share a mistake. */
final class StreamBytes {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  static StreamBytes started() {
    StreamBytes stream = new StreamBytes();
    stream.bytes.writeBytes("TAREREF1".getBytes(StandardCharsets.US_ASCII));
    return stream;
  }

  private static ByteBuffer littleEndian(int size) {
    return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
  }

  StreamBytes method(int id, String name) {
    byte[] text = name.getBytes(StandardCharsets.UTF_8);
    return frame("TARM", littleEndian(4 + text.length).putInt(id).put(text));
  }

  /** Records are pairs of start and duration. */
  StreamBytes batch(long thread, long first, int method, long... startsAndDurations) {
    ByteBuffer content = littleEndian(16 + startsAndDurations.length * 8);
    content.putLong(thread).putLong(first);
    for (int i = 0; i < startsAndDurations.length; i += 2) {
      content.putLong(startsAndDurations[i]).putLong(startsAndDurations[i + 1] * 65_536 + method);
    }
    return frame("TARB", content);
  }

  StreamBytes end(long records, long dropped) {
    return frame("TARE", littleEndian(16).putLong(records).putLong(dropped));
  }

  StreamBytes frame(String kind, ByteBuffer content) {
    bytes.writeBytes(kind.getBytes(StandardCharsets.US_ASCII));
    raw(littleEndian(4).putInt(content.capacity()));
    raw(content);
    bytes.writeBytes("END.".getBytes(StandardCharsets.US_ASCII));
    return this;
  }

  StreamBytes raw(ByteBuffer more) {
    byte[] copy = new byte[more.capacity()];
    more.rewind().get(copy);
    bytes.writeBytes(copy);
    return this;
  }

  byte[] toBytes() {
    return bytes.toByteArray();
  }
}
