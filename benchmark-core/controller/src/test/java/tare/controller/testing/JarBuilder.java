package tare.controller.testing;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles one class and makes a jar of it, so that tests have agents and receivers at hand. */
public final class JarBuilder {

  private JarBuilder() {}

  /**
   * A jar with one class, compiled for Java 17.
   *
   * @param className simple name, in the unnamed package
   * @param source its source
   * @param manifest attributes of the main section
   */
  public static Path build(
      Path jar, String className, String source, Map<String, String> manifest) {
    try {
      Path classes = Files.createTempDirectory("tare-classes");
      Path file = Files.writeString(classes.resolve(className + ".java"), source);
      JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
      int status =
          compiler.run(
              null, null, null, "--release", "17", "-d", classes.toString(), file.toString());
      if (status != 0) {
        throw new IllegalStateException(className + " does not compile");
      }
      Files.createDirectories(jar.toAbsolutePath().getParent());
      write(jar, classes, manifest);
      return jar;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The manifest of an agent. */
  public static Map<String, String> agent(String className) {
    return Map.of(
        "Premain-Class", className,
        "Can-Retransform-Classes", "true",
        "Can-Redefine-Classes", "true");
  }

  private static void write(Path jar, Path classes, Map<String, String> attributes)
      throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.forEach((name, value) -> manifest.getMainAttributes().putValue(name, value));
    List<Path> files;
    try (Stream<Path> all = Files.list(classes)) {
      files = all.filter(path -> path.toString().endsWith(".class")).toList();
    }
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out, manifest)) {
      for (Path path : files) {
        entries.putNextEntry(new JarEntry(path.getFileName().toString()));
        Files.copy(path, entries);
        entries.closeEntry();
      }
    }
  }
}
