package tare.controller.definition;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.EnumNamingStrategies;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads YAML files into records and takes nothing it does not know. */
final class DefinitionReader {
  private static final ObjectMapper YAML =
      YAMLMapper.builder()
          .addModule(new Jdk8Module())
          .addModule(DurationText.module())
          .enumNamingStrategy(EnumNamingStrategies.LOWER_CAMEL_CASE)
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .disable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .defaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY))
          .build();

  private DefinitionReader() {}

  static <T> T read(Path file, TypeReference<T> type) {
    try {
      return YAML.readValue(Files.readString(file), type);
    } catch (IOException e) {
      throw new DefinitionException(file + ": " + e.getMessage());
    }
  }
}
