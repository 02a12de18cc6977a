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

/**
 * Sees from the JVM's own log of loaded classes that an agent changed a class: while it was loaded,
 * or later by retransformation. The JVM logs the size of the class file it really took. Only a
 * larger one counts, because instrumentation adds code, and because a class that an agent merely
 * looked at is put together anew by the JVM: other bytes, but never more of them.
 */
final class TransformedClass {

  private static final Pattern BYTES = Pattern.compile("bytes: (\\d+)");

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
    long unchangedBytes = bytesOf(name, classPath);
    try (BufferedReader lines = Files.newBufferedReader(log)) {
      boolean isOfClass = false;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher size = BYTES.matcher(line);
        if (line.startsWith(name + " source: ")) {
          isOfClass = true;
        } else if (isOfClass && size.find()) {
          isOfClass = false;
          long bytes = Long.parseLong(size.group(1));
          if (bytes > unchangedBytes) {
            return Optional.of(name + " grew from " + unchangedBytes + " to " + bytes + " bytes");
          }
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new ProcessFailure("cannot read the log of loaded classes " + log, e);
    }
  }

  private static long bytesOf(String name, List<Path> classPath) throws ProcessFailure {
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
        return bytes.readAllBytes().length;
      }
    } catch (IOException e) {
      throw new ProcessFailure("cannot read the class " + name + " in " + classPath, e);
    }
  }
}
