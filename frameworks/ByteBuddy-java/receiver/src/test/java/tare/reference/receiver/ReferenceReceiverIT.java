package tare.reference.receiver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tare.receiver.ReceiverContract;
import tare.receiver.ReceiverUnderTest;

class ReferenceReceiverIT extends ReceiverContract {

  private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

  @Override
  protected Class<?> receiver() {
    return ReferenceReceiver.class;
  }

  @Override
  protected Client wellFormed(int records) {
    return raw(stream(records).end(records, 0).toBytes());
  }

  private static StreamBytes stream(int records) {
    long[] startsAndDurations = new long[2 * records];
    Arrays.setAll(startsAndDurations, i -> i);
    return named().batch(1, 0, 0, startsAndDurations);
  }

  private static StreamBytes named() {
    return StreamBytes.started().method(0, "long a.B.c(int)");
  }

  @Override
  protected Map<String, Client> malformed() {
    byte[] garbage = new byte[200_000];
    new Random(1).nextBytes(garbage);
    Map<String, byte[]> streams = new HashMap<>();
    streams.put("garbage", garbage);
    streams.put("a text protocol", "GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
    streams.put("a start that breaks off", firstHalf());
    streams.put("a stream without its last frame", named().toBytes());
    streams.put("a batch that breaks off", Arrays.copyOf(stream(9).toBytes(), 100));
    streams.put("a frame of another kind", named().frame("TARX", NOTHING).toBytes());
    streams.put("a batch without records", named().frame("TARB", NOTHING).toBytes());
    streams.put("half a record", named().frame("TARB", ByteBuffer.allocate(24)).toBytes());
    streams.put("a total without its batch", named().end(1, 0).toBytes());
    streams.put(
        "a batch that is not its thread's first", named().batch(1, 3, 0, 5, 1).end(1, 0).toBytes());
    streams.put("a method nobody named", named().batch(1, 0, 7, 5, 1).end(1, 0).toBytes());
    streams.put(
        "a call that ended before it began", named().batch(1, 0, 0, 5, -1).end(1, 0).toBytes());
    streams.put("a batch larger than allowed", stream(7_000).end(7_000, 0).toBytes());
    streams.put("more after the end", named().end(0, 0).raw(ByteBuffer.allocate(5)).toBytes());
    Map<String, Client> clients = new HashMap<>();
    streams.forEach((wrong, bytes) -> clients.put(wrong, raw(bytes)));
    return clients;
  }

  @Override
  protected byte[] firstHalf() {
    return Arrays.copyOf(named().toBytes(), 14);
  }

  @Test
  void handsOnWhatTheAgentSaysItDropped() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(ReferenceReceiver.class)) {
      int port = receiver.port();
      raw(stream(3).end(3, 40).toBytes()).send(port);
      raw(stream(1).end(1, 2).toBytes()).send(port);
      await().until(() -> receiver.count().open() == 0 && receiver.count().connections() == 2);
      assertThat(receiver.count().records()).isEqualTo(4);
      assertThat(receiver.count().dropped()).isEqualTo(42);
    }
  }

  @Test
  void letsAnAgentBeSilentBetweenMessages() throws Exception {
    try (ReceiverUnderTest receiver =
            ReceiverUnderTest.start(ReferenceReceiver.class, "--message-timeout-millis", "300");
        Socket socket = connect(receiver.port())) {
      byte[] begun = stream(3).toBytes();
      socket.getOutputStream().write(begun);
      await().until(() -> receiver.count().records() == 3);
      Thread.sleep(600);
      byte[] ended = stream(3).end(3, 0).toBytes();
      socket.getOutputStream().write(ended, begun.length, ended.length - begun.length);
      socket.shutdownOutput();
      assertThat(socket.getInputStream().read()).isEqualTo(-1);
      assertThat(receiver.count().malformed()).isZero();
    }
  }
}
