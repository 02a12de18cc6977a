package tare.receiver.grpc;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Frames of HTTP/2 written by hand, so that they can be wrong: RFC 9113. */
final class Http2 {

  static final byte[] PREFACE =
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

  /** An empty frame of settings that acknowledges the peer's. */
  static final byte[] SETTINGS_UNDERSTOOD = {0, 0, 0, 4, 1, 0, 0, 0, 0};

  private static final int DATA = 0;
  private static final int HEADERS = 1;
  private static final int RESET = 3;
  private static final int SETTINGS = 4;
  private static final int END_STREAM = 1;
  private static final int END_HEADERS = 4;

  private Http2() {}

  /** The preface and empty settings. */
  static byte[] hello() {
    return join(PREFACE, frame(SETTINGS, 0, 0, new byte[0]));
  }

  /** The headers of a gRPC call on stream 1. */
  static byte[] call(String path, String encoding) {
    byte[] fields =
        join(
            field(":method", "POST"),
            field(":scheme", "http"),
            field(":path", path),
            field(":authority", "127.0.0.1"),
            field("te", "trailers"),
            field("content-type", "application/grpc"),
            field("grpc-encoding", encoding));
    return frame(HEADERS, END_HEADERS, 1, fields);
  }

  /** A part of a gRPC message on stream 1, which ends the stream. */
  static byte[] last(byte[] data) {
    return frame(DATA, END_STREAM, 1, data);
  }

  /** A part of a gRPC message on stream 1. */
  static byte[] data(byte[] data) {
    return frame(DATA, 0, 1, data);
  }

  /** Cancels stream 1. */
  static byte[] cancel() {
    return frame(RESET, 0, 1, new byte[] {0, 0, 0, 8});
  }

  /** A gRPC message: flag, length, content. */
  static byte[] message(int flag, int length, byte[] content) {
    return ByteBuffer.allocate(5 + content.length)
        .put((byte) flag)
        .putInt(length)
        .put(content)
        .array();
  }

  static byte[] join(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }

  private static byte[] frame(int type, int flags, int stream, byte[] payload) {
    return ByteBuffer.allocate(9 + payload.length)
        .put((byte) (payload.length >> 16))
        .putShort((short) payload.length)
        .put((byte) type)
        .put((byte) flags)
        .putInt(stream)
        .put(payload)
        .array();
  }

  /** A header neither indexed nor compressed: RFC 7541, section 6.2.2. */
  private static byte[] field(String name, String value) {
    return join(new byte[] {0}, string(name), string(value));
  }

  private static byte[] string(String text) {
    return join(new byte[] {(byte) text.length()}, text.getBytes(StandardCharsets.US_ASCII));
  }
}
