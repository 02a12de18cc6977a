package tare.scouter;

import java.io.Closeable;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.util.Arrays;
import tare.receiver.MalformedMessageException;
import tare.receiver.RecordCounts;

/** Receives datagrams, each a message of its own, until it is closed. */
final class DatagramServer implements Closeable {

  private static final int LARGEST_DATAGRAM_BYTES = 65_507;

  /**
   * What arrives while this thread waits for a processor waits here. The system gives less where
   * its limit (net.core.rmem_max) is lower.
   */
  private static final int BUFFER_BYTES = 64 << 20;

  private final DatagramSocket socket;
  private final RecordCounts counts;
  private final DataReader reader;

  private DatagramServer(DatagramSocket socket, RecordCounts counts, DataReader reader) {
    this.socket = socket;
    this.counts = counts;
    this.reader = reader;
  }

  /** Starts to receive, in a thread of its own. */
  static DatagramServer start(InetSocketAddress address, RecordCounts counts, DataReader reader)
      throws IOException {
    DatagramSocket socket = new DatagramSocket(address);
    socket.setReceiveBufferSize(BUFFER_BYTES);
    DatagramServer server = new DatagramServer(socket, counts, reader);
    Thread thread = new Thread(server::receive, "datagrams");
    thread.setDaemon(true);
    thread.start();
    return server;
  }

  private void receive() {
    DatagramPacket packet =
        new DatagramPacket(new byte[LARGEST_DATAGRAM_BYTES], LARGEST_DATAGRAM_BYTES);
    while (!socket.isClosed()) {
      packet.setLength(LARGEST_DATAGRAM_BYTES);
      try {
        socket.receive(packet);
      } catch (IOException e) {
        // Closed, which ends this; or an error of one datagram, of which there is none to count.
        continue;
      }
      count(Arrays.copyOf(packet.getData(), packet.getLength()));
    }
  }

  private void count(byte[] datagram) {
    try {
      counts.batch(reader.records(datagram), datagram.length);
    } catch (MalformedMessageException e) {
      counts.malformed();
    }
  }

  @Override
  public void close() {
    socket.close();
  }
}
