package tare.controller.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HttpCounterTest {

  private final HttpCounter counter = new HttpCounter();
  private HttpServer server;

  @BeforeEach
  void serve() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    page("/nested", 200, "{\"queue\": {\"dropped\": 7}, \"name\": \"x\"}");
    page("/dotted", 200, "{\"counter.spans.http\": 20, \"counter\": {\"spans.tcp\": 3}}");
    page("/text", 200, "spans_total 5\n");
    page("/broken", 200, "{\"spans\": ");
    page("/missing", 404, "no");
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  @Test
  void followsDotsIntoJson() throws Exception {
    assertThat(counter.read(url("/nested"), "queue.dropped")).contains(7.0);
  }

  @Test
  void findsKeysThatHoldDots() throws Exception {
    assertThat(counter.read(url("/dotted"), "counter.spans.http")).contains(20.0);
    assertThat(counter.read(url("/dotted"), "counter.spans.tcp")).contains(3.0);
  }

  @Test
  void readsPrometheusText() throws Exception {
    assertThat(counter.read(url("/text"), "spans_total")).contains(5.0);
  }

  @Test
  void findsNothingWhereThereIsNoNumber() throws Exception {
    assertThat(counter.read(url("/nested"), "name")).isEmpty();
    assertThat(counter.read(url("/nested"), "queue.other")).isEmpty();
  }

  @Test
  void saysWhatCannotBeRead() {
    assertThatThrownBy(() -> counter.read(url("/missing"), "spans"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("404");
    assertThatThrownBy(() -> counter.read(url("/broken"), "spans")).isInstanceOf(IOException.class);
  }

  @Test
  void knowsWhoAnswers() throws Exception {
    assertThat(counter.answers(url("/text"))).isTrue();
    assertThat(counter.answers(url("/missing"))).isFalse();
    int port = server.getAddress().getPort();
    server.stop(0);
    assertThat(counter.answers(URI.create("http://127.0.0.1:" + port + "/text"))).isFalse();
  }

  private URI url(String path) {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path);
  }

  private void page(String path, int status, String body) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    server.createContext(
        path,
        exchange -> {
          exchange.sendResponseHeaders(status, bytes.length);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
  }
}
