package tare.scouter;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import scouter.net.NetCafe;
import tare.receiver.ReceiverContract;
import tare.receiver.ReceiverUnderTest;

class CollectorReceiverIT extends ReceiverContract {

  private static final byte[] GREETING =
      Datagrams.written(out -> out.writeInt(NetCafe.TCP_AGENT_V2).writeInt(7));

  @Override
  protected Class<?> receiver() {
    return CollectorReceiver.class;
  }

  @Override
  protected Client wellFormed(int records) {
    return port -> {
      try (Socket connection = connect(port)) {
        connection.getOutputStream().write(GREETING);
        datagram(Datagrams.of(3, Datagrams.name(), Datagrams.profile(records), Datagrams.xlog()))
            .send(port);
      }
    };
  }

  @Override
  protected byte[] firstHalf() {
    return Arrays.copyOf(GREETING, 5);
  }

  @Override
  protected Map<String, Client> malformed() {
    Map<String, Client> clients = new LinkedHashMap<>();
    MalformedDatagrams.byFault().forEach((fault, content) -> clients.put(fault, datagram(content)));
    clients.put("a web request", raw("GET / HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(US_ASCII)));
    clients.put("a greeting that breaks off", raw(firstHalf()));
    clients.put("another collector", raw(Datagrams.written(out -> out.writeLong(0xCAFE2001L))));
    clients.put("an answer nobody asked for", raw(GREETING, new byte[] {1}));
    clients.put("endless answers", raw(GREETING, new byte[1_000_000]));
    return clients;
  }

  private static Client datagram(byte[] content) {
    return port -> {
      try (DatagramSocket socket = new DatagramSocket()) {
        InetAddress loopback = InetAddress.getLoopbackAddress();
        socket.send(new DatagramPacket(content, content.length, loopback, port));
      }
    };
  }

  @Test
  void countsTheCallsOfXlogsWhenThereAreNoSteps() throws Exception {
    try (ReceiverUnderTest receiver =
        ReceiverUnderTest.start(CollectorReceiver.class, "--calls-per-xlog", "10")) {
      int port = receiver.port();
      datagram(Datagrams.of(Datagrams.xlog())).send(port);
      datagram(Datagrams.of(2, Datagrams.profile(5), Datagrams.xlog())).send(port);
      await().until(() -> receiver.count().batches() == 2);
      assertThat(receiver.count().records()).isEqualTo(20);
      assertThat(receiver.count().malformed()).isZero();
    }
  }

  @Test
  void takesDatagramsOfAnySize() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(CollectorReceiver.class)) {
      int port = receiver.port();
      byte[] large = Datagrams.of(Datagrams.profile(3_000));
      assertThat(large.length).isBetween(30_000, 65_507);
      datagram(large).send(port);
      await().until(() -> receiver.count().batches() == 1);
      assertThat(receiver.count().records()).isEqualTo(3_000);
      assertThat(receiver.count().bytes()).isEqualTo(large.length);
    }
  }
}
