package tare.receiver;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;

/** A running server for one protocol; with its {@link Protocol} it is all a new receiver writes. */
public interface Receiver extends Closeable {

  /** The port it listens on, on 127.0.0.1. */
  int port();

  /** Stops listening and ends its connections. */
  @Override
  void close();

  /** Starts receivers of one protocol. */
  @FunctionalInterface
  interface Protocol {

    /**
     * Starts to listen.
     *
     * @param address where: 127.0.0.1, port 0 for any free one
     * @param counts where to count what arrives
     * @param options the receiver's own options; it says with {@link Options#allowing} which it
     *     knows
     * @throws IOException when it cannot listen there
     * @throws IllegalArgumentException when an option is wrong
     */
    Receiver start(InetSocketAddress address, RecordCounts counts, Options options)
        throws IOException;
  }
}
