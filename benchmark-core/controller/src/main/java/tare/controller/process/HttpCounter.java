package tare.controller.process;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;

/**
 * Reads one number over HTTP, from an agent or a backend that publishes it: as JSON, or in
 * Prometheus' text format.
 */
final class HttpCounter {

  private static final Duration LIMIT = Duration.ofSeconds(5);

  /** Made when it is first needed: most forks have nothing to read. */
  private static final class Shared {
    static final HttpClient CLIENT =
        HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(LIMIT).build();
    static final ObjectMapper JSON = new ObjectMapper();
  }

  /** Whether a GET of the address is answered with success. */
  boolean answers(URI url) throws InterruptedException {
    try {
      return get(url).statusCode() / 100 == 2;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * The number of that name; empty when the page has none.
   *
   * @param name a JSON key, dotted where it is nested, or the name of a metric, with labels in
   *     braces where only some of its series are meant; several series are summed
   * @throws IOException when the page cannot be read
   */
  Optional<Double> read(URI url, String name) throws IOException, InterruptedException {
    HttpResponse<String> response = get(url);
    if (response.statusCode() / 100 != 2) {
      throw new IOException(url + " answered with status " + response.statusCode());
    }
    String body = response.body();
    return body.stripLeading().startsWith("{")
        ? number(Shared.JSON.readTree(body), name)
        : PrometheusText.sum(body, name);
  }

  private HttpResponse<String> get(URI url) throws IOException, InterruptedException {
    return Shared.CLIENT.send(
        HttpRequest.newBuilder(url).timeout(LIMIT).GET().build(), BodyHandlers.ofString());
  }

  /** Keys may hold dots themselves: the longest one that fits is followed. */
  private static Optional<Double> number(JsonNode node, String name) {
    if (node.has(name)) {
      JsonNode value = node.get(name);
      return value.isNumber() ? Optional.of(value.asDouble()) : Optional.empty();
    }
    for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
      JsonNode child = node.get(name.substring(0, dot));
      if (child != null) {
        return number(child, name.substring(dot + 1));
      }
    }
    return Optional.empty();
  }
}
