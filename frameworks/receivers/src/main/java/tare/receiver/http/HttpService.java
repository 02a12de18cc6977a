package tare.receiver.http;

import tare.receiver.MalformedMessageException;

/** What a protocol does with one request: count its records, then answer. */
@FunctionalInterface
public interface HttpService {

  /**
   * Answers one request. Called from several threads at once.
   *
   * @throws MalformedMessageException when the request is not what the protocol says; the caller
   *     counts it and answers 400
   */
  HttpAnswer answer(HttpMessage request) throws MalformedMessageException;
}
