package tare.controller.artifact;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MavenHomeTest {
  @TempDir Path folder;

  @Test
  void takesTheHomeThatIsNamed() throws IOException {
    Path home = installation("named");
    assertThat(MavenHome.find(Map.of("MAVEN_HOME", home.toString(), "PATH", ""))).contains(home);
  }

  @Test
  void followsTheCommandToItsInstallation() throws IOException {
    Path home = installation("real").toRealPath();
    Path bin = Files.createDirectories(folder.resolve("bin"));
    Files.createSymbolicLink(bin.resolve("mvn"), home.resolve("bin").resolve("mvn"));

    assertThat(MavenHome.find(Map.of("PATH", "/nowhere:" + bin))).contains(home);
  }

  @Test
  void findsAnInstallationBesideItsWrapper() throws IOException {
    Path keg = installation("keg").toRealPath();
    Files.createDirectories(keg.resolve("libexec"));
    Files.move(keg.resolve("conf"), keg.resolve("libexec").resolve("conf"));

    assertThat(MavenHome.find(Map.of("PATH", keg.resolve("bin").toString())))
        .contains(keg.resolve("libexec"));
  }

  @Test
  void findsNoneWhereThereIsNone() {
    assertThat(MavenHome.find(Map.of("PATH", folder.toString()))).isEmpty();
    assertThat(MavenHome.find(Map.of())).isEmpty();
  }

  private Path installation(String name) throws IOException {
    Path home = folder.resolve(name);
    Files.createDirectories(home.resolve("conf"));
    Files.writeString(home.resolve("conf").resolve("settings.xml"), "<settings/>");
    Files.createDirectories(home.resolve("bin"));
    Path command = Files.writeString(home.resolve("bin").resolve("mvn"), "#!/bin/sh\n");
    assertThat(command.toFile().setExecutable(true)).isTrue();
    return home;
  }
}
