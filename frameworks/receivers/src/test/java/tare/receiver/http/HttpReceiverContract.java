package tare.receiver.http;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import tare.receiver.ReceiverContract;

/**
 * The contract of a receiver that is spoken to over HTTP: what can be wrong with any request is
 * here; a test that inherits it says what a good one is, and what can be wrong with its body.
 */
public abstract class HttpReceiverContract extends ReceiverContract {

  /** Method and path of a request that carries records. */
  protected abstract String target();

  /** The headers of such a request, each ending with a line break; length and host apart. */
  protected abstract String headers(int records);

  /** The body of such a request. */
  protected abstract byte[] body(int records);

  /** Bodies, sent with the headers of one record, by what is wrong with them. */
  protected abstract Map<String, byte[]> malformedBodies();

  @Override
  protected final Client wellFormed(int records) {
    return raw(head(target(), headers(records), body(records).length), body(records));
  }

  @Override
  protected final byte[] firstHalf() {
    return head(target(), headers(1), 1000);
  }

  @Override
  protected final Map<String, Client> malformed() {
    Map<String, Client> clients = new LinkedHashMap<>();
    addMalformedRequests(clients);
    addMalformedContents(clients);
    malformedBodies()
        .forEach(
            (fault, body) ->
                clients.put(fault, raw(head(target(), headers(1), body.length), body)));
    return clients;
  }

  private void addMalformedRequests(Map<String, Client> clients) {
    String start = target() + " HTTP/1.1\r\nHost: 127.0.0.1\r\n";
    byte[] good = body(20);
    byte[] half = Arrays.copyOf(good, good.length / 2);
    clients.put("no HTTP at all", raw(ascii("\0\1\2 hello\r\n\r\n")));
    clients.put("the hello of TLS", raw(new byte[] {22, 3, 1, 0, 5, 1, 0, 0, 1, 3, 13, 10}));
    clients.put("headers that break off", raw(ascii(target() + " HTTP/1.1\r\nHost: a")));
    clients.put("an endless header", raw(ascii("GET / HTTP/1.1\r\nA: " + "a".repeat(70_000))));
    clients.put("a length that is none", raw(ascii(start + "Content-Length: x\r\n\r\n")));
    clients.put("a body that breaks off", raw(head(target(), headers(20), good.length), half));
    clients.put(
        "a broken connection",
        reset(
            ascii("HTTP/1.1 100 Continue"),
            head(target(), headers(20) + "Expect: 100-continue\r\n", good.length),
            half));
    clients.put(
        "a chunk without a size",
        raw(ascii(start + "Transfer-Encoding: chunked\r\n\r\nx\r\n\r\n")));
    clients.put("another path", raw(head("POST /elsewhere", headers(20), good.length), good));
    String path = target().substring(target().indexOf(' '));
    clients.put("another method", raw(head("DELETE" + path, headers(20), good.length), good));
    clients.put("half of a body", raw(head(target(), headers(20), half.length), half));
    byte[] large = body(5_000);
    clients.put("a request too large", raw(head(target(), headers(5_000), large.length), large));
  }

  private void addMalformedContents(Map<String, Client> clients) {
    byte[] good = body(20);
    byte[] zipped = gzip(good);
    byte[] cut = Arrays.copyOf(zipped, zipped.length - 9);
    byte[] damaged = zipped.clone();
    damaged[damaged.length - 6] ^= 1;
    clients.put("an encoding nobody knows", encoded("br", good));
    clients.put("gzip that is none", encoded("gzip", good));
    clients.put("deflate that is none", encoded("deflate", good));
    clients.put("gzip that breaks off", encoded("gzip", cut));
    clients.put("gzip with a wrong checksum", encoded("gzip", damaged));
    clients.put("gzip that swells", encoded("gzip", gzip(new byte[1_000_000])));
  }

  private Client encoded(String encoding, byte[] content) {
    String headers = headers(20) + "Content-Encoding: " + encoding + "\r\n";
    return raw(head(target(), headers, content.length), content);
  }

  private static byte[] head(String target, String headers, int length) {
    return ascii(
        target
            + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: "
            + length
            + "\r\n"
            + headers
            + "\r\n");
  }

  /** The content as it is sent with {@code Content-Encoding: gzip}. */
  protected static byte[] gzip(byte[] content) {
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(zipped)) {
      zip.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return zipped.toByteArray();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(US_ASCII);
  }
}
