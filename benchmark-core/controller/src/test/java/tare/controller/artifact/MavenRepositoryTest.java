package tare.controller.artifact;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.controller.definition.MavenCoordinates;

class MavenRepositoryTest {
  private static final MavenCoordinates AGENT = MavenCoordinates.parse("g:agent:1:jar:all");

  @TempDir Path folder;
  private LocalMaven maven;
  private final List<String> progress = new ArrayList<>();

  @BeforeEach
  void publishAgent() throws IOException {
    maven = LocalMaven.in(folder);
    maven.publish("g:agent:1:jar:all", "content".getBytes(UTF_8));
  }

  @Test
  void downloadsThroughTheMirrorOfTheUsersSettings() {
    try (MavenRepository repository = maven.open(false, progress::add)) {
      assertThat(repository.file(AGENT))
          .hasContent("content")
          .startsWith(maven.userHome().resolve("repository"));
    }
    assertThat(progress)
        .containsExactly("downloading agent-1-all.jar of 0.0 MB", "downloaded agent-1-all.jar");
  }

  @Test
  void readsTheSettingsOfTheInstallationToo() throws IOException {
    Path home = folder.resolve("maven");
    Files.createDirectories(home.resolve("conf"));
    Files.move(
        maven.userHome().resolve("settings.xml"), home.resolve("conf").resolve("settings.xml"));

    try (MavenRepository repository =
        MavenRepository.open(
            false, Optional.of(home), Optional.of(maven.userHome()), progress::add)) {
      assertThat(repository.file(AGENT)).hasContent("content");
    }
  }

  @Test
  void asksNobodyForWhatIsThere() {
    try (MavenRepository repository = maven.open(false, progress::add)) {
      repository.file(AGENT);
    }
    progress.clear();

    try (MavenRepository repository = maven.open(true, progress::add)) {
      assertThat(repository.file(AGENT)).hasContent("content");
    }
    assertThat(progress).isEmpty();
  }

  @Test
  void saysThatItIsOffline() {
    try (MavenRepository repository = maven.open(true, progress::add)) {
      assertThatExceptionOfType(ArtifactException.class)
          .isThrownBy(() -> repository.file(AGENT))
          .withMessage(
              "g:agent:1:jar:all is not in Maven's local repository, and Tare is offline; run"
                  + " ./tare fetch without --offline");
    }
  }

  @Test
  void namesTheNewestReleasesWhenThereIsNoSuchOne() throws IOException {
    maven.list("g", "agent", List.of("0.9", "1", "1.1", "1.2", "1.10", "2", "3"));
    try (MavenRepository repository = maven.open(false, progress::add)) {
      assertThatExceptionOfType(ArtifactException.class)
          .isThrownBy(() -> repository.file(MavenCoordinates.parse("g:agent:3")))
          .withMessage("there is no g:agent:3; the newest are 2, 1.10, 1.2, 1.1, 1");
    }
  }

  @Test
  void doubtsGroupAndArtifactWhereThereIsNoRelease() {
    try (MavenRepository repository = maven.open(false, progress::add)) {
      assertThatExceptionOfType(ArtifactException.class)
          .isThrownBy(() -> repository.file(MavenCoordinates.parse("g:agnet:3")))
          .withMessage("there is no g:agnet:3; check group and artifact");
    }
  }

  @Test
  void asksAgainForWhatWasNotThereBefore() throws IOException {
    MavenCoordinates later = MavenCoordinates.parse("g:agent:2");
    try (MavenRepository repository = maven.open(false, progress::add)) {
      assertThatExceptionOfType(ArtifactException.class).isThrownBy(() -> repository.file(later));
      maven.publish("g:agent:2", "later".getBytes(UTF_8));
      assertThat(repository.file(later)).hasContent("later");
    }
  }

  @Test
  void namesTheNetworkWhereNobodyAnswers() throws IOException {
    Files.writeString(
        maven.userHome().resolve("settings.xml"),
        LocalMaven.settings(folder).replaceAll("file:[^<]*", "http://127.0.0.1:1/"));
    try (MavenRepository repository = maven.open(false, progress::add)) {
      assertThatExceptionOfType(ArtifactException.class)
          .isThrownBy(() -> repository.file(AGENT))
          .withMessageStartingWith("g:agent:1:jar:all cannot be downloaded: ConnectException")
          .withMessageEndingWith("check the network, and proxy and mirrors in Maven's settings.xml")
          .withMessageNotContaining("\n");
    }
  }
}
