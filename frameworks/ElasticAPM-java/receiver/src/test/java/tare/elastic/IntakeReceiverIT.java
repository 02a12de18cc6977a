package tare.elastic;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tare.receiver.ReceiverUnderTest;
import tare.receiver.http.HttpReceiverContract;

class IntakeReceiverIT extends HttpReceiverContract {

  @Override
  protected Class<?> receiver() {
    return IntakeReceiver.class;
  }

  @Override
  protected String target() {
    return "POST /intake/v2/events";
  }

  @Override
  protected String headers(int records) {
    return "Content-Type: application/x-ndjson\r\n";
  }

  @Override
  protected byte[] body(int records) {
    return Events.request(records);
  }

  @Override
  protected Map<String, byte[]> malformedBodies() {
    return Map.of(
        "an empty body", new byte[0],
        "no metadata", Events.SPAN.getBytes(UTF_8),
        "a span that breaks off", (Events.METADATA + "{\"span\":{\"id\":\"1\"").getBytes(UTF_8),
        "an unknown event", (Events.METADATA + Events.SPAN + "{\"spam\":{}}").getBytes(UTF_8));
  }

  @Test
  void saysItsVersionAndCountsThatAsNothing() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(IntakeReceiver.class)) {
      HttpRequest question =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + receiver.port() + "/")).build();
      HttpResponse<String> answer =
          HttpClient.newHttpClient().send(question, HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.body()).isEqualTo("{\"version\":\"8.17.0\"}");
      assertThat(receiver.count().batches()).isZero();
      assertThat(receiver.count().malformed()).isZero();
    }
  }
}
