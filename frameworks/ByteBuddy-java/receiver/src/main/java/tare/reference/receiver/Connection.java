package tare.reference.receiver;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import tare.receiver.RecordCounts;

/** One agent's connection, from the first byte to the last. */
final class Connection implements Closeable {

  private final SocketChannel channel;
  private final RecordCounts counts;
  private final StreamReader reader;

  Connection(SocketChannel channel, RecordCounts counts, int largestFrame) {
    this.channel = channel;
    this.counts = counts;
    reader = new StreamReader(channel, counts, largestFrame);
    counts.connectionOpened();
  }

  /** Counts until the connection ends, then closes it. */
  void serve() {
    try {
      reader.readAll();
    } catch (IOException e) {
      counts.malformed();
    }
    // Before it closes: the agent waits for that, and from then on the count is final.
    counts.connectionClosed();
    close();
  }

  /** Ends the connection where a message has begun and does not come to its end. */
  void endIfItHangs(Duration limit) {
    if (reader.hangsFor(limit)) {
      close();
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      System.err.println("a connection could not be closed: " + e.getMessage());
    }
  }
}
