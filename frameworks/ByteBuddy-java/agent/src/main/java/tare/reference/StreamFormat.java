package tare.reference;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * The bytes in a file and on a connection: the magic number, then frames. The README of the
 * framework's folder describes them.
 */
public final class StreamFormat {

  /** All numbers are little-endian. */
  public static final ByteOrder ORDER = ByteOrder.LITTLE_ENDIAN;

  /** The first eight bytes: {@code TAREREF1}. */
  public static final long MAGIC = 0x3146_4552_4552_4154L;

  /** Kind of a frame that gives a method its number: {@code TARM}. */
  public static final int METHOD = 0x4D52_4154;

  /** Kind of a frame with records of one thread: {@code TARB}. */
  public static final int BATCH = 0x4252_4154;

  /** Kind of the last frame: {@code TARE}. */
  public static final int END = 0x4552_4154;

  /** What follows every frame's content: {@code END.}. */
  public static final int FRAME_END = 0x2E44_4E45;

  /** Kind and length in front of a frame's content. */
  public static final int FRAME_HEADER_BYTES = 2 * Integer.BYTES;

  /** A record: when it began, and its duration with its method. */
  public static final int RECORD_LONGS = 2;

  public static final int RECORD_BYTES = RECORD_LONGS * Long.BYTES;

  /** Thread and number of the first record in front of a batch's records. */
  public static final int BATCH_HEADER_BYTES = 2 * Long.BYTES;

  public static final int MAX_BATCH_RECORDS = 8192;

  /** The low bits of a record's second number name the method, the others are nanoseconds. */
  public static final int METHOD_BITS = 16;

  private static final int BATCH_CONTENT_BYTES =
      BATCH_HEADER_BYTES + MAX_BATCH_RECORDS * RECORD_BYTES;

  /** No frame is larger, with all that belongs to it. */
  public static final int MAX_FRAME_BYTES =
      FRAME_HEADER_BYTES + BATCH_CONTENT_BYTES + Integer.BYTES;

  private StreamFormat() {}

  /** A record's second number. */
  public static long pack(long durationNanos, int methodId) {
    return durationNanos << METHOD_BITS | methodId;
  }

  /** A buffer that any frame fits into. */
  public static ByteBuffer newFrameBuffer() {
    return ByteBuffer.allocateDirect(MAX_FRAME_BYTES).order(ORDER);
  }

  /** Fills the buffer with the start of a stream. */
  public static ByteBuffer start(ByteBuffer buffer) {
    return buffer.clear().putLong(MAGIC).flip();
  }

  /** Fills the buffer with a method frame. */
  public static ByteBuffer method(ByteBuffer buffer, int methodId, String name) {
    byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
    return frame(buffer, METHOD, Integer.BYTES + bytes.length)
        .putInt(methodId)
        .put(bytes)
        .putInt(FRAME_END)
        .flip();
  }

  /** Fills the buffer with a batch frame: the records of a ring that come next. */
  static ByteBuffer batch(ByteBuffer buffer, Ring ring, int records) {
    int recordBytes = records * RECORD_BYTES;
    frame(buffer, BATCH, BATCH_HEADER_BYTES + recordBytes)
        .putLong(ring.owner().getId())
        .putLong(ring.consumed());
    ring.drain(records, buffer.asLongBuffer());
    return buffer.position(buffer.position() + recordBytes).putInt(FRAME_END).flip();
  }

  /** Fills the buffer with the last frame. */
  public static ByteBuffer end(ByteBuffer buffer, long records, long dropped) {
    return frame(buffer, END, 2 * Long.BYTES)
        .putLong(records)
        .putLong(dropped)
        .putInt(FRAME_END)
        .flip();
  }

  private static ByteBuffer frame(ByteBuffer buffer, int kind, int contentBytes) {
    return buffer.clear().putInt(kind).putInt(contentBytes);
  }
}
