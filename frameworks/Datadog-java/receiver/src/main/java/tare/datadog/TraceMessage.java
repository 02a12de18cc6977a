package tare.datadog;

import java.io.IOException;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessagePackException;
import org.msgpack.core.MessageUnpacker;
import tare.receiver.MalformedMessageException;

/**
 * What one trace payload holds: an array of traces, each an array of spans, each a map.
 *
 * @param traces in the payload
 * @param spans in all of them
 */
record TraceMessage(long traces, long spans) {

  /**
   * Reads a payload.
   *
   * @throws MalformedMessageException when any part of it is not as the protocol says
   */
  static TraceMessage parse(byte[] payload) throws MalformedMessageException {
    try (MessageUnpacker unpacker = MessagePack.newDefaultUnpacker(payload)) {
      int traces = unpacker.unpackArrayHeader();
      long spans = 0;
      for (int trace = 0; trace < traces; trace++) {
        int spansOfTrace = unpacker.unpackArrayHeader();
        for (int span = 0; span < spansOfTrace; span++) {
          readSpan(unpacker);
        }
        spans += spansOfTrace;
      }
      if (unpacker.hasNext()) {
        throw new MalformedMessageException("more follows after " + traces + " traces");
      }
      return new TraceMessage(traces, spans);
    } catch (IOException | MessagePackException e) {
      throw new MalformedMessageException("no message of traces: " + e, e);
    }
  }

  private static void readSpan(MessageUnpacker unpacker)
      throws IOException, MalformedMessageException {
    boolean trace = false;
    boolean span = false;
    int fields = unpacker.unpackMapHeader();
    for (int field = 0; field < fields; field++) {
      String name = unpacker.unpackString();
      boolean id = unpacker.getNextFormat().getValueType().isIntegerType();
      trace |= id && name.equals("trace_id");
      span |= id && name.equals("span_id");
      unpacker.skipValue();
    }
    if (!trace || !span) {
      throw new MalformedMessageException("a span without trace_id or span_id");
    }
  }
}
