package tare.datadog;

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

class TraceReceiverIT extends HttpReceiverContract {

  private final HttpClient client = HttpClient.newHttpClient();

  @Override
  protected Class<?> receiver() {
    return TraceReceiver.class;
  }

  @Override
  protected String target() {
    return "PUT /v0.4/traces";
  }

  @Override
  protected String headers(int records) {
    return "Content-Type: application/msgpack\r\nX-Datadog-Trace-Count: 1\r\n";
  }

  @Override
  protected byte[] body(int records) {
    return Payloads.traces(1, records);
  }

  @Override
  protected Map<String, byte[]> malformedBodies() {
    return Map.of(
        "an empty body", new byte[0],
        "two traces where one was announced", Payloads.traces(2, 1),
        "no array", Payloads.packed(packer -> packer.packString("spans")));
  }

  @Test
  void addsUpWhatTheTracerSaysItDropped() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(TraceReceiver.class)) {
      HttpRequest.Builder traces = traces(receiver.port());
      assertThat(status(traces.copy().header("Datadog-Client-Dropped-P0-Spans", "30")))
          .isEqualTo(200);
      assertThat(status(traces.copy())).isEqualTo(200);
      assertThat(status(traces.copy().header("Datadog-Client-Dropped-P0-Spans", "12")))
          .isEqualTo(200);
      assertThat(receiver.count().dropped()).isEqualTo(42);
      assertThat(receiver.count().records()).isEqualTo(6);
    }
  }

  @Test
  void refusesDropsThatAreNoCount() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(TraceReceiver.class)) {
      HttpRequest.Builder traces = traces(receiver.port());
      for (String drops : new String[] {"-1", "many", "1e9"}) {
        assertThat(status(traces.copy().header("Datadog-Client-Dropped-P0-Spans", drops)))
            .isEqualTo(400);
      }
      assertThat(receiver.count().malformed()).isEqualTo(3);
      assertThat(receiver.count().dropped()).isZero();
      assertThat(receiver.count().records()).isZero();
    }
  }

  @Test
  void countsNeitherItsDescriptionNorStatistics() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(TraceReceiver.class)) {
      String address = "http://127.0.0.1:" + receiver.port();
      HttpRequest info = HttpRequest.newBuilder(URI.create(address + "/info")).build();
      assertThat(client.send(info, BodyHandlers.ofString()).body())
          .contains("\"endpoints\":[\"/v0.4/traces\",\"/v0.6/stats\"]");
      HttpRequest.Builder stats = HttpRequest.newBuilder(URI.create(address + "/v0.6/stats"));
      assertThat(status(stats.PUT(BodyPublishers.ofByteArray(new byte[] {1})))).isEqualTo(200);
      assertThat(receiver.count().batches()).isZero();
      assertThat(receiver.count().malformed()).isZero();
    }
  }

  private static HttpRequest.Builder traces(int port) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/v0.4/traces"))
        .header("X-Datadog-Trace-Count", "1")
        .PUT(BodyPublishers.ofByteArray(Payloads.traces(1, 2)));
  }

  private int status(HttpRequest.Builder request) throws Exception {
    return client.send(request.build(), BodyHandlers.discarding()).statusCode();
  }
}
