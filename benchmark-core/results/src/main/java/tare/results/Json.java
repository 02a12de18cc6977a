package tare.results;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.EnumNamingStrategies;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import tare.model.ForkResult;
import tare.model.RecordAccounting;

/**
 * Records as JSON: their components in order under their own names, enum constants in camelCase. A
 * file of a known schema version must have exactly the fields of that version.
 */
public final class Json {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .annotationIntrospector(new CamelCaseEnums())
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS, MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .enable(
              DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
              DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
              DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
              DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
          // The JDK's own way to print a double differs from release to release.
          .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
          .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
          .addMixIn(RecordAccounting.class, WithUnaccounted.class)
          .build();

  private static final ObjectWriter PRETTY =
      MAPPER.writer(
          new DefaultPrettyPrinter()
              .withObjectIndenter(new DefaultIndenter("  ", "\n"))
              .withArrayIndenter(new DefaultIndenter("  ", "\n")));

  /**
   * Fields that came after the first files of their version: those are read as if they were null.
   */
  private static final Map<Class<?>, List<String>> LATE =
      Map.of(
          ForkResult.class, List.of("deliveredAtDone"),
          Summary.class, List.of("precision"));

  private static final String RESTORE = "it was edited or damaged: take the original from a copy";

  /** What to do about a damaged file, where there is more than a copy. */
  private static final Map<Class<?>, String> REMEDIES =
      Map.of(
          ForkResult.class,
          "take the original, or delete the line and measure that fork again with --resume",
          Summary.class,
          "write it anew with ./tare analyze",
          SelfTest.class,
          "write it anew with ./tare selftest");

  private Json() {}

  /** The value on one line, without an end of line. */
  public static String line(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(value.getClass() + " has no JSON form", e);
    }
  }

  /** The value for people. */
  public static String pretty(Object value) {
    try {
      return PRETTY.writeValueAsString(value) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(value.getClass() + " has no JSON form", e);
    }
  }

  /**
   * Reads a value that carries a {@code schemaVersion}.
   *
   * @param where file and line, for the message
   * @throws ResultsException when it is no JSON, of another schema version, or not of its form; one
   *     line with place, what was expected, and a remedy
   */
  public static <T> T read(String json, Class<T> type, int schemaVersion, String where)
      throws ResultsException {
    JsonProblem problem = new JsonProblem(json, where);
    String remedy = "; " + REMEDIES.getOrDefault(type, RESTORE);
    if (json.isBlank()) {
      throw new ResultsException(where + " is empty" + remedy);
    }
    JsonNode tree;
    try {
      tree = MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw new ResultsException(problem.ofText(e) + remedy, e);
    }
    requireVersion(tree, schemaVersion, where);
    LATE.getOrDefault(type, List.of()).forEach(name -> addNull(tree, name));
    try {
      return MAPPER.treeToValue(tree, type);
    } catch (JsonMappingException e) {
      throw new ResultsException(problem.ofValue(e, tree) + remedy, e);
    } catch (JsonProcessingException e) {
      throw new ResultsException(problem.ofText(e) + remedy, e);
    }
  }

  private static void addNull(JsonNode tree, String name) {
    if (tree instanceof ObjectNode object && !object.has(name)) {
      object.putNull(name);
    }
  }

  private static void requireVersion(JsonNode tree, int expected, String where)
      throws ResultsException {
    JsonNode version = tree.path("schemaVersion");
    if (!version.isInt()) {
      throw new ResultsException(where + " has no schemaVersion: it was not written by Tare");
    }
    if (version.intValue() > expected) {
      throw new ResultsException(
          where
              + (" has schema version " + version + ", but this Tare reads " + expected)
              + ": read it with a newer Tare");
    }
    if (version.intValue() < expected) {
      throw new ResultsException(
          where
              + (" has schema version " + version + ", but this Tare reads " + expected)
              + ": read it with the Tare that wrote it");
    }
  }

  /** For {@code ForkResult.Status.DRAIN_TIMED_OUT}: {@code drainTimedOut}. */
  private static final class CamelCaseEnums extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public Object findEnumNamingStrategy(MapperConfig<?> config, AnnotatedClass annotated) {
      return EnumNamingStrategies.LowerCamelCaseStrategy.class;
    }
  }

  /** Readers other than Tare should not have to subtract. */
  @JsonIgnoreProperties(value = "unaccounted", allowGetters = true)
  private interface WithUnaccounted {
    @JsonProperty
    long unaccounted();
  }
}
