package tare.controller.definition;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

/** Says in the words of the file what Jackson says in the words of Java. */
final class BindingProblems {
  private static final Pattern MISSING =
      Pattern.compile("Missing required creator property '(\\w+)'.*", Pattern.DOTALL);

  private BindingProblems() {}

  static Problem of(JsonMappingException failure, YamlSource source) {
    List<JsonMappingException.Reference> references = failure.getPath();
    Matcher missing = MISSING.matcher(failure.getOriginalMessage());
    if (missing.matches()) {
      int last = references.size() - 1;
      // A mistyped key is missing under its right name, and Jackson sees that first.
      return missing(
          path(references.subList(0, last)),
          missing.group(1),
          (Class<?>) references.get(last).getFrom(),
          source);
    }
    String path = path(references);
    return new Problem(path, text(failure, source.keys(path)));
  }

  private static Problem missing(String path, String key, Class<?> record, YamlSource source) {
    List<String> known = RecordConventions.keys(record);
    return source.keys(path).stream()
        .filter(name -> !known.contains(name))
        .findFirst()
        .map(name -> new Problem(YamlSource.key(path, name), unknown(name, known)))
        .orElse(new Problem(path, "the key '" + key + "' is missing"));
  }

  private static String unknown(String name, List<String> known) {
    return "unknown key; " + Suggestions.remedy(name, known);
  }

  private static String path(List<JsonMappingException.Reference> references) {
    String path = "";
    for (JsonMappingException.Reference reference : references) {
      path =
          reference.getFieldName() == null
              ? path + "[" + reference.getIndex() + "]"
              : YamlSource.key(path, reference.getFieldName());
    }
    return path;
  }

  private static String text(JsonMappingException failure, List<String> keys) {
    if (failure instanceof UnrecognizedPropertyException unknown) {
      return unknown(
          unknown.getPropertyName(),
          unknown.getKnownPropertyIds().stream().map(Object::toString).toList());
    }
    if (failure instanceof InvalidTypeIdException undecided) {
      return choice(undecided.getBaseType().getRawClass(), keys);
    }
    if (failure instanceof InvalidNullException) {
      return "a value is missing";
    }
    if (cause(failure) instanceof IllegalArgumentException refused) {
      return refused.getMessage();
    }
    if (failure instanceof InvalidFormatException format) {
      return format(format);
    }
    return failure instanceof MismatchedInputException mismatch && mismatch.getTargetType() != null
        ? "this must be " + kind(mismatch.getTargetType())
        : failure.getOriginalMessage();
  }

  private static Throwable cause(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }

  private static String choice(Class<?> type, List<String> keys) {
    List<List<String>> forms =
        Arrays.stream(type.getPermittedSubclasses()).map(RecordConventions::keys).toList();
    List<String> known = forms.stream().flatMap(List::stream).distinct().toList();
    // Sorted, because the order of a sealed interface's subclasses is the compiler's.
    String allowed =
        "this must have the keys of one of "
            + forms.stream()
                .map(form -> "{" + String.join(", ", form) + "}")
                .sorted()
                .collect(Collectors.joining(" "));
    return keys.stream()
        .filter(key -> !known.contains(key))
        .findFirst()
        .map(key -> "unknown key '" + key + "'; " + allowed + didYouMean(key, known))
        .orElse(allowed);
  }

  private static String didYouMean(String name, List<String> known) {
    return Suggestions.nearest(name, known).isEmpty() ? "" : "; " + Suggestions.remedy(name, known);
  }

  private static String format(InvalidFormatException format) {
    String value = "'" + format.getValue() + "' ";
    Class<?> type = format.getTargetType();
    if (type.isEnum()) {
      List<String> known =
          Arrays.stream(type.getEnumConstants()).map(DefinitionReader::written).toList();
      return value
          + "is none of "
          + String.join(", ", known)
          + didYouMean(format.getValue().toString(), known);
    }
    if (type == Pattern.class) {
      return value + "is no regular expression: " + patternError(format.getValue().toString());
    }
    return value + "is not " + kind(type);
  }

  private static String patternError(String expression) {
    try {
      return Pattern.compile(expression).pattern();
    } catch (PatternSyntaxException e) {
      return e.getDescription() + " near character " + (e.getIndex() + 1);
    }
  }

  private static String kind(Class<?> type) {
    if (Collection.class.isAssignableFrom(type)) {
      return "a list";
    }
    if (Map.class.isAssignableFrom(type) || type.isRecord() || type.isSealed()) {
      return "a group of keys";
    }
    if (type == boolean.class || type == Boolean.class) {
      return "true or false";
    }
    if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
      return "a whole number";
    }
    return type == double.class ? "a number" : "a text";
  }
}
