package tare.controller.definition;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts with {@code ${name}} in them; {@code $${name}} stands for itself. */
public final class Placeholders {

  /** Known in every text of a framework.yaml; {@code extra.NAME} and {@code module.NAME} add. */
  static final Set<String> OF_FRAMEWORKS =
      Set.of(
          "agent",
          "agent.home",
          "agent.port",
          "calls",
          "depth",
          "fork.dir",
          "framework.dir",
          "monitored.class",
          "monitored.method",
          "monitored.package",
          "receiver.port",
          "records",
          "threads");

  /** Known in every text of a backend.yaml. */
  static final Set<String> OF_BACKENDS = Set.of("agent.port", "backend.dir", "port", "records");

  static final String RECEIVER_PORT = "receiver.port";

  private static final Pattern PLACEHOLDER = Pattern.compile("(\\$?)\\$\\{([^}]*)}");

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
            match ->
                Matcher.quoteReplacement(
                    match.group(1).isEmpty()
                        ? value(match.group(2), values)
                        : match.group().substring(1)));
  }

  private static String value(String name, Map<String, String> values) {
    String value = values.get(name);
    if (value == null) {
      throw DefinitionException.unknown("there is no placeholder", name, values.keySet());
    }
    return value;
  }

  /** The names of the placeholders in a text, in order. */
  static List<String> names(String text) {
    return PLACEHOLDER
        .matcher(text)
        .results()
        .filter(match -> match.group(1).isEmpty())
        .map(match -> match.group(2))
        .toList();
  }

  /** All names a framework's texts may use. */
  static Set<String> known(FrameworkDefinition framework) {
    Set<String> known = new TreeSet<>(OF_FRAMEWORKS);
    framework.extraJars().keySet().forEach(name -> known.add("extra." + name));
    framework.modules().forEach(name -> known.add("module." + name));
    return known;
  }
}
