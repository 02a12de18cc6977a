package tare.receiver;

import static java.time.Duration.ofMillis;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/**
 * What every receiver promises. A receiver's test inherits it and says how its protocol is spoken,
 * well and badly.
 */
public abstract class ReceiverContract {

  /** Sends something to a port and, where the protocol answers, waits for the answer. */
  @FunctionalInterface
  public interface Client {

    /** Sends to 127.0.0.1. */
    void send(int port) throws Exception;
  }

  /** The class whose {@code main} is started. */
  protected abstract Class<?> receiver();

  /** A message of that many records, sent over a connection of its own. */
  protected abstract Client wellFormed(int records);

  /** Ten or more clients, by what is wrong with them; each is to be counted as malformed once. */
  protected abstract Map<String, Client> malformed() throws Exception;

  /** The first bytes of a message, after which a slow client says nothing more. */
  protected abstract byte[] firstHalf() throws Exception;

  private ReceiverUnderTest start(String... arguments) throws IOException {
    return ReceiverUnderTest.start(receiver(), arguments);
  }

  @Test
  void countsRecordsAndBatchesExactly() throws Exception {
    try (ReceiverUnderTest receiver = start("--port", "0")) {
      int port = receiver.port();
      assertThat(receiver.count()).isEqualTo(new CountLine(0, 0, 0, 0, 0, 0, 0));
      for (int records : new int[] {1, 7, 100}) {
        wellFormed(records).send(port);
      }
      // Where records need no connection, one may be accepted after they have arrived.
      await().until(() -> receiver.count().connections() == 3);
      await().until(() -> receiver.count().records() == 108 && receiver.count().open() == 0);
      CountLine line = receiver.count();
      assertThat(line.batches()).isPositive();
      assertThat(line.bytes()).isGreaterThan(108);
      assertThat(line.malformed()).isZero();
      assertThat(line.connections()).isEqualTo(3);
      assertThat(line.dropped()).isZero();
    }
  }

  @Test
  void losesNothingToConcurrentClients() throws Exception {
    ExecutorService clients = Executors.newFixedThreadPool(8);
    try (ReceiverUnderTest receiver = start()) {
      int port = receiver.port();
      List<Future<?>> sent = new ArrayList<>();
      for (int i = 0; i < 80; i++) {
        Callable<Void> send =
            () -> {
              wellFormed(50).send(port);
              return null;
            };
        sent.add(clients.submit(send));
      }
      for (Future<?> one : sent) {
        one.get();
      }
      await().until(() -> receiver.count().connections() == 80);
      await().until(() -> receiver.count().open() == 0);
      // A protocol that answers nothing has records under way when its connections are gone.
      await().untilAsserted(() -> assertThat(receiver.count().records()).isEqualTo(4_000));
      assertThat(receiver.count().malformed()).isZero();
    } finally {
      clients.shutdownNow();
    }
  }

  @Test
  void countsMalformedInputOnceAndNoneOfItsRecords() throws Exception {
    Map<String, Client> clients = malformed();
    assertThat(clients).hasSizeGreaterThanOrEqualTo(10);
    try (ReceiverUnderTest receiver = start("--max-message-bytes", "100000")) {
      int port = receiver.port();
      long expected = 0;
      for (Map.Entry<String, Client> client : clients.entrySet()) {
        client.getValue().send(port);
        expected++;
        long malformed = expected;
        await(client.getKey())
            .untilAsserted(
                () -> {
                  assertThat(receiver.count().malformed()).isEqualTo(malformed);
                  assertThat(receiver.count().open()).isZero();
                });
        assertThat(receiver.count().records()).as(client.getKey()).isZero();
      }
      wellFormed(3).send(port);
      await().until(() -> receiver.count().records() == 3);
      assertThat(receiver.count().malformed()).isEqualTo(expected);
    }
  }

  @Test
  void endsTheConnectionOfASlowClient() throws Exception {
    try (ReceiverUnderTest receiver = start("--message-timeout-millis", "300")) {
      int port = receiver.port();
      try (Socket slow = connect(port)) {
        slow.getOutputStream().write(firstHalf());
        await().until(() -> receiver.count().malformed() == 1);
      }
      await().until(() -> receiver.count().open() == 0);
      assertThat(receiver.count().records()).isZero();
      assertThat(receiver.count().malformed()).isEqualTo(1);
    }
  }

  @Test
  void countsSlowClientsOnceThatLeaveWhenTheirTimeIsUp() throws Exception {
    List<Socket> slow = new ArrayList<>();
    try (ReceiverUnderTest receiver = start("--message-timeout-millis", "1000")) {
      int port = receiver.port();
      for (int i = 0; i < 200; i++) {
        slow.add(connect(port));
        slow.get(i).getOutputStream().write(firstHalf());
      }
      await().pollInterval(ofMillis(1)).until(() -> receiver.count().malformed() > 0);
      for (Socket socket : slow) {
        socket.close();
      }
      await().until(() -> receiver.count().open() == 0);
      await().untilAsserted(() -> assertThat(receiver.count().malformed()).isEqualTo(slow.size()));
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void countsConnectionsThatSayNothing() throws Exception {
    try (ReceiverUnderTest receiver = start()) {
      int port = receiver.port();
      try (Socket silent = connect(port);
          Socket another = connect(port)) {
        await().until(() -> receiver.count().open() == 2);
        another.close();
        await().until(() -> receiver.count().open() == 1);
        assertThat(silent.isClosed()).isFalse();
      }
      await().until(() -> receiver.count().open() == 0);
      assertThat(receiver.count()).isEqualTo(new CountLine(0, 0, 0, 0, 2, 0, 0));
    }
  }

  @Test
  void isNotToBeReachedFromElsewhere() throws Exception {
    try (ReceiverUnderTest receiver = start()) {
      int port = receiver.port();
      byte[] another = {127, 0, 0, 2};
      assertThatThrownBy(() -> new Socket(InetAddress.getByAddress(another), port).close())
          .isInstanceOf(ConnectException.class);
    }
  }

  @Test
  void endsWithItsInput() throws Exception {
    try (ReceiverUnderTest receiver = start()) {
      int port = receiver.port();
      try (Socket open = connect(port)) {
        await().until(() -> receiver.count().open() == 1);
        receiver.endInput();
        assertThat(CountLine.parse(receiver.line()).open()).isEqualTo(1);
        assertThat(receiver.exitStatus()).isZero();
        drain(open);
      }
      assertThat(receiver.errors()).isEmpty();
    }
  }

  @Test
  void endsAtTheWordExit() throws Exception {
    try (ReceiverUnderTest receiver = start()) {
      receiver.port();
      receiver.say("exit");
      assertThat(CountLine.parse(receiver.line())).isEqualTo(new CountLine(0, 0, 0, 0, 0, 0, 0));
      assertThat(receiver.line()).isNull();
      assertThat(receiver.exitStatus()).isZero();
    }
  }

  @Test
  void namesThePortThatIsTaken() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        ReceiverUnderTest receiver = start("--port", String.valueOf(taken.getLocalPort()))) {
      assertThat(receiver.exitStatus()).isEqualTo(3);
      assertThat(receiver.line()).isNull();
      assertThat(receiver.errors().lines())
          .singleElement()
          .asString()
          .startsWith("cannot listen on 127.0.0.1:" + taken.getLocalPort() + ": ");
    }
  }

  @Test
  void refusesOptionsItDoesNotKnow() throws Exception {
    try (ReceiverUnderTest receiver = start("--prot", "0")) {
      assertThat(receiver.exitStatus()).isEqualTo(3);
      assertThat(receiver.errors().lines())
          .singleElement()
          .asString()
          .startsWith("--prot is not known here; known: ");
    }
  }

  /** Opens a connection to the receiver. */
  protected static Socket connect(int port) throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), port);
  }

  /** A client that writes bytes as they are and leaves when the receiver has closed or answered. */
  protected static Client raw(byte[]... parts) {
    return port -> {
      try (Socket socket = connect(port)) {
        try {
          for (byte[] part : parts) {
            socket.getOutputStream().write(part);
          }
          socket.shutdownOutput();
        } catch (IOException e) {
          // The receiver may break off before all the nonsense is written.
        }
        drain(socket);
      }
    };
  }

  /**
   * A client that writes bytes as they are and breaks the connection off when the receiver has
   * answered them: without that the connection might be gone before they were read.
   */
  protected static Client reset(byte[] answer, byte[]... parts) {
    return port -> {
      try (Socket socket = connect(port)) {
        for (byte[] part : parts) {
          socket.getOutputStream().write(part);
        }
        awaitAnswer(socket.getInputStream(), answer);
        socket.setSoLinger(true, 0);
      }
    };
  }

  private static void awaitAnswer(InputStream in, byte[] answer) throws IOException {
    String awaited = new String(answer, StandardCharsets.ISO_8859_1);
    StringBuilder answered = new StringBuilder();
    while (answered.indexOf(awaited) < 0) {
      int next = in.read();
      assertThat(next).as("after " + answered).isNotEqualTo(-1);
      answered.append((char) next);
    }
  }

  private static void drain(Socket socket) {
    try {
      socket.getInputStream().readAllBytes();
    } catch (IOException e) {
      // The receiver may break off a connection on which it was sent nonsense.
    }
  }
}
