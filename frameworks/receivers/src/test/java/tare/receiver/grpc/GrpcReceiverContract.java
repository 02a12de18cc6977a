package tare.receiver.grpc;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.grpc.Channel;
import io.grpc.ManagedChannel;
import io.grpc.netty.NettyChannelBuilder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import tare.receiver.ReceiverContract;

/**
 * The contract of a receiver that is spoken to over gRPC: what can be wrong with any call is here;
 * a test that inherits it says what a good one is, and what can be wrong with its message.
 */
public abstract class GrpcReceiverContract extends ReceiverContract {

  /** Service and method of a call that carries records, as {@code /SERVICE/METHOD}. */
  protected abstract String path();

  /** A message that carries records, as the protocol's own classes write it. */
  protected abstract byte[] message(int records);

  /** Messages by what is wrong with them. */
  protected abstract Map<String, byte[]> malformedMessages();

  /** Calls, beside those that are wrong in any protocol, by what is wrong with them. */
  protected Map<String, Client> malformedCalls() {
    return Map.of();
  }

  /** Sends a message as a client of the protocol does. */
  protected abstract void send(Channel channel, byte[] message) throws Exception;

  @Override
  protected final Client wellFormed(int records) {
    return port -> {
      ManagedChannel channel = channel(port);
      try {
        send(channel, message(records));
      } finally {
        channel.shutdownNow();
      }
    };
  }

  /** A connection to a receiver. */
  protected static ManagedChannel channel(int port) {
    return NettyChannelBuilder.forAddress("127.0.0.1", port).usePlaintext().build();
  }

  @Override
  protected final byte[] firstHalf() {
    return begun(1000, new byte[10]);
  }

  @Override
  protected final Map<String, Client> malformed() {
    Map<String, Client> clients = new LinkedHashMap<>();
    addMalformedConnections(clients);
    addMalformedCalls(clients);
    addMalformedContents(clients);
    malformedMessages()
        .forEach((fault, message) -> clients.put(fault, call("identity", whole(message))));
    clients.putAll(malformedCalls());
    return clients;
  }

  private static void addMalformedConnections(Map<String, Client> clients) {
    clients.put("no HTTP at all", raw("\0\1\2 hello, receiver, how are you?".getBytes(UTF_8)));
    clients.put("HTTP/1.1", raw("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".getBytes(UTF_8)));
    clients.put("the hello of TLS", raw(new byte[] {22, 3, 1, 0, 5, 1, 0, 0, 1, 3, 13, 10}));
    clients.put("half of the preface", raw(Arrays.copyOf(Http2.PREFACE, 12)));
    clients.put("frames that are none", raw(Http2.hello(), new byte[200]));
  }

  private void addMalformedCalls(Map<String, Client> clients) {
    byte[] good = message(20);
    byte[] half = Arrays.copyOf(good, good.length / 2);
    clients.put("another method", call("/x.Y/Export", "identity", whole(good)));
    clients.put("a length beyond the end", call("identity", part(good.length, half)));
    clients.put("a negative length", call("identity", part(-5, half)));
    clients.put("an unknown flag", call("identity", Http2.message(7, 5, new byte[5])));
    clients.put("a size over the limit", call("identity", part(100_001, half)));
    clients.put("a call that is cancelled", raw(begun(good.length, half), Http2.cancel()));
    clients.put("a connection that breaks off", raw(begun(good.length, half)));
    clients.put(
        "a connection that is reset", reset(Http2.SETTINGS_UNDERSTOOD, begun(good.length, half)));
  }

  private void addMalformedContents(Map<String, Client> clients) {
    byte[] good = message(20);
    byte[] zipped = gzip(good);
    byte[] cut = Arrays.copyOf(zipped, zipped.length - 9);
    clients.put("no protobuf", call("identity", whole("hello".getBytes(UTF_8))));
    clients.put("half of a message", call("identity", whole(Arrays.copyOf(good, good.length / 2))));
    clients.put("an unknown encoding", call("br", whole(good)));
    clients.put("gzip that is none", call("gzip", compressed(good)));
    clients.put("gzip that breaks off", call("gzip", compressed(cut)));
    clients.put("gzip that swells", call("gzip", compressed(gzip(new byte[1_000_000]))));
  }

  private Client call(String encoding, byte[] data) {
    return call(path(), encoding, data);
  }

  /** A call whose only data is written as it is. */
  protected static Client call(String path, String encoding, byte[] data) {
    return raw(Http2.hello(), Http2.call(path, encoding), Http2.last(data));
  }

  private byte[] begun(int length, byte[] half) {
    return Http2.join(
        Http2.hello(), Http2.call(path(), "identity"), Http2.data(part(length, half)));
  }

  /** A message as it is framed. */
  protected static byte[] whole(byte[] content) {
    return part(content.length, content);
  }

  private static byte[] part(int length, byte[] content) {
    return Http2.message(0, length, content);
  }

  private static byte[] compressed(byte[] content) {
    return Http2.message(1, content.length, content);
  }

  private static byte[] gzip(byte[] content) {
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(zipped)) {
      zip.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return zipped.toByteArray();
  }
}
