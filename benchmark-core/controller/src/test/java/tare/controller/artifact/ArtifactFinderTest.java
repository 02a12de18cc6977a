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
import tare.controller.definition.ArtifactDefinition;
import tare.controller.definition.MavenCoordinates;

class ArtifactFinderTest {
  /** {@code printf content | sha256sum}. */
  private static final String SHA256_OF_CONTENT =
      "ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73";

  private static final MavenCoordinates AGENT = MavenCoordinates.parse("g:agent:1");

  @TempDir Path folder;
  private LocalMaven maven;
  private MavenRepository repository;
  private ArtifactFinder finder;

  @BeforeEach
  void publishAgent() throws IOException {
    maven = LocalMaven.in(folder);
    maven.publish("g:agent:1", "content".getBytes(UTF_8));
    repository = maven.open(false, line -> {});
    finder = new ArtifactFinder(() -> repository, new ArchiveCache(folder.resolve("cache")));
  }

  @AfterEach
  void close() {
    repository.close();
  }

  @Test
  void takesWhatIsPinned() {
    FoundFile found =
        find(new ArtifactDefinition.Maven(AGENT, SHA256_OF_CONTENT), Optional.empty());

    assertThat(found.path()).hasContent("content");
    assertThat(found.recorded("F").coordinates()).isEqualTo("g:agent:1");
    assertThat(found.version()).isEqualTo("1");
    assertThat(found.sha256()).isEqualTo(SHA256_OF_CONTENT);
    assertThat(found.pinned()).isTrue();
  }

  @Test
  void refusesAFileThatIsNotWhatIsPinned() throws IOException {
    ArtifactDefinition pinned = new ArtifactDefinition.Maven(AGENT, SHA256_OF_CONTENT);
    Path file = find(pinned, Optional.empty()).path();
    // As long as before and as old as before, but another file.
    var modified = Files.getLastModifiedTime(file);
    Files.writeString(file, "Content");
    Files.setLastModifiedTime(file, modified);

    assertThatExceptionOfType(ArtifactException.class)
        .isThrownBy(() -> find(pinned, Optional.empty()))
        .withMessage(
            "g:agent:1 has the sha256 "
                + Sha256.of(file)
                + ", but "
                + SHA256_OF_CONTENT
                + " is pinned; delete "
                + file
                + " if it is damaged, or correct the pin");
  }

  @Test
  void takesAnotherReleaseUnpinned() throws IOException {
    maven.publish("g:agent:2", "newer".getBytes(UTF_8));

    FoundFile found =
        find(new ArtifactDefinition.Maven(AGENT, SHA256_OF_CONTENT), Optional.of("2"));

    assertThat(found.path()).hasContent("newer");
    assertThat(found.version()).isEqualTo("2");
    assertThat(found.pinned()).isFalse();
  }

  @Test
  void verifiesThePinnedReleaseAlsoWhenItIsNamed() {
    ArtifactDefinition pinned = new ArtifactDefinition.Maven(AGENT, "0".repeat(64));

    assertThatExceptionOfType(ArtifactException.class)
        .isThrownBy(() -> find(pinned, Optional.of("1")))
        .withMessageContaining("is pinned");
  }

  @Test
  void verifiesArchivesBeforeItUnpacksThem() throws IOException {
    byte[] zip = TestArchives.zip(Map.of("home/agent.jar", "jar"));
    Path published = maven.publish("g:packed:1:zip", zip);
    MavenCoordinates packed = MavenCoordinates.parse("g:packed:1:zip");

    FoundFile found =
        find(
            new ArtifactDefinition.Archive(packed, Sha256.of(published), "home/agent.jar"),
            Optional.empty());

    assertThat(found.path()).hasContent("jar");
    assertThat(found.sha256()).isEqualTo(Sha256.of(published));
    assertThatExceptionOfType(ArtifactException.class)
        .isThrownBy(
            () ->
                find(
                    new ArtifactDefinition.Archive(packed, SHA256_OF_CONTENT, "home/agent.jar"),
                    Optional.empty()))
        .withMessageContaining("is pinned");
  }

  @Test
  void saysWhereToGetAFileThatIsNotThere() throws IOException {
    ArtifactDefinition local =
        new ArtifactDefinition.LocalFile(
            "agent.jar", Optional.of("download release 2.7.0 from its homepage"));

    assertThatExceptionOfType(ArtifactException.class)
        .isThrownBy(() -> find(local, Optional.empty()))
        .withMessage(
            folder.resolve("agent.jar")
                + " is not there; download release 2.7.0 from its homepage, and put it there or"
                + " name it with --agent-jar");

    Files.writeString(folder.resolve("agent.jar"), "content");
    assertThat(find(local, Optional.empty()).sha256()).isEqualTo(SHA256_OF_CONTENT);
  }

  @Test
  void makesPathsAbsolute() throws IOException {
    Path jar = Files.writeString(folder.resolve("mine.jar"), "content");
    Path relative = Path.of("").toAbsolutePath().relativize(jar);

    assertThat(ArtifactFinder.own(relative).path()).isEqualTo(jar);
  }

  @Test
  void saysHowToBuildAModuleThatIsNotBuilt() {
    assertThatExceptionOfType(ArtifactException.class)
        .isThrownBy(() -> find(new ArtifactDefinition.Module("agent"), Optional.empty()))
        .withMessage(
            folder.resolve("agent/target/agent.jar") + " is not there; build it with ./setup.sh");
  }

  @Test
  void hasNoReleasesOfWhatComesFromNoRepository() {
    assertThatExceptionOfType(ArtifactException.class)
        .isThrownBy(() -> find(new ArtifactDefinition.Module("agent"), Optional.of("2")))
        .withMessageContaining("there is no version '2' of it; name a jar with --agent-jar");
  }

  private FoundFile find(ArtifactDefinition definition, Optional<String> version) {
    return finder.find(definition, folder, version);
  }
}
