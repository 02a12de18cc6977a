package tare.reference.receiver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tare.receiver.Options;
import tare.receiver.Receiver;
import tare.receiver.ReceiverProcess;
import tare.receiver.RecordCounts;

/** Counts the records of agents that connect; a thread for each connection. */
public final class ReferenceReceiver implements Receiver {

  private final ServerSocketChannel server;
  private final RecordCounts counts;
  private final Set<SocketChannel> connections = ConcurrentHashMap.newKeySet();

  private ReferenceReceiver(ServerSocketChannel server, RecordCounts counts) {
    this.server = server;
    this.counts = counts;
  }

  /** Takes {@code --port N}. */
  public static void main(String[] arguments) {
    ReceiverProcess.run(arguments, ReferenceReceiver::start);
  }

  static Receiver start(InetSocketAddress address, RecordCounts counts, Options options)
      throws IOException {
    options.allowing(Set.of());
    ServerSocketChannel server = ServerSocketChannel.open().bind(address);
    ReferenceReceiver receiver = new ReferenceReceiver(server, counts);
    inBackground("accept", receiver::accept);
    return receiver;
  }

  private static void inBackground(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }

  private void accept() {
    try {
      while (true) {
        SocketChannel connection = server.accept();
        counts.connectionOpened();
        connections.add(connection);
        inBackground("connection", () -> serve(connection));
      }
    } catch (IOException e) {
      if (server.isOpen()) {
        System.err.println("no more connections are accepted: " + e.getMessage());
      }
    }
  }

  private void serve(SocketChannel connection) {
    try (connection) {
      read(connection);
      connections.remove(connection);
      // Before the connection closes: the agent waits for that, and then the count is final.
      counts.connectionClosed();
    } catch (IOException e) {
      System.err.println("a connection could not be closed: " + e.getMessage());
    }
  }

  private void read(SocketChannel connection) {
    try {
      new StreamReader(connection, counts).readAll();
    } catch (IOException e) {
      counts.malformed();
    }
  }

  @Override
  public int port() {
    return server.socket().getLocalPort();
  }

  @Override
  public void close() {
    try {
      server.close();
      for (SocketChannel connection : connections) {
        connection.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
