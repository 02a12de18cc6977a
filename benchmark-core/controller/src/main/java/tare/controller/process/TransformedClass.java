package tare.controller.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * Sees from the JVM's own log of loaded classes that an agent changed a class: while it was loaded,
 * or later by retransformation. The JVM logs the checksum of the bytes it really took.
 */
final class TransformedClass {

  private static final Pattern CHECKSUM = Pattern.compile("checksum: ([0-9a-f]{8})");

  private TransformedClass() {}

  /** The flag that has the JVM write the log. */
  static String logFlag(String log) {
    return "-Xlog:class+load=debug:file=" + log + ":none:filecount=0";
  }

  /**
   * Looks for a changed class.
   *
   * @param log written under {@link #logFlag}
   * @param name of the class
   * @param classPath where its unchanged form is
   * @return what was seen, in words; empty when the class is as it was, or was not loaded
   */
  static Optional<String> evidence(Path log, String name, List<Path> classPath)
      throws ProcessFailure {
    String unchanged = checksumOf(name, classPath);
    try (BufferedReader lines = Files.newBufferedReader(log)) {
      boolean isOfClass = false;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher checksum = CHECKSUM.matcher(line);
        if (line.startsWith(name + " source: ")) {
          isOfClass = true;
        } else if (isOfClass && checksum.find()) {
          isOfClass = false;
          if (!checksum.group(1).equals(unchanged)) {
            return Optional.of(name + " was transformed");
          }
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new ProcessFailure("cannot read the log of loaded classes " + log, e);
    }
  }

  private static String checksumOf(String name, List<Path> classPath) throws ProcessFailure {
    URL[] urls = new URL[classPath.size()];
    String resource = name.replace('.', '/') + ".class";
    try {
      for (int i = 0; i < urls.length; i++) {
        urls[i] = classPath.get(i).toUri().toURL();
      }
      try (URLClassLoader loader = new URLClassLoader(urls, null);
          InputStream bytes = loader.getResourceAsStream(resource)) {
        if (bytes == null) {
          throw new ProcessFailure("there is no class " + name + " in " + classPath);
        }
        CRC32 crc = new CRC32();
        crc.update(bytes.readAllBytes());
        return String.format("%08x", crc.getValue());
      }
    } catch (IOException e) {
      throw new ProcessFailure("cannot read the class " + name + " in " + classPath, e);
    }
  }
}
