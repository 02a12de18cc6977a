package tare.results;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;

/** What is wrong with a JSON text, in the words of the file instead of the parser's. */
final class JsonProblem {

  private static final int SHOWN = 40;
  private static final JsonFactory FACTORY = new JsonFactory();

  private final String json;
  private final String where;

  /**
   * @param where file, and line where the text is only one of its lines
   */
  JsonProblem(String json, String where) {
    this.json = json;
    this.where = where;
  }

  /** Why it is no JSON, and where it ceases to be. */
  String ofText(JsonProcessingException e) {
    JsonLocation location = e.getLocation();
    if (location == null) {
      return where + " is not whole JSON";
    }
    String place = inLine(location.getLineNr()) + ", column " + location.getColumnNr();
    return where + place + " is not whole JSON: " + reason(e, location.getCharOffset());
  }

  private String reason(JsonProcessingException e, long offset) {
    if (e instanceof JsonEOFException) {
      return "it ends where more was expected";
    }
    if (e.getOriginalMessage().startsWith("Duplicate field")) {
      return "a field stands twice near " + around(offset);
    }
    if (e.getOriginalMessage().startsWith("Trailing token")) {
      return "its end was expected near " + around(offset);
    }
    return "a value, a comma or a bracket was expected near " + around(offset);
  }

  /** Which value is not what it should be, and what it should be. */
  String ofValue(JsonMappingException e, JsonNode tree) {
    String pointer = pointer(e);
    String path = path(e);
    String place = where + inLine(line(pointer)) + ": ";
    if (e instanceof UnrecognizedPropertyException) {
      return place + "unknown field " + path;
    }
    if (e.getOriginalMessage().startsWith("Missing creator property")) {
      return place + "the field " + path + " is missing";
    }
    if (e instanceof ValueInstantiationException
        && e.getCause() != null
        && e.getCause().getMessage() != null) {
      return place + path + ": " + e.getCause().getMessage();
    }
    String wanted = e instanceof MismatchedInputException other ? wanted(other) : "another value";
    return place + path + " must be " + wanted + ", but is " + shortened(tree.at(pointer));
  }

  /** A text of one line says by itself where it stands. */
  private String inLine(int line) {
    return json.stripTrailing().contains("\n") ? ", line " + line : "";
  }

  private String around(long offset) {
    int at = (int) Math.max(0, Math.min(offset, json.length()));
    String before = json.substring(Math.max(0, at - SHOWN / 2), at);
    String after = json.substring(at, Math.min(json.length(), at + SHOWN / 2));
    return before.substring(before.lastIndexOf('\n') + 1).stripLeading()
        + after.lines().findFirst().orElse("").stripTrailing();
  }

  private static String shortened(JsonNode node) {
    String text = node.toString();
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
  }

  private static String wanted(MismatchedInputException e) {
    Class<?> type = e.getTargetType();
    if (type == null) {
      return "another value";
    }
    if (type.isEnum()) {
      return Arrays.stream(type.getEnumConstants())
          .map(Json::line)
          .collect(Collectors.joining(", ", "one of ", ""));
    }
    if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
      return "a whole number";
    }
    if (type == double.class || type == Double.class) {
      return "a number";
    }
    if (type == boolean.class || type == Boolean.class) {
      return "true or false";
    }
    if (type == String.class) {
      return "a text";
    }
    return Collection.class.isAssignableFrom(type) ? "a list [ … ]" : object(type);
  }

  private static String object(Class<?> type) {
    return Map.class.isAssignableFrom(type) || type.isRecord()
        ? "an object { … }"
        : "another value";
  }

  /** The line of the value, or of the nearest that is there around it. */
  private int line(String pointer) {
    int line = 1;
    int nearest = -1;
    try (JsonParser parser = FACTORY.createParser(json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        String at = parser.getParsingContext().pathAsPointer().toString();
        boolean around = pointer.equals(at) || pointer.startsWith(at + "/");
        if (around && at.length() > nearest) {
          nearest = at.length();
          line = parser.currentTokenLocation().getLineNr();
        }
      }
    } catch (IOException e) {
      // It was read a moment ago; without a line the path says where.
    }
    return line;
  }

  private static String pointer(JsonMappingException e) {
    return e.getPath().stream()
        .map(
            step ->
                step.getFieldName() == null
                    ? Integer.toString(step.getIndex())
                    : step.getFieldName().replace("~", "~0").replace("/", "~1"))
        .map(step -> "/" + step)
        .collect(Collectors.joining());
  }

  private static String path(JsonMappingException e) {
    StringBuilder path = new StringBuilder();
    for (JsonMappingException.Reference reference : e.getPath()) {
      if (reference.getFieldName() == null) {
        path.append('[').append(reference.getIndex()).append(']');
      } else {
        path.append(path.isEmpty() ? "" : ".").append(reference.getFieldName());
      }
    }
    return path.toString();
  }
}
