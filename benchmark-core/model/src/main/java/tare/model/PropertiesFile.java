package tare.model;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Properties;
import java.util.TreeSet;

/**
 * How controller and measured JVM write and read their files of properties: in UTF-8, sorted by
 * key.
 *
 * <p>{@link Properties#store} is not used because it writes the date: the same content would give
 * different files, and the time zones it loads for that would cost every measured JVM some 20 ms.
 */
public final class PropertiesFile {

  private PropertiesFile() {}

  /**
   * Writes a file that is never seen half-written: it appears, or replaces its predecessor, in one
   * step.
   */
  public static void writeAtomically(Path file, Properties properties) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String key : new TreeSet<>(properties.stringPropertyNames())) {
      escape(text, key, true);
      text.append('=');
      escape(text, properties.getProperty(key), false);
      text.append('\n');
    }
    Path unfinished = file.resolveSibling(file.getFileName() + ".tmp");
    Files.writeString(unfinished, text);
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * Reads such a file.
   *
   * @throws IllegalArgumentException when it holds a malformed escape
   */
  public static Properties read(Path file) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return properties;
  }

  /** As {@link Properties#load} undoes it. */
  private static void escape(StringBuilder text, String part, boolean key) {
    for (int i = 0; i < part.length(); i++) {
      char c = part.charAt(i);
      switch (c) {
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        case '\f' -> text.append("\\f");
        case '\\', '=', ':', '#', '!' -> text.append('\\').append(c);
        case ' ' -> text.append(key || i == 0 ? "\\ " : " ");
        default -> text.append(c);
      }
    }
  }
}
