package tare.controller.artifact;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Where Maven is installed: its global settings may name the only repository that is reachable. */
final class MavenHome {
  private MavenHome() {}

  /**
   * The installation that {@code mvn} would use.
   *
   * @param environment the environment variables
   * @return empty when no Maven with a settings file is found
   */
  static Optional<Path> find(Map<String, String> environment) {
    Stream<Path> named =
        Stream.of("MAVEN_HOME", "M2_HOME")
            .map(environment::get)
            .filter(Objects::nonNull)
            .map(Path::of);
    Stream<Path> onPath =
        Arrays.stream(environment.getOrDefault("PATH", "").split(File.pathSeparator))
            .map(folder -> Path.of(folder, "mvn"))
            .filter(Files::isExecutable)
            .flatMap(MavenHome::installation);
    return Stream.concat(named, onPath)
        .filter(home -> Files.isRegularFile(home.resolve("conf").resolve("settings.xml")))
        .findFirst();
  }

  private static Stream<Path> installation(Path command) {
    try {
      Path home = command.toRealPath().getParent().getParent();
      // Homebrew's command is a wrapper beside the installation.
      return home == null ? Stream.empty() : Stream.of(home, home.resolve("libexec"));
    } catch (IOException e) {
      return Stream.empty();
    }
  }
}
