package tare.controller.definition;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts with {@code ${name}} in them. */
public final class Placeholders {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{([^}]*)}");

  private Placeholders() {}

  /**
   * The text with every placeholder replaced by its value.
   *
   * @throws DefinitionException when a placeholder has no value, with the nearest names
   */
  public static String fill(String text, Map<String, String> values) {
    return PLACEHOLDER
        .matcher(text)
        .replaceAll(
            match -> {
              String value = values.get(match.group(1));
              if (value == null) {
                throw DefinitionException.unknown(
                    "there is no value for the placeholder", match.group(1), values.keySet());
              }
              return Matcher.quoteReplacement(value);
            });
  }
}
