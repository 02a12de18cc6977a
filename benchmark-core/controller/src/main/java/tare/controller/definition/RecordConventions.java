package tare.controller.definition;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Teaches Jackson to read the definitions from their types alone: a component that can be left out
 * is an {@code Optional}, a collection or a primitive, every other one is required; a sealed
 * interface is a choice that is told by its keys.
 */
final class RecordConventions extends JacksonAnnotationIntrospector {
  private static final long serialVersionUID = 1;

  private static final JsonTypeInfo.Value TOLD_BY_KEYS =
      JsonTypeInfo.Value.construct(
          JsonTypeInfo.Id.DEDUCTION, JsonTypeInfo.As.PROPERTY, null, null, false, true, null);

  private static final JsonSetter.Value EMPTY_WHEN_ABSENT =
      JsonSetter.Value.construct(Nulls.AS_EMPTY, Nulls.FAIL);

  private static final JsonSetter.Value NEVER_NULL =
      JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL);

  @Override
  public Boolean hasRequiredMarker(AnnotatedMember member) {
    return member instanceof AnnotatedParameter ? !optional(member.getRawType()) : null;
  }

  @Override
  public JsonSetter.Value findSetterInfo(Annotated annotated) {
    return annotated instanceof AnnotatedParameter parameter && optional(parameter.getRawType())
        ? EMPTY_WHEN_ABSENT
        : NEVER_NULL;
  }

  private static boolean optional(Class<?> type) {
    return type.isPrimitive()
        || type == Optional.class
        || Collection.class.isAssignableFrom(type)
        || Map.class.isAssignableFrom(type);
  }

  @Override
  public JsonTypeInfo.Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
    return choice(annotated) ? TOLD_BY_KEYS : super.findPolymorphicTypeInfo(config, annotated);
  }

  @Override
  public List<NamedType> findSubtypes(Annotated annotated) {
    return choice(annotated)
        ? Arrays.stream(annotated.getRawType().getPermittedSubclasses())
            .map(NamedType::new)
            .toList()
        : super.findSubtypes(annotated);
  }

  private static boolean choice(Annotated annotated) {
    // Members have types of their own, but are no choice themselves.
    return annotated.getAnnotated() instanceof Class<?> type
        && type.isSealed()
        && type.isInterface();
  }

  /** The keys that make up a record, in order. */
  static List<String> keys(Class<?> record) {
    return Arrays.stream(record.getRecordComponents()).map(RecordConventions::key).toList();
  }

  private static String key(RecordComponent component) {
    JsonProperty renamed = component.getAccessor().getAnnotation(JsonProperty.class);
    return renamed == null ? component.getName() : renamed.value();
  }
}
