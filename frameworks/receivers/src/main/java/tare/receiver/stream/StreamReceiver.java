package tare.receiver.stream;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.function.Supplier;
import tare.receiver.MessageLimits;
import tare.receiver.Receiver;
import tare.receiver.RecordCounts;
import tare.receiver.net.MessageWatch;
import tare.receiver.net.TcpServer;

/** A server on loopback that counts the messages in streams of bytes. */
public final class StreamReceiver {

  private StreamReceiver() {}

  /**
   * Starts to listen.
   *
   * @param address where
   * @param counts where connections and malformed messages are counted; decoders count the rest
   * @param limits of a message
   * @param decoders makes the decoder of a new connection
   * @throws IOException when it cannot listen there
   */
  public static Receiver start(
      InetSocketAddress address,
      RecordCounts counts,
      MessageLimits limits,
      Supplier<StreamDecoder> decoders)
      throws IOException {
    return TcpServer.start(
        address,
        counts,
        pipeline ->
            pipeline.addLast(
                new StreamHandler(
                    new MessageWatch(counts, limits.longest()),
                    limits.largestBytes(),
                    decoders.get())));
  }
}
