package tare.controller.definition;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations as people write them: a whole number and its unit. */
public final class DurationText {
  private static final Pattern FORM = Pattern.compile("(\\d{1,9})(ms|s|m|h)");
  private static final Map<String, ChronoUnit> UNITS =
      Map.of(
          "ms", ChronoUnit.MILLIS,
          "s", ChronoUnit.SECONDS,
          "m", ChronoUnit.MINUTES,
          "h", ChronoUnit.HOURS);

  private DurationText() {}

  /**
   * Reads a duration such as {@code 500ms}, {@code 30s}, {@code 5m}, {@code 1h}.
   *
   * @throws IllegalArgumentException when the text is not of that form
   */
  public static Duration parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' is no duration; write a whole number and its unit, like 500ms, 30s or 5m");
    }
    return Duration.of(Long.parseLong(matcher.group(1)), UNITS.get(matcher.group(2)));
  }

  static Module module() {
    return new SimpleModule("durations")
        .addDeserializer(
            Duration.class,
            new StdScalarDeserializer<>(Duration.class) {
              private static final long serialVersionUID = 1;

              @Override
              public Duration deserialize(JsonParser parser, DeserializationContext context)
                  throws IOException {
                return parse(parser.getText());
              }
            });
  }
}
