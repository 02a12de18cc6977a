package tare.receiver.grpc;

import tare.receiver.MalformedMessageException;

/** What is made of one message of a gRPC call. */
@FunctionalInterface
public interface MessageHandler {

  /** For messages that hold no records: nobody looks into them. */
  MessageHandler IGNORED = message -> {};

  /**
   * Takes a message, and counts it with {@link CallWatch#batch} where it holds records.
   *
   * @throws MalformedMessageException when it is not what the protocol says: the call fails
   */
  void take(byte[] message) throws MalformedMessageException;
}
