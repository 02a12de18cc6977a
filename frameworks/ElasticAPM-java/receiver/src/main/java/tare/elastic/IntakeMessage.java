package tare.elastic;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Set;
import tare.receiver.MalformedMessageException;

/**
 * Counts the records in one intake request: a line of metadata, then a line for each event. An
 * event is an object whose only field names its kind.
 */
final class IntakeMessage {

  private static final JsonFactory JSON = new JsonFactory();
  private static final String METADATA = "metadata";
  private static final Set<String> RECORDS = Set.of("transaction", "span");
  private static final Set<String> OTHER_EVENTS = Set.of("metricset", "error", "log");

  private IntakeMessage() {}

  /**
   * The number of transactions and spans.
   *
   * @throws MalformedMessageException when any event is not as the protocol says: then none counts
   */
  static long records(byte[] body) throws MalformedMessageException {
    try (JsonParser events = JSON.createParser(body)) {
      if (events.nextToken() == null || !kind(events).equals(METADATA)) {
        throw new MalformedMessageException("a request that does not start with metadata");
      }
      skip(events);
      long records = 0;
      while (events.nextToken() != null) {
        String kind = kind(events);
        if (RECORDS.contains(kind)) {
          readRecord(events);
          records++;
        } else if (OTHER_EVENTS.contains(kind)) {
          skip(events);
        } else {
          throw new MalformedMessageException("an event of unknown kind '" + kind + "'");
        }
      }
      return records;
    } catch (IOException e) {
      throw new MalformedMessageException("no JSON: " + e.getMessage(), e);
    }
  }

  /** Reads up to the object that holds the event and says what it is. */
  private static String kind(JsonParser events) throws IOException, MalformedMessageException {
    require(events.currentToken(), JsonToken.START_OBJECT);
    require(events.nextToken(), JsonToken.FIELD_NAME);
    String kind = events.currentName();
    require(events.nextToken(), JsonToken.START_OBJECT);
    return kind;
  }

  private static void skip(JsonParser events) throws IOException, MalformedMessageException {
    events.skipChildren();
    require(events.nextToken(), JsonToken.END_OBJECT);
  }

  private static void readRecord(JsonParser events) throws IOException, MalformedMessageException {
    boolean id = false;
    boolean trace = false;
    while (events.nextToken() == JsonToken.FIELD_NAME) {
      String field = events.currentName();
      boolean text = events.nextToken() == JsonToken.VALUE_STRING;
      id |= text && field.equals("id");
      trace |= text && field.equals("trace_id");
      events.skipChildren();
    }
    if (!id || !trace) {
      throw new MalformedMessageException("a transaction or span without id or trace_id");
    }
    require(events.nextToken(), JsonToken.END_OBJECT);
  }

  private static void require(JsonToken found, JsonToken expected)
      throws MalformedMessageException {
    if (found != expected) {
      throw new MalformedMessageException("expected " + expected + ", found " + found);
    }
  }
}
