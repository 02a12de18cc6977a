package tare.skywalking;

import com.google.protobuf.CodedInputStream;
import java.io.IOException;
import tare.receiver.MalformedMessageException;
import tare.receiver.protobuf.Fields;

/** Reads the counters in a {@code MeterData}, or in a {@code MeterDataCollection} of them. */
final class MeterMessage {

  private static final int METERS = 1;
  private static final int SINGLE_VALUE = 1;
  private static final int NAME = 1;
  private static final int VALUE = 3;

  private MeterMessage() {}

  /** Takes what a counter says. */
  @FunctionalInterface
  interface Counters {

    /**
     * Takes the value of a counter since the agent's start.
     *
     * @throws MalformedMessageException when it can be no such value
     */
    void read(String name, double value) throws MalformedMessageException;
  }

  /** Reads one meter; one that is a histogram says nothing. */
  static void read(byte[] meter, Counters counters) throws MalformedMessageException {
    Fields.visit(meter, (tag, in) -> visit(tag, in, counters));
  }

  /** Reads a collection of meters. */
  static void readCollection(byte[] collection, Counters counters)
      throws MalformedMessageException {
    Fields.visit(
        collection,
        (tag, in) -> {
          if (Fields.isBytes(tag, METERS)) {
            Fields.visitNested(in, (inner, rest) -> visit(inner, rest, counters));
          } else {
            Fields.skip(tag, in);
          }
        });
  }

  private static void visit(int tag, CodedInputStream in, Counters counters)
      throws IOException, MalformedMessageException {
    if (Fields.isBytes(tag, SINGLE_VALUE)) {
      readSingleValue(in, counters);
    } else {
      Fields.skip(tag, in);
    }
  }

  private static void readSingleValue(CodedInputStream in, Counters counters)
      throws IOException, MalformedMessageException {
    String[] name = {""};
    double[] value = {0};
    Fields.visitNested(
        in,
        (tag, rest) -> {
          if (Fields.isBytes(tag, NAME)) {
            name[0] = rest.readStringRequireUtf8();
          } else if (Fields.isDouble(tag, VALUE)) {
            value[0] = rest.readDouble();
          } else {
            Fields.skip(tag, rest);
          }
        });
    counters.read(name[0], value[0]);
  }
}
