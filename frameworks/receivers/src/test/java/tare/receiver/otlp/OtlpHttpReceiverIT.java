package tare.receiver.otlp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tare.receiver.CountLine;
import tare.receiver.ReceiverUnderTest;
import tare.receiver.http.HttpReceiverContract;

class OtlpHttpReceiverIT extends HttpReceiverContract {

  private static final String PROTOBUF = "application/x-protobuf";

  @Override
  protected Class<?> receiver() {
    return OtlpHttpReceiver.class;
  }

  @Override
  protected String target() {
    return "POST /v1/traces";
  }

  @Override
  protected String headers(int records) {
    return "Content-Type: " + PROTOBUF + "\r\n";
  }

  @Override
  protected byte[] body(int records) {
    return Traces.request(records);
  }

  @Override
  protected Map<String, byte[]> malformedBodies() {
    return Map.of(
        "JSON said to be protobuf",
        "{}".getBytes(UTF_8),
        "ids of a wrong length",
        Traces.request(3, 16, 7));
  }

  @Test
  void refusesOtherTypesOfContent() throws Exception {
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(OtlpHttpReceiver.class)) {
      URI address = URI.create("http://127.0.0.1:" + receiver.port() + "/v1/traces");
      HttpRequest xml =
          HttpRequest.newBuilder(address)
              .header("Content-Type", "text/xml")
              .POST(HttpRequest.BodyPublishers.ofByteArray(Traces.request(1)))
              .build();
      HttpClient client = HttpClient.newHttpClient();
      assertThat(client.send(xml, HttpResponse.BodyHandlers.discarding()).statusCode())
          .isEqualTo(400);
      assertThat(receiver.count().malformed()).isEqualTo(1);
      assertThat(receiver.count().records()).isZero();
    }
  }

  @Test
  void takesCompressedRequestsAndCountsTheirUncompressedBytes() throws Exception {
    byte[] request = Traces.request(12);
    HttpRequest.Builder post;
    try (ReceiverUnderTest receiver = ReceiverUnderTest.start(OtlpHttpReceiver.class)) {
      URI address = URI.create("http://127.0.0.1:" + receiver.port() + "/v1/traces");
      post = HttpRequest.newBuilder(address).header("Content-Type", PROTOBUF);
      HttpClient client = HttpClient.newHttpClient();
      for (HttpRequest one :
          new HttpRequest[] {
            post.copy().POST(HttpRequest.BodyPublishers.ofByteArray(request)).build(),
            post.copy()
                .header("Content-Encoding", "gzip")
                .POST(HttpRequest.BodyPublishers.ofByteArray(Traces.gzip(request)))
                .build()
          }) {
        HttpResponse<byte[]> answer = client.send(one, HttpResponse.BodyHandlers.ofByteArray());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("content-type")).contains(PROTOBUF);
        assertThat(answer.body()).isEmpty();
      }
      // Both over one connection, which the client keeps.
      assertThat(receiver.count()).isEqualTo(new CountLine(24, 2L * request.length, 2, 0, 1, 1, 0));
    }
  }
}
