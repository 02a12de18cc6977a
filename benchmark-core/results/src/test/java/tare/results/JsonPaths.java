package tare.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The values that stand in JSON by path, for example {@code arms[].parameters.calls}. */
final class JsonPaths {

  private JsonPaths() {}

  /**
   * The kind of every value that is no object itself, by its path.
   *
   * @param named paths of objects whose keys are data; their keys count as one, {@code NAME}
   */
  static Map<String, String> of(String json, Set<String> named) throws JsonProcessingException {
    Map<String, String> paths = new TreeMap<>();
    collect(new ObjectMapper().readTree(json), "", named, paths);
    return paths;
  }

  private static void collect(
      JsonNode node, String path, Set<String> named, Map<String, String> paths) {
    if (node.isObject()) {
      for (Map.Entry<String, JsonNode> field : node.properties()) {
        String key = named.contains(path) ? "NAME" : field.getKey();
        collect(field.getValue(), path.isEmpty() ? key : path + "." + key, named, paths);
      }
    } else if (node.isArray()) {
      node.forEach(element -> collect(element, path + "[]", named, paths));
    } else {
      paths.put(path, kind(node));
    }
  }

  private static String kind(JsonNode value) {
    return switch (value.getNodeType()) {
      case STRING -> "text";
      case BOOLEAN -> "flag";
      case NUMBER -> value.isIntegralNumber() ? "whole" : "decimal";
      default -> value.getNodeType().name().toLowerCase(Locale.ROOT);
    };
  }
}
