package tare.controller.artifact;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.FrameworkChoice;
import tare.model.Experiment.AgentFile;

class ArtifactsTest {
  @TempDir Path folder;
  private LocalMaven maven;
  private FrameworkCatalog catalog;
  private Artifacts artifacts;
  private String agentSha256;
  private String extraSha256;

  @BeforeEach
  void writeFramework() throws IOException {
    maven = LocalMaven.in(folder);
    agentSha256 = Sha256.of(maven.publish("g:agent:1", TestArchives.agentJar()));
    extraSha256 = Sha256.of(maven.publish("g:extra:1", "extra".getBytes(UTF_8)));
    write("frameworks/F/receiver/pom.xml", "<project/>");
    write(
        "frameworks/F/framework.yaml",
        """
        id: F
        name: F
        homepage: h
        licence: l
        recordUnit: span
        jdks: [17]
        agent: { maven: "g:agent:1", sha256: %s }
        extraJars: { more: { maven: "g:extra:1", sha256: %s } }
        modules: [receiver]
        configurations: [{ id: baseline, stage: baseline }]
        """
            .formatted(agentSha256, extraSha256));
    write(
        "frameworks/backends/B/backend.yaml",
        """
        id: B
        name: B
        jar: { maven: "g:extra:1", sha256: %s }
        ready: { url: u }
        count: { url: u, name: n }
        """
            .formatted(extraSha256));
    catalog = FrameworkCatalog.load(folder.resolve("frameworks"));
    artifacts =
        new Artifacts(
            catalog,
            () -> maven.open(false, line -> {}),
            new ArchiveCache(folder.resolve("cache")));
  }

  @AfterEach
  void close() {
    artifacts.close();
  }

  @Test
  void getsTheAgentAndItsExtraJars() {
    AgentFiles files = artifacts.agentFiles(FrameworkChoice.pinned(framework()));

    assertThat(files.agent()).isRegularFile().hasFileName("agent-1.jar");
    assertThat(files.home()).isEqualTo(files.agent().getParent());
    assertThat(files.pinned()).isEqualTo(files.agent());
    assertThat(files.extras().get("more")).hasContent("extra");
    assertThat(files.recorded())
        .containsExactly(
            new AgentFile("F", "g:agent:1", "1", agentSha256, true),
            new AgentFile("F", "g:extra:1", "1", extraSha256, true));
  }

  @Test
  void keepsThePinnedJarForReceiversOfAnotherRelease() throws IOException {
    maven.publish("g:agent:2", TestArchives.agentJar());

    AgentFiles files =
        artifacts.agentFiles(new FrameworkChoice(framework(), Optional.of("2"), Optional.empty()));

    assertThat(files.agent()).hasFileName("agent-2.jar");
    assertThat(files.pinned()).hasFileName("agent-1.jar");
    assertThat(files.recorded().get(0).pinned()).isFalse();
  }

  @Test
  void takesAJarOfTheUsersUnpinned() throws IOException {
    Path jar = Files.write(folder.resolve("mine.jar"), TestArchives.agentJar());

    AgentFiles files =
        artifacts.agentFiles(new FrameworkChoice(framework(), Optional.empty(), Optional.of(jar)));

    assertThat(files.agent()).isEqualTo(jar);
    assertThat(files.pinned()).hasFileName("agent-1.jar");
    assertThat(files.recorded().get(0))
        .isEqualTo(new AgentFile("F", jar.toString(), "", agentSha256, false));
  }

  @Test
  void takesAnAgentOutOfAnArchiveInAnyRelease() throws IOException {
    byte[] first = TestArchives.tarGzOf(Map.of("home-1/agent.jar", TestArchives.agentJar()));
    byte[] second = TestArchives.tarGzOf(Map.of("home-2/agent.jar", TestArchives.agentJar()));
    String sha256 = Sha256.of(maven.publish("g:packed:1:tar.gz", first));
    maven.publish("g:packed:2:tar.gz", second);
    changeAgent(
        "{ archive: \"g:packed:1:tar.gz\", sha256: " + sha256 + ", entry: \"*/agent.jar\" }");

    AgentFiles pinned = artifacts.agentFiles(FrameworkChoice.pinned(framework()));
    AgentFiles other = artifacts.agentFiles(FrameworkChoice.release(framework(), "2"));

    assertThat(pinned.agent()).isEqualTo(folder.resolve("cache/" + sha256 + "/home-1/agent.jar"));
    assertThat(pinned.home()).hasFileName("home-1");
    assertThat(pinned.recorded().get(0))
        .isEqualTo(new AgentFile("F", "g:packed:1:tar.gz", "1", sha256, true));
    assertThat(other.home()).hasFileName("home-2");
    assertThat(other.recorded().get(0).pinned()).isFalse();
    assertThat(other.pinned()).isEqualTo(pinned.agent());
  }

  @Test
  void takesAnAgentOutOfAZip() throws IOException {
    byte[] zip = TestArchives.zipOf(Map.of("lib/agent.jar", TestArchives.agentJar()));
    String sha256 = Sha256.of(maven.publish("g:packed:1:zip:bin", zip));
    changeAgent(
        "{ archive: \"g:packed:1:zip:bin\", sha256: " + sha256 + ", entry: lib/agent.jar }");

    assertThat(artifacts.agentFiles(FrameworkChoice.pinned(framework())).agent())
        .isEqualTo(folder.resolve("cache/" + sha256 + "/lib/agent.jar"));
  }

  @Test
  void refusesAJarOfTheUsersThatIsNotThereOrNoAgent() throws IOException {
    Path missing = folder.resolve("missing.jar");
    Path plain = Files.write(folder.resolve("plain.jar"), TestArchives.plainJar());

    assertThatExceptionOfType(ArtifactException.class)
        .isThrownBy(
            () ->
                artifacts.agentFiles(
                    new FrameworkChoice(framework(), Optional.empty(), Optional.of(missing))))
        .withMessage("there is no agent jar " + missing + "; check the path");
    assertThatExceptionOfType(ArtifactException.class)
        .isThrownBy(
            () ->
                artifacts.agentFiles(
                    new FrameworkChoice(framework(), Optional.empty(), Optional.of(plain))))
        .withMessageContaining("is no Java agent");
  }

  @Test
  void getsTheJarOfABackend() {
    assertThat(artifacts.backendJar(catalog.backend("B")).orElseThrow()).hasContent("extra");
  }

  private void changeAgent(String definition) throws IOException {
    Path file = folder.resolve("frameworks/F/framework.yaml");
    String text = Files.readString(file);
    write(
        "frameworks/F/framework.yaml", text.replaceFirst("agent: \\{.*}", "agent: " + definition));
  }

  private FrameworkDefinition framework() {
    return catalog.framework("F");
  }

  private void write(String file, String text) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}
