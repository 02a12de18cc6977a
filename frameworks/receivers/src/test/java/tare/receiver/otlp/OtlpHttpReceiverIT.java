package tare.receiver.otlp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tare.receiver.CountLine;
import tare.receiver.ReceiverContract;
import tare.receiver.ReceiverUnderTest;

class OtlpHttpReceiverIT extends ReceiverContract {

  private static final String PROTOBUF = "application/x-protobuf";

  @Override
  protected Class<?> receiver() {
    return OtlpHttpReceiver.class;
  }

  @Override
  protected Client wellFormed(int records) {
    return raw(post("", Traces.request(records).length), Traces.request(records));
  }

  @Override
  protected byte[] firstHalf() {
    return post("", 1000);
  }

  @Override
  protected Map<String, Client> malformed() throws Exception {
    byte[] good = Traces.request(20);
    byte[] zipped = Traces.gzip(good);
    byte[] half = Arrays.copyOf(good, good.length / 2);
    Map<String, Client> clients = new LinkedHashMap<>();
    clients.put("no HTTP at all", raw(text("\0\1\2 hello\r\n\r\n")));
    clients.put("the hello of TLS", raw(new byte[] {22, 3, 1, 0, 5, 1, 0, 0, 1, 3, 13, 10}));
    clients.put("headers that break off", raw(text("POST /v1/traces HTTP/1.1\r\nHost: a")));
    clients.put("an endless header", raw(text("GET / HTTP/1.1\r\nA: " + "a".repeat(70_000))));
    clients.put("a length that is none", raw(text("POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n")));
    clients.put("a body that breaks off", raw(post("", good.length), half));
    clients.put("a broken connection", reset(awaitingLeave(good.length), half));
    clients.put(
        "a chunk without a size",
        raw(text("POST /v1/traces HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n")));
    clients.put("half of a request", raw(post("", half.length), half));
    clients.put("another path", raw(request("POST /v1/metrics", PROTOBUF, "", 0)));
    clients.put("another method", raw(request("GET /v1/traces", PROTOBUF, "", 0)));
    clients.put("another type", raw(request("POST /v1/traces", "text/xml", "", 5), text("<a/>\n")));
    clients.put("JSON said to be protobuf", raw(post("", 2), text("{}")));
    clients.put("ids of a wrong length", raw(post("", wrongIds().length), wrongIds()));
    clients.put("an encoding nobody knows", raw(post("br", good.length), good));
    clients.put("gzip that is none", raw(post("gzip", good.length), good));
    byte[] cut = Arrays.copyOf(zipped, zipped.length - 9);
    clients.put("gzip that breaks off", raw(post("gzip", cut.length), cut));
    byte[] damaged = zipped.clone();
    damaged[damaged.length - 6] ^= 1;
    clients.put("gzip with a wrong checksum", raw(post("gzip", damaged.length), damaged));
    byte[] bomb = Traces.gzip(new byte[1_000_000]);
    clients.put("gzip that swells", raw(post("gzip", bomb.length), bomb));
    byte[] large = Traces.request(2_000);
    clients.put("a request too large", raw(post("", large.length), large));
    return clients;
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

  private static byte[] wrongIds() {
    return Traces.request(3, 16, 7);
  }

  /** A request whose headers are answered before its body is whole. */
  private static byte[] awaitingLeave(int length) {
    return request("POST /v1/traces", PROTOBUF, "Expect: 100-continue\r\n", length);
  }

  private static byte[] post(String encoding, int length) {
    String header = encoding.isEmpty() ? "" : "Content-Encoding: " + encoding + "\r\n";
    return request("POST /v1/traces", PROTOBUF, header, length);
  }

  private static byte[] request(String line, String type, String header, int length) {
    return text(
        line
            + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: "
            + type
            + "\r\nContent-Length: "
            + length
            + "\r\n"
            + header
            + "\r\n");
  }

  private static byte[] text(String text) {
    return text.getBytes(UTF_8);
  }
}
