package tare.receiver.stream;

import java.nio.ByteBuffer;
import tare.receiver.MalformedMessageException;

/** Understands the messages of one connection. */
@FunctionalInterface
public interface StreamDecoder {

  /**
   * Counts the whole messages at the beginning of the bytes and moves the buffer's position behind
   * them. What is left comes again, with more behind it.
   *
   * @throws MalformedMessageException when the bytes are not what the protocol says; the caller
   *     counts that and closes the connection
   */
  void decode(ByteBuffer bytes) throws MalformedMessageException;
}
