package tare.receiver.stream;

import java.nio.ByteBuffer;
import tare.receiver.MalformedMessageException;
import tare.receiver.MessageLimits;
import tare.receiver.ReceiverProcess;
import tare.receiver.RecordCounts;

/** A protocol as simple as can be: the number of strokes, then so many strokes. */
final class TallyReceiver {

  static final byte STROKE = '|';

  private TallyReceiver() {}

  public static void main(String[] arguments) {
    ReceiverProcess.run(
        arguments,
        (address, counts, options) ->
            StreamReceiver.start(
                address,
                counts,
                MessageLimits.of(options.allowing(MessageLimits.OPTIONS)),
                () -> bytes -> decode(bytes, counts)));
  }

  private static void decode(ByteBuffer bytes, RecordCounts counts)
      throws MalformedMessageException {
    while (bytes.remaining() >= Integer.BYTES) {
      int strokes = bytes.getInt(bytes.position());
      if (strokes < 0) {
        throw new MalformedMessageException("fewer than no strokes");
      }
      if (bytes.remaining() - Integer.BYTES < strokes) {
        return;
      }
      bytes.getInt();
      for (int i = 0; i < strokes; i++) {
        if (bytes.get() != STROKE) {
          throw new MalformedMessageException("no stroke");
        }
      }
      counts.batch(strokes, Integer.BYTES + (long) strokes);
    }
  }
}
