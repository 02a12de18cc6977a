package tare.model;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Properties;

/** How controller and measured JVM write and read their files of properties: in UTF-8. */
public final class PropertiesFile {

  private PropertiesFile() {}

  /**
   * Writes a file that is never seen half-written: it appears, or replaces its predecessor, in one
   * step.
   */
  public static void writeAtomically(Path file, Properties properties) throws IOException {
    Path unfinished = file.resolveSibling(file.getFileName() + ".tmp");
    try (BufferedWriter writer = Files.newBufferedWriter(unfinished)) {
      properties.store(writer, null);
    }
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
}
