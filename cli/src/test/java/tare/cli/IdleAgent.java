package tare.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** An agent that is attached and does nothing. */
public final class IdleAgent {

  private IdleAgent() {}

  public static void premain(String arguments) {}

  /** Packs it into a jar. */
  static Path jar(Path file) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Premain-Class", IdleAgent.class.getName());
    String entry = IdleAgent.class.getName().replace('.', '/') + ".class";
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest);
        InputStream code = IdleAgent.class.getClassLoader().getResourceAsStream(entry)) {
      jar.putNextEntry(new JarEntry(entry));
      code.transferTo(jar);
    }
    return file;
  }
}
