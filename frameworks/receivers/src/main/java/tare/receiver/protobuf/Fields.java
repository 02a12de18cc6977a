package tare.receiver.protobuf;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.WireFormat;
import java.io.IOException;
import tare.receiver.MalformedMessageException;

/**
 * Steps over the fields of a message. To walk over its bytes instead of building its objects takes
 * a tenth of the time or less, and a receiver's processor time is taken from what is measured
 * beside it.
 */
public final class Fields {

  private Fields() {}

  /** What is made of a field. */
  @FunctionalInterface
  public interface Visitor {

    /**
     * Reads or skips the field whose tag has just been read.
     *
     * @throws IOException when it is no protobuf
     * @throws MalformedMessageException when it is not what the protocol says
     */
    void visit(int tag, CodedInputStream in) throws IOException, MalformedMessageException;
  }

  /**
   * Visits the fields of a whole message.
   *
   * @throws MalformedMessageException when it is no protobuf, or the visitor finds fault with it
   */
  public static void visit(byte[] message, Visitor visitor) throws MalformedMessageException {
    try {
      visitAll(CodedInputStream.newInstance(message), visitor);
    } catch (IOException e) {
      throw new MalformedMessageException("no protobuf of the type expected", e);
    }
  }

  /** Visits the fields of a message that is a field itself, and whose tag has just been read. */
  public static void visitNested(CodedInputStream in, Visitor visitor)
      throws IOException, MalformedMessageException {
    int outer = in.pushLimit(in.readRawVarint32());
    visitAll(in, visitor);
    in.popLimit(outer);
  }

  private static void visitAll(CodedInputStream in, Visitor visitor)
      throws IOException, MalformedMessageException {
    for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
      visitor.visit(tag, in);
    }
    in.checkLastTagWas(0);
  }

  /** The number of the field that a tag begins. */
  public static int number(int tag) {
    return WireFormat.getTagFieldNumber(tag);
  }

  /** Whether the tag is that of a field of bytes: a text, or a message. */
  public static boolean isBytes(int tag, int field) {
    return number(tag) == field
        && WireFormat.getTagWireType(tag) == WireFormat.WIRETYPE_LENGTH_DELIMITED;
  }

  /** Whether the tag is that of a field of type {@code double}. */
  public static boolean isDouble(int tag, int field) {
    return number(tag) == field && WireFormat.getTagWireType(tag) == WireFormat.WIRETYPE_FIXED64;
  }

  /** Skips a field of bytes and says how many they were. */
  public static int skipBytes(CodedInputStream in) throws IOException {
    int length = in.readRawVarint32();
    in.skipRawBytes(length);
    return length;
  }

  /** Skips a field of any type. */
  public static void skip(int tag, CodedInputStream in)
      throws IOException, MalformedMessageException {
    if (!in.skipField(tag)) {
      throw new MalformedMessageException("the end of a group that never began");
    }
  }
}
