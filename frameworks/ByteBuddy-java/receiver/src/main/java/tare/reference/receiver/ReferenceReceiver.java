package tare.reference.receiver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import tare.receiver.MessageLimits;
import tare.receiver.Options;
import tare.receiver.Receiver;
import tare.receiver.ReceiverProcess;
import tare.receiver.RecordCounts;

/** Counts the records of agents that connect; a thread for each connection. */
public final class ReferenceReceiver implements Receiver {

  private static final Duration LONGEST_WATCH_PAUSE = Duration.ofSeconds(1);

  private final ServerSocketChannel server;
  private final RecordCounts counts;
  private final MessageLimits limits;
  private final Set<Connection> connections = ConcurrentHashMap.newKeySet();

  private ReferenceReceiver(ServerSocketChannel server, RecordCounts counts, MessageLimits limits) {
    this.server = server;
    this.counts = counts;
    this.limits = limits;
  }

  /** Takes {@code --port N} and the options of {@link MessageLimits}. */
  public static void main(String[] arguments) {
    ReceiverProcess.run(arguments, ReferenceReceiver::start);
  }

  static Receiver start(InetSocketAddress address, RecordCounts counts, Options options)
      throws IOException {
    MessageLimits limits = MessageLimits.of(options.allowing(MessageLimits.OPTIONS));
    ServerSocketChannel server = ServerSocketChannel.open().bind(address);
    ReferenceReceiver receiver = new ReferenceReceiver(server, counts, limits);
    inBackground("accept", receiver::accept);
    inBackground("watch", receiver::watch);
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
        Connection connection = new Connection(server.accept(), counts, limits.largestBytes());
        connections.add(connection);
        inBackground("connection", () -> serve(connection));
      }
    } catch (IOException e) {
      if (server.isOpen()) {
        System.err.println("no more connections are accepted: " + e.getMessage());
      }
    }
  }

  private void serve(Connection connection) {
    connection.serve();
    connections.remove(connection);
  }

  private void watch() {
    long pauseNanos = Math.min(limits.longest().toNanos() / 4, LONGEST_WATCH_PAUSE.toNanos());
    while (server.isOpen()) {
      connections.forEach(connection -> connection.endIfItHangs(limits.longest()));
      LockSupport.parkNanos(Math.max(1_000_000, pauseNanos));
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
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    connections.forEach(Connection::close);
  }
}
