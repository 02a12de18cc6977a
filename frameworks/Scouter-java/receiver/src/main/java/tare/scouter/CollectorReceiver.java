package tare.scouter;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.HashSet;
import java.util.Set;
import tare.receiver.MessageLimits;
import tare.receiver.Options;
import tare.receiver.Receiver;
import tare.receiver.ReceiverProcess;
import tare.receiver.RecordCounts;
import tare.receiver.stream.StreamReceiver;

/**
 * Stands in for Scouter's collector: data comes in datagrams, and a connection to the same port
 * waits for commands that are never given.
 */
public final class CollectorReceiver implements Receiver {

  private static final String CALLS_PER_XLOG = "--calls-per-xlog";

  /** A port that is free for TCP may be taken for UDP: then another one is tried. */
  private static final int ATTEMPTS = 20;

  private final Receiver commands;
  private final DatagramServer data;

  private CollectorReceiver(Receiver commands, DatagramServer data) {
    this.commands = commands;
    this.data = data;
  }

  /** Runs as a process. */
  public static void main(String[] arguments) {
    ReceiverProcess.run(arguments, CollectorReceiver::start);
  }

  static Receiver start(InetSocketAddress address, RecordCounts counts, Options options)
      throws IOException {
    Set<String> known = new HashSet<>(MessageLimits.OPTIONS);
    known.add(CALLS_PER_XLOG);
    MessageLimits limits = MessageLimits.of(options.allowing(known));
    DataReader reader = new DataReader(options.number(CALLS_PER_XLOG, 0, Integer.MAX_VALUE));
    for (int attempt = 1; ; attempt++) {
      Receiver commands = StreamReceiver.start(address, counts, limits, CommandConnection::new);
      try {
        InetSocketAddress same = new InetSocketAddress(address.getAddress(), commands.port());
        return new CollectorReceiver(commands, DatagramServer.start(same, counts, reader));
      } catch (IOException e) {
        commands.close();
        if (address.getPort() != 0 || attempt == ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  @Override
  public int port() {
    return commands.port();
  }

  @Override
  public void close() {
    data.close();
    commands.close();
  }
}
