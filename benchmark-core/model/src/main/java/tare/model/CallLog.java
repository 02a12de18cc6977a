package tare.model;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The raw times of one thread on their way from the measured JVM to the sealed results: a bare
 * sequence of little-endian 64-bit integers, one for each call in call order.
 */
public final class CallLog {

  private static final int CHUNK_VALUES = 1 << 16;

  private CallLog() {}

  /** Writes all values; an existing file is replaced. */
  public static void write(Path file, long[] values) throws IOException {
    ByteBuffer bytes =
        ByteBuffer.allocateDirect(CHUNK_VALUES * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    LongBuffer longs = bytes.asLongBuffer();
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      for (int from = 0; from < values.length; from += CHUNK_VALUES) {
        int count = Math.min(CHUNK_VALUES, values.length - from);
        longs.clear().put(values, from, count);
        bytes.position(0).limit(count * Long.BYTES);
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        bytes.clear();
      }
    }
  }

  /**
   * Reads all values of a file.
   *
   * @throws IOException when the file cannot be read, or was cut off inside a value
   */
  public static long[] read(Path file) throws IOException {
    long size = Files.size(file);
    if (size % Long.BYTES != 0) {
      throw new IOException(file + " was cut off: " + size + " bytes are not whole 64-bit values");
    }
    long[] values = new long[Math.toIntExact(size / Long.BYTES)];
    ByteBuffer bytes =
        ByteBuffer.allocateDirect(CHUNK_VALUES * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    int read = 0;
    try (FileChannel channel = FileChannel.open(file)) {
      while (read < values.length) {
        bytes.clear().limit(Math.min(CHUNK_VALUES, values.length - read) * Long.BYTES);
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
          // A channel may give less than was asked for.
        }
        bytes.flip();
        int count = bytes.remaining() / Long.BYTES;
        if (count == 0) {
          throw new IOException(file + " became shorter while it was read");
        }
        bytes.asLongBuffer().get(values, read, count);
        read += count;
      }
    }
    return values;
  }
}
