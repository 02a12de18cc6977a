package tare.receiver.http;

import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.QueryStringDecoder;
import java.util.List;
import tare.receiver.MalformedMessageException;

/** One whole request, its body uncompressed. */
public final class HttpMessage {

  private final FullHttpRequest request;
  private final QueryStringDecoder target;
  private final byte[] body;

  private HttpMessage(FullHttpRequest request, byte[] body) {
    this.request = request;
    this.target = new QueryStringDecoder(request.uri());
    this.body = body;
  }

  static HttpMessage of(FullHttpRequest request, int largestBytes)
      throws MalformedMessageException {
    byte[] sent = new byte[request.content().readableBytes()];
    request.content().readBytes(sent);
    String encoding = request.headers().get("content-encoding", "identity");
    return new HttpMessage(request, ContentEncoding.of(encoding).decode(sent, largestBytes));
  }

  /** The method: GET, POST. */
  public String method() {
    return request.method().name();
  }

  /** The path without the query. */
  public String path() {
    return target.path();
  }

  /** The first value of a query parameter, empty when it is not there. */
  public String query(String name) {
    return target.parameters().getOrDefault(name, List.of("")).get(0);
  }

  /** The value of a header whatever its case, empty when it is not there. */
  public String header(String name) {
    return request.headers().get(name, "");
  }

  /** The body, uncompressed. Not a copy. */
  public byte[] body() {
    return body;
  }
}
