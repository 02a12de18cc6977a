package tare.applicationinsights;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tare.receiver.ReceiverUnderTest;
import tare.receiver.http.HttpReceiverContract;

class TrackReceiverIT extends HttpReceiverContract {

  private final HttpClient client = HttpClient.newHttpClient();

  @Override
  protected Class<?> receiver() {
    return TrackReceiver.class;
  }

  @Override
  protected String target() {
    return "POST /v2.1/track";
  }

  @Override
  protected String headers(int records) {
    return "Content-Type: application/x-json-stream\r\n";
  }

  @Override
  protected byte[] body(int records) {
    return Items.request(records);
  }

  @Override
  protected Map<String, byte[]> malformedBodies() {
    return Map.of(
        "an empty body", new byte[0],
        "an item of no type", (Items.REQUEST + "{\"iKey\":\"k\"}").getBytes(UTF_8),
        "an item that breaks off", (Items.REQUEST + "{\"iKey\":").getBytes(UTF_8));
  }

  @Test
  void saysHowManyItemsItAccepted() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(TrackReceiver.class)) {
      URI track = URI.create("http://127.0.0.1:" + receiver.port() + "/v2.1/track");
      HttpRequest request =
          HttpRequest.newBuilder(track)
              .header("Content-Encoding", "gzip")
              .POST(BodyPublishers.ofByteArray(gzip(Items.request(5))))
              .build();
      assertThat(client.send(request, BodyHandlers.ofString()).body())
          .isEqualTo("{\"itemsReceived\":6,\"itemsAccepted\":6,\"errors\":[]}");
      assertThat(receiver.count().records()).isEqualTo(5);
    }
  }

  @Test
  void saysWhoseAKeyIsAndCountsThatAsNothing() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(TrackReceiver.class)) {
      URI profile = URI.create("http://127.0.0.1:" + receiver.port() + "/api/profiles/key/appId");
      assertThat(client.send(HttpRequest.newBuilder(profile).build(), BodyHandlers.ofString()))
          .satisfies(answer -> assertThat(answer.statusCode()).isEqualTo(200))
          .satisfies(answer -> assertThat(answer.body()).hasSize(36));
      assertThat(receiver.count().batches()).isZero();
      assertThat(receiver.count().malformed()).isZero();
    }
  }
}
