package tare.newrelic;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.Map;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.receiver.ReceiverUnderTest;
import tare.receiver.http.HttpReceiverContract;

class CollectorReceiverIT extends HttpReceiverContract {

  @TempDir private Path folder;

  @Override
  protected Class<?> receiver() {
    return CollectorReceiver.class;
  }

  @Override
  protected String target() {
    return "POST /agent_listener/invoke_raw_method?method=span_event_data&protocol_version=17";
  }

  @Override
  protected String headers(int records) {
    return "Content-Type: application/json\r\n";
  }

  @Override
  protected byte[] body(int records) {
    return Calls.spans(records, records);
  }

  @Override
  protected Map<String, byte[]> malformedBodies() {
    return Map.of(
        "an empty body", new byte[0],
        "an object", "{}".getBytes(UTF_8),
        "fewer spans seen than sent", Calls.spans(2, 1));
  }

  @Test
  void speaksHttpsWithTheCertificateItWrites() throws Exception {
    Path pem = folder.resolve("made/receiver.pem");
    try (ReceiverUnderTest receiver = startSecure(pem)) {
      String address = "https://127.0.0.1:" + receiver.port() + "/agent_listener";
      HttpRequest metrics =
          HttpRequest.newBuilder(URI.create(address + "/invoke_raw_method?method=metric_data"))
              .POST(BodyPublishers.ofByteArray(Calls.metrics(42)))
              .build();
      HttpClient client = HttpClient.newBuilder().sslContext(trusting(pem)).build();
      assertThat(client.send(metrics, BodyHandlers.ofString()).body())
          .isEqualTo("{\"return_value\":[]}");
      assertThat(receiver.count().records()).isEqualTo(42);
      assertThat(receiver.count().malformed()).isZero();
    }
  }

  @Test
  void countsWhatIsNoTlsAsMalformed() throws Exception {
    try (ReceiverUnderTest receiver = startSecure(folder.resolve("receiver.pem"))) {
      int port = receiver.port();
      raw("POST /agent_listener HTTP/1.1\r\n\r\n".getBytes(UTF_8)).send(port);
      await().until(() -> receiver.count().malformed() == 1 && receiver.count().open() == 0);
      try (Socket silent = connect(port)) {
        await().until(() -> receiver.count().open() == 1);
        assertThat(silent.isConnected()).isTrue();
      }
      await().until(() -> receiver.count().open() == 0);
      assertThat(receiver.count().malformed()).isEqualTo(1);
    }
  }

  @Test
  void saysThatTheCertificateCannotBeWritten() throws Exception {
    Path taken = Files.writeString(folder.resolve("file"), "");
    try (ReceiverUnderTest receiver = startSecure(taken.resolve("receiver.pem"))) {
      assertThat(receiver.exitStatus()).isEqualTo(3);
      assertThat(receiver.errors()).contains(taken.toString()).hasLineCount(1);
    }
  }

  private static ReceiverUnderTest startSecure(Path pem) throws IOException {
    return ReceiverUnderTest.start(
        CollectorReceiver.class, "--certificate", pem.toString(), "--metric", Calls.METRIC);
  }

  private static SSLContext trusting(Path pem) throws IOException, GeneralSecurityException {
    KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
    trusted.load(null, null);
    try (InputStream in = Files.newInputStream(pem)) {
      trusted.setCertificateEntry(
          "receiver", CertificateFactory.getInstance("X.509").generateCertificate(in));
    }
    TrustManagerFactory managers =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    managers.init(trusted);
    SSLContext tls = SSLContext.getInstance("TLS");
    tls.init(null, managers.getTrustManagers(), null);
    return tls;
  }
}
