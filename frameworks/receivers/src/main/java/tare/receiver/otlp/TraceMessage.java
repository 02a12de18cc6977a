package tare.receiver.otlp;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.WireFormat;
import java.io.IOException;
import tare.receiver.MalformedMessageException;

/**
 * Counts the spans in one {@code ExportTraceServiceRequest}. Walks over the bytes instead of
 * building the message's objects: that takes a tenth of the time or less, and a receiver's
 * processor time is taken from what is measured beside it.
 */
final class TraceMessage {

  /** Field numbers on the way to a span: resource_spans, scope_spans, spans. */
  private static final int[] PATH = {1, 2, 2};

  private static final int TRACE_ID = 1;
  private static final int TRACE_ID_BYTES = 16;
  private static final int SPAN_ID = 2;
  private static final int SPAN_ID_BYTES = 8;

  private TraceMessage() {}

  /**
   * The number of spans.
   *
   * @throws MalformedMessageException when any part of the message is not as the protocol says:
   *     then none of its spans counts
   */
  static long spans(byte[] payload) throws MalformedMessageException {
    try {
      return spans(CodedInputStream.newInstance(payload), 0);
    } catch (IOException e) {
      throw new MalformedMessageException("no protobuf of the type expected", e);
    }
  }

  private static long spans(CodedInputStream in, int level)
      throws IOException, MalformedMessageException {
    long spans = 0;
    for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
      if (isMessage(tag, PATH[level])) {
        int outer = in.pushLimit(in.readRawVarint32());
        if (level + 1 < PATH.length) {
          spans += spans(in, level + 1);
        } else {
          checkSpan(in);
          spans++;
        }
        in.checkLastTagWas(0);
        in.popLimit(outer);
      } else if (level == 0) {
        // Any bytes may happen to be protobuf, but then of other fields than the one there is.
        throw new MalformedMessageException("a field that no trace request has");
      } else {
        skip(in, tag);
      }
    }
    return spans;
  }

  private static void checkSpan(CodedInputStream in) throws IOException, MalformedMessageException {
    int traceIdBytes = 0;
    int spanIdBytes = 0;
    for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
      if (isMessage(tag, TRACE_ID)) {
        traceIdBytes = skipBytes(in);
      } else if (isMessage(tag, SPAN_ID)) {
        spanIdBytes = skipBytes(in);
      } else {
        skip(in, tag);
      }
    }
    if (traceIdBytes != TRACE_ID_BYTES || spanIdBytes != SPAN_ID_BYTES) {
      throw new MalformedMessageException("a span whose ids have a wrong length");
    }
  }

  private static boolean isMessage(int tag, int field) {
    return WireFormat.getTagFieldNumber(tag) == field
        && WireFormat.getTagWireType(tag) == WireFormat.WIRETYPE_LENGTH_DELIMITED;
  }

  private static int skipBytes(CodedInputStream in) throws IOException {
    int length = in.readRawVarint32();
    in.skipRawBytes(length);
    return length;
  }

  private static void skip(CodedInputStream in, int tag)
      throws IOException, MalformedMessageException {
    if (!in.skipField(tag)) {
      throw new MalformedMessageException("the end of a group that never began");
    }
  }
}
