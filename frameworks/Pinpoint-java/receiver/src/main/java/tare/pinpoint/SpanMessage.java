package tare.pinpoint;

import com.google.protobuf.CodedInputStream;
import java.io.IOException;
import tare.receiver.MalformedMessageException;
import tare.receiver.protobuf.Fields;

/**
 * Counts the span events in a {@code PSpanMessage}, which is a {@code PSpan} or, of a call with
 * many events, a {@code PSpanChunk}.
 */
final class SpanMessage {

  private static final int SPAN = 1;
  private static final int CHUNK = 2;
  private static final int TRANSACTION_ID = 2;
  private static final int EVENTS_OF_SPAN = 13;
  private static final int EVENTS_OF_CHUNK = 5;

  private long events;
  private boolean hasTransaction;

  private SpanMessage() {}

  /**
   * The number of span events.
   *
   * @throws MalformedMessageException when any part of the message is not as the protocol says:
   *     then none of its events counts
   */
  static long events(byte[] payload) throws MalformedMessageException {
    SpanMessage message = new SpanMessage();
    Fields.visit(payload, message::visit);
    if (!message.hasTransaction) {
      throw new MalformedMessageException("a span without a transaction");
    }
    return message.events;
  }

  private void visit(int tag, CodedInputStream in) throws IOException, MalformedMessageException {
    if (Fields.isBytes(tag, SPAN)) {
      Fields.visitNested(in, (inner, rest) -> visitSpan(inner, rest, EVENTS_OF_SPAN));
    } else if (Fields.isBytes(tag, CHUNK)) {
      Fields.visitNested(in, (inner, rest) -> visitSpan(inner, rest, EVENTS_OF_CHUNK));
    } else {
      // Any bytes may happen to be protobuf, but then of other fields than the two there are.
      throw new MalformedMessageException("a field that no span message has");
    }
  }

  private void visitSpan(int tag, CodedInputStream in, int eventField)
      throws IOException, MalformedMessageException {
    if (Fields.isBytes(tag, eventField)) {
      Fields.visitNested(in, Fields::skip);
      events++;
    } else if (Fields.isBytes(tag, TRANSACTION_ID)) {
      Fields.visitNested(in, Fields::skip);
      hasTransaction = true;
    } else {
      Fields.skip(tag, in);
    }
  }
}
