package tare.controller.definition;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where in a YAML text its keys stand.
 *
 * @param lines line, from 1, of every key and list entry by its path
 */
record YamlSource(Map<String, Integer> lines) {

  /**
   * Scans a text once.
   *
   * @throws IOException when it is no YAML, names a key twice, or uses an alias
   */
  static YamlSource of(String text, YAMLFactory factory) throws IOException {
    Map<String, Integer> lines = new LinkedHashMap<>();
    try (YAMLParser parser = factory.createParser(text)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        // Jackson would take an alias for a text: better none than a wrong flag.
        if (parser.isCurrentAlias()) {
          throw new JsonParseException(
              parser, "the alias *" + parser.getText() + " is not supported; write the value out");
        }
        if (!token.isStructEnd()) {
          lines.putIfAbsent(path(parser, token), parser.currentTokenLocation().getLineNr());
        }
      }
    }
    return new YamlSource(lines);
  }

  private static String path(JsonParser parser, JsonToken token) {
    JsonStreamContext context = parser.getParsingContext();
    return path(token.isStructStart() ? context.getParent() : context);
  }

  private static String path(JsonStreamContext context) {
    if (context == null || context.inRoot()) {
      return "";
    }
    String parent = path(context.getParent());
    if (context.inArray()) {
      return parent + "[" + context.getCurrentIndex() + "]";
    }
    return key(parent, context.getCurrentName());
  }

  /** The path of a key inside another. */
  static String key(String parent, String name) {
    return parent.isEmpty() ? name : parent + "." + name;
  }

  /** The line of a path, or of the nearest one around it. */
  int line(String path) {
    String known = path;
    while (!known.isEmpty() && !lines.containsKey(known)) {
      known =
          known.substring(0, Math.max(0, Math.max(known.lastIndexOf('.'), known.lastIndexOf('['))));
    }
    return lines.getOrDefault(known, 1);
  }

  /** The keys right under a path. */
  List<String> keys(String path) {
    String prefix = key(path, "");
    return lines.keySet().stream()
        .filter(candidate -> candidate.startsWith(prefix))
        .map(candidate -> candidate.substring(prefix.length()))
        .filter(name -> name.matches("[^.\\[]+"))
        .toList();
  }
}
