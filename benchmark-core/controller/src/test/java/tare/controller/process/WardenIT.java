package tare.controller.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WardenIT {

  @TempDir Path folder;

  @Test
  void killsWhatIsLeftWhenItIsClosed() throws Exception {
    Warden warden = Warden.start();
    ManagedProcess stubborn = start(warden, "trap '' INT TERM HUP; while true; do sleep 1; done");

    warden.close();

    await().atMost(Duration.ofSeconds(30)).until(() -> !stubborn.alive());
  }

  @Test
  void killsWhatAProcessStartedAndLeft() throws Exception {
    try (Warden warden = Warden.start()) {
      ManagedProcess parent = start(warden, "sleep 1000 & echo $! > child; exit 0");
      await().atMost(Duration.ofSeconds(30)).until(() -> !parent.alive());
      long child = Long.parseLong(Files.readString(folder.resolve("child")).strip());
      assertThat(ProcessHandle.of(child)).isPresent();

      parent.close();

      await()
          .atMost(Duration.ofSeconds(30))
          .until(() -> ProcessHandle.of(child).filter(ProcessHandle::isAlive).isEmpty());
    }
  }

  @Test
  void sparesProcessesThatItWasNotToldOf() throws Exception {
    Process other = new ProcessBuilder("sleep", "1000").start();
    try {
      Warden warden = Warden.start();
      ManagedProcess told = start(warden, "sleep 1000");

      warden.close();

      await().atMost(Duration.ofSeconds(30)).until(() -> !told.alive());
      assertThat(other.isAlive()).isTrue();
    } finally {
      other.destroyForcibly();
    }
  }

  @Test
  void startsNothingMoreOnceItIsClosed() throws Exception {
    Warden warden = Warden.start();
    warden.close();

    assertThatThrownBy(() -> start(warden, "touch started")).isInstanceOf(ProcessFailure.class);
    assertThatThrownBy(warden::requireOpen).isInstanceOf(InterruptedException.class);
    assertThat(folder.resolve("started")).doesNotExist();
  }

  @Test
  void givesProcessesOnlyWhatTheyNeedOfTheEnvironment() throws Exception {
    try (Warden warden = Warden.start();
        ManagedProcess process =
            ManagedProcess.start(spec("env > environment", Map.of("LEVEL", "10")), warden)) {
      await().atMost(Duration.ofSeconds(30)).until(() -> !process.alive());

      assertThat(Files.readAllLines(folder.resolve("environment")))
          .contains("LEVEL=10", "LC_ALL=C.UTF-8")
          .anyMatch(line -> line.startsWith("PATH="))
          .noneMatch(line -> line.startsWith("JAVA_HOME=") || line.startsWith("JAVA_TOOL"));
    }
  }

  private ManagedProcess start(Warden warden, String script) throws ProcessFailure {
    return ManagedProcess.start(spec(script, Map.of()), warden);
  }

  private ProcessSpec spec(String script, Map<String, String> environment) {
    Path log = folder.resolve("log");
    return new ProcessSpec("script", List.of("bash", "-c", script), folder, environment, log, log);
  }
}
