package tare.receiver.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.OutputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tare.receiver.CountLine;
import tare.receiver.ReceiverContract;
import tare.receiver.ReceiverUnderTest;

class TallyReceiverIT extends ReceiverContract {

  @Override
  protected Class<?> receiver() {
    return TallyReceiver.class;
  }

  @Override
  protected Client wellFormed(int records) {
    return raw(message(records, records));
  }

  @Override
  protected byte[] firstHalf() {
    return message(100, 50);
  }

  @Override
  protected Map<String, Client> malformed() {
    byte[] wrongStroke = message(9, 9);
    wrongStroke[8] = '/';
    Map<String, Client> clients = new LinkedHashMap<>();
    clients.put("one byte", raw(new byte[1]));
    clients.put("three bytes", raw(new byte[3]));
    clients.put("a number and nothing", raw(message(5, 0)));
    clients.put("one stroke too few", raw(message(5, 4)));
    clients.put("one byte too many", raw(message(0, 0), new byte[] {STROKE}));
    clients.put("a negative number", raw(message(-1, 10)));
    clients.put("the smallest number", raw(message(Integer.MIN_VALUE, 10)));
    clients.put("another stroke", raw(wrongStroke));
    clients.put("another stroke and much behind it", raw(wrongStroke, new byte[1_000_000]));
    clients.put("text", raw("HELLO, receiver".getBytes(UTF_8)));
    clients.put("too much", raw(message(200_000, 200_000)));
    clients.put("more than ever comes", raw(message(Integer.MAX_VALUE, 200_000)));
    return clients;
  }

  private static final byte STROKE = TallyReceiver.STROKE;

  @Test
  void understandsMessagesHoweverTheyAreCutUp() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(TallyReceiver.class);
        Socket socket = connect(receiver.port())) {
      socket.setTcpNoDelay(true);
      OutputStream out = socket.getOutputStream();
      for (byte[] message : new byte[][] {message(3, 3), message(0, 0), message(5, 5)}) {
        for (byte one : message) {
          out.write(one);
          out.flush();
        }
      }
      await().until(() -> receiver.count().records() == 8);
      assertThat(receiver.count()).isEqualTo(new CountLine(8, 20, 3, 0, 1, 1, 0));
    }
  }

  @Test
  void keepsWhatWasWellFormedBeforeTheMalformed() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(TallyReceiver.class)) {
      raw(message(4, 4), message(-7, 7)).send(receiver.port());
      await().until(() -> receiver.count().malformed() == 1);
      assertThat(receiver.count().records()).isEqualTo(4);
    }
  }

  private static byte[] message(int number, int strokes) {
    byte[] all = new byte[strokes];
    Arrays.fill(all, STROKE);
    return ByteBuffer.allocate(Integer.BYTES + strokes).putInt(number).put(all).array();
  }
}
