package tare.controller.artifact;

import java.io.IOException;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** What a jar says of itself. */
final class AgentManifest {
  private AgentManifest() {}

  /**
   * Sees that a JVM would take the jar as an agent.
   *
   * @throws ArtifactException when it would not
   */
  static void requireAgent(Path jar) {
    try (JarFile file = new JarFile(jar.toFile())) {
      Manifest manifest = file.getManifest();
      if (manifest == null || manifest.getMainAttributes().getValue("Premain-Class") == null) {
        throw new ArtifactException(
            jar + " is no Java agent: its manifest names no Premain-Class; check the path");
      }
    } catch (IOException e) {
      throw new ArtifactException(jar + " is no jar: " + e.getMessage(), e);
    }
  }
}
