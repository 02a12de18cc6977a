package tare.receiver.http;

import java.nio.charset.StandardCharsets;

/**
 * The answer to one request.
 *
 * @param status HTTP status code
 * @param contentType of the body
 * @param body what follows the headers
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record HttpAnswer(int status, String contentType, byte[] body) {

  /** An answer of text: UTF-8 of a type such as {@code application/json}. */
  public static HttpAnswer text(int status, String contentType, String text) {
    return new HttpAnswer(status, contentType, text.getBytes(StandardCharsets.UTF_8));
  }

  /** An answer that says nothing but its status. */
  public static HttpAnswer empty(int status) {
    return new HttpAnswer(status, "text/plain", new byte[0]);
  }
}
