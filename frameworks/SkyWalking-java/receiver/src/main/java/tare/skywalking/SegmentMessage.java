package tare.skywalking;

import com.google.protobuf.CodedInputStream;
import java.io.IOException;
import tare.receiver.MalformedMessageException;
import tare.receiver.protobuf.Fields;

/** Counts the spans in a {@code SegmentObject}, or in a {@code SegmentCollection} of them. */
final class SegmentMessage {

  private static final int SEGMENTS = 1;
  private static final int SEGMENT_ID = 2;
  private static final int SPANS = 3;
  private static final int LAST_FIELD = 6;

  private static final int SPAN_OPERATION = 6;

  private long spans;
  private boolean hasId;

  private SegmentMessage() {}

  /**
   * The number of spans of one segment.
   *
   * @throws MalformedMessageException when any part of it is not as the protocol says: then none of
   *     its spans counts
   */
  static long spans(byte[] segment) throws MalformedMessageException {
    SegmentMessage message = new SegmentMessage();
    Fields.visit(segment, message::visit);
    return message.checkedSpans();
  }

  /**
   * The number of spans of all segments of a collection.
   *
   * @throws MalformedMessageException as for one segment
   */
  static long spansOfCollection(byte[] collection) throws MalformedMessageException {
    long[] spans = new long[1];
    Fields.visit(
        collection,
        (tag, in) -> {
          if (!Fields.isBytes(tag, SEGMENTS)) {
            throw new MalformedMessageException("a field that no collection of segments has");
          }
          SegmentMessage message = new SegmentMessage();
          Fields.visitNested(in, message::visit);
          spans[0] += message.checkedSpans();
        });
    return spans[0];
  }

  private long checkedSpans() throws MalformedMessageException {
    if (!hasId || spans == 0) {
      throw new MalformedMessageException("a segment without an id or without spans");
    }
    return spans;
  }

  private void visit(int tag, CodedInputStream in) throws IOException, MalformedMessageException {
    if (Fields.isBytes(tag, SPANS)) {
      checkSpan(in);
      spans++;
    } else if (Fields.isBytes(tag, SEGMENT_ID)) {
      hasId = Fields.skipBytes(in) > 0;
    } else if (Fields.number(tag) > LAST_FIELD) {
      // Any bytes may happen to be protobuf, but then of other fields than those there are.
      throw new MalformedMessageException("a field that no segment has");
    } else {
      Fields.skip(tag, in);
    }
  }

  private static void checkSpan(CodedInputStream in) throws IOException, MalformedMessageException {
    int[] operationBytes = new int[1];
    Fields.visitNested(
        in,
        (tag, rest) -> {
          if (Fields.isBytes(tag, SPAN_OPERATION)) {
            operationBytes[0] = Fields.skipBytes(rest);
          } else {
            Fields.skip(tag, rest);
          }
        });
    if (operationBytes[0] == 0) {
      throw new MalformedMessageException("a span without an operation");
    }
  }
}
