package tare.applicationinsights;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Set;
import tare.receiver.MalformedMessageException;

/**
 * What one request holds: a line for each telemetry item, an envelope around data of some type.
 *
 * @param items in the request
 * @param records those that are requests or dependencies
 */
record TrackMessage(long items, long records) {

  private static final JsonFactory JSON = new JsonFactory();
  private static final Set<String> RECORDS = Set.of("RequestData", "RemoteDependencyData");
  private static final Set<String> OTHERS =
      Set.of(
          "AvailabilityData",
          "EventData",
          "ExceptionData",
          "MessageData",
          "MetricData",
          "PageViewData");

  /**
   * Reads a request's body.
   *
   * @throws MalformedMessageException when any item is not as the protocol says
   */
  static TrackMessage parse(byte[] body) throws MalformedMessageException {
    long items = 0;
    long records = 0;
    try (JsonParser json = JSON.createParser(body)) {
      while (json.nextToken() != null) {
        items++;
        if (isRecord(json)) {
          records++;
        }
      }
    } catch (IOException e) {
      throw new MalformedMessageException("no JSON: " + e.getMessage(), e);
    }
    if (items == 0) {
      throw new MalformedMessageException("a request without items");
    }
    return new TrackMessage(items, records);
  }

  private static boolean isRecord(JsonParser json) throws IOException, MalformedMessageException {
    require(json, JsonToken.START_OBJECT);
    boolean key = false;
    String type = "";
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String field = json.currentName();
      json.nextToken();
      if (field.equals("data")) {
        type = readData(json);
      } else {
        key |= field.equals("iKey") && json.currentToken() == JsonToken.VALUE_STRING;
        json.skipChildren();
      }
    }
    if (!key) {
      throw new MalformedMessageException("an item without iKey");
    }
    if (!RECORDS.contains(type) && !OTHERS.contains(type)) {
      throw new MalformedMessageException("an item of unknown type '" + type + "'");
    }
    return RECORDS.contains(type);
  }

  /** Reads the data and returns its type. */
  private static String readData(JsonParser json) throws IOException, MalformedMessageException {
    require(json, JsonToken.START_OBJECT);
    String type = "";
    boolean id = false;
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String field = json.currentName();
      json.nextToken();
      if (field.equals("baseType")) {
        require(json, JsonToken.VALUE_STRING);
        type = json.getText();
      } else if (field.equals("baseData")) {
        id = hasId(json);
      } else {
        json.skipChildren();
      }
    }
    if (RECORDS.contains(type) && !id) {
      throw new MalformedMessageException("a " + type + " without id");
    }
    return type;
  }

  private static boolean hasId(JsonParser json) throws IOException, MalformedMessageException {
    require(json, JsonToken.START_OBJECT);
    boolean id = false;
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      boolean named = json.currentName().equals("id");
      id |= json.nextToken() == JsonToken.VALUE_STRING && named;
      json.skipChildren();
    }
    return id;
  }

  private static void require(JsonParser json, JsonToken expected)
      throws MalformedMessageException {
    if (json.currentToken() != expected) {
      throw new MalformedMessageException(
          "expected " + expected + ", found " + json.currentToken());
    }
  }
}
