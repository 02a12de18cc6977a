package tare.controller.definition;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.EnumNamingStrategies;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Reads YAML files into records and takes nothing it does not know. */
final class DefinitionReader {
  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .addModule(new Jdk8Module())
          .addModule(DurationText.module())
          .annotationIntrospector(new RecordConventions())
          .enumNamingStrategy(EnumNamingStrategies.LOWER_CAMEL_CASE)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .build();

  private DefinitionReader() {}

  /**
   * Reads a file.
   *
   * @param check finds what is wrong beyond its form
   * @throws DefinitionException with file, line and key of the first problem
   */
  static <T> T read(Path file, TypeReference<T> type, Function<T, List<Problem>> check) {
    String text;
    try {
      text = Files.readString(file);
    } catch (IOException e) {
      throw new DefinitionException(file + " cannot be read: " + e);
    }
    YamlSource source;
    try {
      source = YamlSource.of(text, YAML.getFactory());
    } catch (IOException e) {
      throw syntaxError(file, e);
    }
    try {
      T definition = YAML.readValue(text, type);
      check.apply(definition).stream()
          .findFirst()
          .ifPresent(
              problem -> {
                throw located(file, source, problem);
              });
      return definition;
    } catch (JsonMappingException e) {
      throw located(file, source, BindingProblems.of(e, source));
    } catch (JsonProcessingException e) {
      throw syntaxError(file, e);
    }
  }

  /** A constant of an enumeration as it stands in a file. */
  static String written(Object constant) {
    return YAML.convertValue(constant, String.class);
  }

  private static DefinitionException located(Path file, YamlSource source, Problem problem) {
    String key = problem.path().isEmpty() ? "" : problem.path() + ": ";
    return new DefinitionException(
        file + ":" + source.line(problem.path()) + ": " + key + problem.text());
  }

  private static DefinitionException syntaxError(Path file, IOException failure) {
    if (failure.getCause() instanceof MarkedYAMLException yaml && yaml.getProblemMark() != null) {
      return new DefinitionException(
          file + ":" + (yaml.getProblemMark().getLine() + 1) + ": " + yaml.getProblem());
    }
    if (failure instanceof JsonProcessingException json && json.getLocation() != null) {
      return new DefinitionException(
          file + ":" + json.getLocation().getLineNr() + ": " + json.getOriginalMessage());
    }
    return new DefinitionException(file + " is not well formed: " + failure.getMessage());
  }
}
