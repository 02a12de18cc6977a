package tare.controller.artifact;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tare.controller.definition.MavenCoordinates;

/** A remote repository in a folder, and a user whose settings name it as the only mirror. */
record LocalMaven(Path remote, Path userHome) {

  static LocalMaven in(Path folder) throws IOException {
    LocalMaven maven = new LocalMaven(folder.resolve("remote"), folder.resolve("user"));
    Files.createDirectories(maven.remote);
    Files.createDirectories(maven.userHome);
    Files.writeString(maven.userHome.resolve("settings.xml"), settings(maven.remote));
    return maven;
  }

  static String settings(Path mirror) {
    return """
        <settings><mirrors><mirror>
          <id>test</id><mirrorOf>*</mirrorOf><url>%s</url>
        </mirror></mirrors></settings>
        """
        .formatted(mirror.toUri());
  }

  /** Puts a file into the remote repository. */
  Path publish(String coordinates, byte[] content) throws IOException {
    MavenCoordinates c = MavenCoordinates.parse(coordinates);
    Path folder = remote.resolve(c.group()).resolve(c.artifact()).resolve(c.version());
    Files.createDirectories(folder);
    String classifier = c.classifier().isEmpty() ? "" : "-" + c.classifier();
    return Files.write(
        folder.resolve(c.artifact() + "-" + c.version() + classifier + "." + c.extension()),
        content);
  }

  void list(String group, String artifact, List<String> versions) throws IOException {
    Path file = remote.resolve(group).resolve(artifact).resolve("maven-metadata.xml");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        <metadata><groupId>%s</groupId><artifactId>%s</artifactId>
          <versioning><versions>%s</versions></versioning></metadata>
        """
            .formatted(
                group,
                artifact,
                versions.stream()
                    .map(version -> "<version>" + version + "</version>")
                    .collect(Collectors.joining())));
  }

  MavenRepository open(boolean offline, Consumer<String> progress) {
    return MavenRepository.open(offline, Optional.empty(), Optional.of(userHome), progress);
  }
}
