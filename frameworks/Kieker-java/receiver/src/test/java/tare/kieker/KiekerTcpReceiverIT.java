package tare.kieker;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tare.receiver.CountLine;
import tare.receiver.ReceiverContract;
import tare.receiver.ReceiverUnderTest;

class KiekerTcpReceiverIT extends ReceiverContract {

  private static final String WRITER = "kieker.monitoring.writer.tcp.SingleSocketTcpWriter";

  @Override
  protected Class<?> receiver() {
    return KiekerTcpReceiver.class;
  }

  @Override
  protected Client wellFormed(int records) {
    return raw(KiekerBytes.strings(), KiekerBytes.metadata(), KiekerBytes.executions(records));
  }

  @Override
  protected byte[] firstHalf() {
    return KiekerBytes.join(KiekerBytes.strings(), Arrays.copyOf(KiekerBytes.executions(1), 20));
  }

  @Override
  protected Map<String, Client> malformed() {
    byte[] strings = KiekerBytes.strings();
    Map<String, Client> clients = new LinkedHashMap<>();
    clients.put("three bytes", raw(new byte[3]));
    clients.put("a web request", raw("GET / HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(US_ASCII)));
    clients.put("zeros", raw(new byte[1_000_000]));
    clients.put("a record before its strings", raw(KiekerBytes.executions(1)));
    clients.put("a record that breaks off", raw(firstHalf()));
    clients.put("a reset amid a record's class", raw(strings, new byte[] {0, 0}));
    clients.put("an unknown class", raw(strings, KiekerBytes.execution(9, 4, 3, 2)));
    clients.put("a class that is a host", raw(strings, KiekerBytes.execution(2, 4, 3, 2)));
    clients.put("a foreign class", raw(strings, ofClass("java.lang.ProcessBuilder")));
    clients.put("no class", raw(strings, ofClass("kieker.common.record.Nothing")));
    clients.put(
        "no record's class",
        raw(strings, ofClass("kieker.common.record.factory.CachedRecordFactoryCatalog")));
    clients.put("an unknown operation", raw(strings, KiekerBytes.execution(1, 77, 3, 2)));
    clients.put("an unknown session", raw(strings, KiekerBytes.execution(1, 4, -7, 2)));
    clients.put("an unknown host", raw(strings, KiekerBytes.execution(1, 4, 3, 9)));
    clients.put("a negative length", raw(KiekerBytes.registration(1, -1, new byte[9])));
    clients.put("a string that breaks off", raw(KiekerBytes.registration(1, 20, new byte[9])));
    clients.put("half a registration", raw(Arrays.copyOf(strings, 7)));
    clients.put("a string too long", raw(KiekerBytes.registration(1, 1 << 30, new byte[9])));
    clients.put(
        "a string over the limit", raw(KiekerBytes.registration(1, 500_000, new byte[499_999])));
    return clients;
  }

  private static byte[] ofClass(String name) {
    return KiekerBytes.join(KiekerBytes.registration(9, name), KiekerBytes.execution(9, 4, 3, 2));
  }

  @Test
  void countsExecutionsAndNoMetadata() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(KiekerTcpReceiver.class)) {
      int port = receiver.port();
      raw(KiekerBytes.strings(), KiekerBytes.metadata()).send(port);
      await().until(() -> receiver.count().connections() == 1 && receiver.count().open() == 0);
      assertThat(receiver.count().records()).isZero();
      assertThat(receiver.count().malformed()).isZero();
    }
  }

  @Test
  void countsEveryCallOfTheRealAgent() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(KiekerTcpReceiver.class)) {
      int port = receiver.port();
      MonitoredRun.run(
          3_000,
          7,
          List.of(
              "-Dkieker.monitoring.writer=" + WRITER,
              "-D" + WRITER + ".hostname=127.0.0.1",
              "-D" + WRITER + ".port=" + port));
      await().until(() -> receiver.count().open() == 0);
      CountLine line = receiver.count();
      assertThat(line.records()).isEqualTo(3_000 * 7 + MonitoredRun.CONSTANT_RECORDS);
      assertThat(line.malformed()).isZero();
      assertThat(line.connections()).isEqualTo(1);
    }
  }
}
