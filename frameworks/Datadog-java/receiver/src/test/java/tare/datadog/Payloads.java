package tare.datadog;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.MessagePack;

/** Trace payloads as the library of the format writes them. */
final class Payloads {

  private Payloads() {}

  /** As many traces as asked for, each of as many spans. */
  static byte[] traces(int traces, int spans) {
    return packed(
        packer -> {
          packer.packArrayHeader(traces);
          for (int trace = 0; trace < traces; trace++) {
            packer.packArrayHeader(spans);
            for (int span = 0; span < spans; span++) {
              packSpan(packer);
            }
          }
        });
  }

  private static void packSpan(MessageBufferPacker packer) throws IOException {
    packer.packMapHeader(5);
    packer.packString("service").packString("tare");
    packer.packString("trace_id").packLong(Long.MIN_VALUE);
    packer.packString("span_id").packInt(7);
    packer.packString("metrics").packMapHeader(1).packString("thread.id").packDouble(1);
    packer.packString("meta").packMapHeader(1).packString("component").packNil();
  }

  static byte[] packed(Content content) {
    try (MessageBufferPacker packer = MessagePack.newDefaultBufferPacker()) {
      content.pack(packer);
      return packer.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is written into a payload. */
  @FunctionalInterface
  interface Content {
    void pack(MessageBufferPacker packer) throws IOException;
  }
}
