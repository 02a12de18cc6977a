package tare.reference;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Where the consumer's frames go. */
final class Sink implements Closeable {

  /** The file that mode {@code disk} writes into its folder. */
  static final String FILE_NAME = "records.tare";

  private final String name;
  private final WritableByteChannel channel;

  private Sink(String name, WritableByteChannel channel) {
    this.name = name;
    this.channel = channel;
  }

  /**
   * Opens what the settings ask for.
   *
   * @throws IOException when the file cannot be opened or nobody listens on the port
   */
  static Sink open(Settings settings) throws IOException {
    return switch (settings.mode()) {
      case INSTRUMENTATION, COLLECTION -> discarding();
      case DISK -> file(settings.directory().resolve(FILE_NAME));
      case TCP -> connection(settings.port());
    };
  }

  private static Sink discarding() {
    return new Sink("nowhere", Channels.newChannel(OutputStream.nullOutputStream()));
  }

  private static Sink file(Path file) throws IOException {
    try {
      return new Sink(
          file.toString(),
          FileChannel.open(
              file,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE));
    } catch (IOException e) {
      throw failed("write", file.toString(), e);
    }
  }

  private static Sink connection(int port) throws IOException {
    InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    String name = "127.0.0.1:" + port;
    try {
      return new Sink(name, SocketChannel.open(new InetSocketAddress(loopback, port)));
    } catch (IOException e) {
      throw failed("connect to", name, e);
    }
  }

  private static IOException failed(String what, String name, IOException reason) {
    return new IOException("cannot " + what + " " + name + ": " + Console.message(reason), reason);
  }

  /** Writes all of it. */
  void write(ByteBuffer frame) throws IOException {
    try {
      while (frame.hasRemaining()) {
        channel.write(frame);
      }
    } catch (IOException e) {
      throw failed("write", name, e);
    }
  }

  /** Ends the output in good order; everything has arrived when it returns. */
  void finish() throws IOException {
    try (channel) {
      if (channel instanceof SocketChannel connection) {
        connection.shutdownOutput();
        awaitClose(connection);
      }
    } catch (IOException e) {
      throw failed("end the output to", name, e);
    }
  }

  /** The receiver closes when it has read to the end: from then on its count is final. */
  private static void awaitClose(SocketChannel connection) throws IOException {
    ByteBuffer nothing = ByteBuffer.allocate(1);
    while (connection.read(nothing) >= 0) {
      nothing.clear();
    }
  }

  /** Ends the output at once, from any thread: a write that hangs fails. */
  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      Console.say("closing the output failed: " + Console.message(e));
    }
  }
}
