package tare.controller.artifact;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AgentManifestTest {
  @TempDir Path folder;

  @Test
  void takesAnAgent() throws IOException {
    Path jar = Files.write(folder.resolve("a.jar"), TestArchives.agentJar());
    assertThatCode(() -> AgentManifest.requireAgent(jar)).doesNotThrowAnyException();
  }

  @Test
  void refusesAJarThatIsNoAgent() throws IOException {
    Path jar = Files.write(folder.resolve("a.jar"), TestArchives.plainJar());
    assertThatExceptionOfType(ArtifactException.class)
        .isThrownBy(() -> AgentManifest.requireAgent(jar))
        .withMessageContaining("a.jar is no Java agent: its manifest names no Premain-Class");
  }

  @Test
  void refusesWhatIsNoJar() throws IOException {
    Path jar = Files.writeString(folder.resolve("a.jar"), "no jar");
    assertThatExceptionOfType(ArtifactException.class)
        .isThrownBy(() -> AgentManifest.requireAgent(jar))
        .withMessageContaining("a.jar is no jar");
  }
}
