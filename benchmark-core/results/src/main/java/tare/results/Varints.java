package tare.results;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Whole numbers from 0 in as few bytes as they need: seven bits a byte, least significant first,
 * the high bit set on all but the last.
 */
final class Varints {

  private static final int MAX_BYTES = 10;

  private byte[] bytes;
  private int position;

  /** To be written. */
  Varints() {
    bytes = new byte[1 << 12];
  }

  /** To be read. */
  Varints(byte[] bytes) {
    this.bytes = bytes;
  }

  void writeLine(String text) {
    byte[] line = (text + "\n").getBytes(StandardCharsets.US_ASCII);
    reserve(line.length);
    System.arraycopy(line, 0, bytes, position, line.length);
    position += line.length;
  }

  void write(long value) {
    reserve(MAX_BYTES);
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      bytes[position++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[position++] = (byte) rest;
  }

  private void reserve(int more) {
    if (bytes.length - position < more) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length + more);
    }
  }

  byte[] toByteArray() {
    return Arrays.copyOf(bytes, position);
  }

  String readLine() {
    int from = position;
    while (bytes[position] != '\n') {
      position++;
    }
    return new String(bytes, from, position++ - from, StandardCharsets.US_ASCII);
  }

  long read() {
    long value = bytes[position++];
    if (value >= 0) {
      return value;
    }
    value &= 0x7F;
    for (int shift = 7; shift < 7 * MAX_BYTES; shift += 7) {
      byte next = bytes[position++];
      value |= (long) (next & 0x7F) << shift;
      if (next >= 0) {
        return value;
      }
    }
    throw new IllegalArgumentException("a number is longer than 64 bits");
  }

  /** A number of things that follow, each at least one byte long. */
  int readSize() {
    long size = read();
    if (size < 0 || size > bytes.length - position) {
      throw new IllegalArgumentException("it promises " + size + " more values than it has");
    }
    return (int) size;
  }

  void requireEnd() {
    if (position != bytes.length) {
      throw new IllegalArgumentException("something follows its last value");
    }
  }
}
