package tare.pinpoint;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.WireFormat;
import java.io.IOException;
import tare.receiver.MalformedMessageException;
import tare.receiver.protobuf.Fields;

/**
 * Adds up the transactions that a {@code PStatMessage} tells of: how many the agent began since the
 * last one, whether they were sampled or not.
 */
final class StatMessage {

  private static final int STAT = 1;
  private static final int BATCH = 2;
  private static final int STAT_OF_BATCH = 1;
  private static final int TRANSACTION = 5;

  /** Counts of {@code PTransaction}: sampled, unsampled and skipped, each new and continued. */
  private static final int FIRST_COUNT = 2;

  private static final int LAST_COUNT = 7;

  private long transactions;

  private StatMessage() {}

  /**
   * The number of transactions.
   *
   * @throws MalformedMessageException when it is no protobuf, or a count is negative
   */
  static long transactions(byte[] payload) throws MalformedMessageException {
    StatMessage message = new StatMessage();
    Fields.visit(payload, message::visit);
    return message.transactions;
  }

  private void visit(int tag, CodedInputStream in) throws IOException, MalformedMessageException {
    if (Fields.isBytes(tag, STAT)) {
      Fields.visitNested(in, this::visitStat);
    } else if (Fields.isBytes(tag, BATCH)) {
      Fields.visitNested(in, this::visitBatch);
    } else {
      Fields.skip(tag, in);
    }
  }

  private void visitBatch(int tag, CodedInputStream in)
      throws IOException, MalformedMessageException {
    if (Fields.isBytes(tag, STAT_OF_BATCH)) {
      Fields.visitNested(in, this::visitStat);
    } else {
      Fields.skip(tag, in);
    }
  }

  private void visitStat(int tag, CodedInputStream in)
      throws IOException, MalformedMessageException {
    if (Fields.isBytes(tag, TRANSACTION)) {
      Fields.visitNested(in, this::visitTransaction);
    } else {
      Fields.skip(tag, in);
    }
  }

  private void visitTransaction(int tag, CodedInputStream in)
      throws IOException, MalformedMessageException {
    int field = Fields.number(tag);
    boolean isNumber = WireFormat.getTagWireType(tag) == WireFormat.WIRETYPE_VARINT;
    if (!isNumber || field < FIRST_COUNT || field > LAST_COUNT) {
      Fields.skip(tag, in);
      return;
    }
    long count = in.readInt64();
    if (count < 0) {
      throw new MalformedMessageException("a negative number of transactions");
    }
    transactions += count;
  }
}
