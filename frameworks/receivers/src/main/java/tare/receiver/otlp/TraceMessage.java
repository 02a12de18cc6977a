package tare.receiver.otlp;

import com.google.protobuf.CodedInputStream;
import java.io.IOException;
import tare.receiver.MalformedMessageException;
import tare.receiver.protobuf.Fields;

/** Counts the spans in one {@code ExportTraceServiceRequest}. */
final class TraceMessage {

  /** Field numbers on the way to a span: resource_spans, scope_spans, spans. */
  private static final int[] PATH = {1, 2, 2};

  private static final int TRACE_ID = 1;
  private static final int TRACE_ID_BYTES = 16;
  private static final int SPAN_ID = 2;
  private static final int SPAN_ID_BYTES = 8;

  private long spans;

  private TraceMessage() {}

  /**
   * The number of spans.
   *
   * @throws MalformedMessageException when any part of the message is not as the protocol says:
   *     then none of its spans counts
   */
  static long spans(byte[] payload) throws MalformedMessageException {
    TraceMessage message = new TraceMessage();
    Fields.visit(payload, (tag, in) -> message.visit(tag, in, 0));
    return message.spans;
  }

  private void visit(int tag, CodedInputStream in, int level)
      throws IOException, MalformedMessageException {
    if (Fields.isBytes(tag, PATH[level])) {
      if (level + 1 < PATH.length) {
        Fields.visitNested(in, (inner, rest) -> visit(inner, rest, level + 1));
      } else {
        checkSpan(in);
        spans++;
      }
    } else if (level == 0) {
      // Any bytes may happen to be protobuf, but then of other fields than the one there is.
      throw new MalformedMessageException("a field that no trace request has");
    } else {
      Fields.skip(tag, in);
    }
  }

  private static void checkSpan(CodedInputStream in) throws IOException, MalformedMessageException {
    int[] idBytes = new int[2];
    Fields.visitNested(
        in,
        (tag, rest) -> {
          if (Fields.isBytes(tag, TRACE_ID)) {
            idBytes[0] = Fields.skipBytes(rest);
          } else if (Fields.isBytes(tag, SPAN_ID)) {
            idBytes[1] = Fields.skipBytes(rest);
          } else {
            Fields.skip(tag, rest);
          }
        });
    if (idBytes[0] != TRACE_ID_BYTES || idBytes[1] != SPAN_ID_BYTES) {
      throw new MalformedMessageException("a span whose ids have a wrong length");
    }
  }
}
