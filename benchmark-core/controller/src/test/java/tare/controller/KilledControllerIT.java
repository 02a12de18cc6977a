package tare.controller;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.controller.testing.Agents;
import tare.controller.testing.ExperimentMain;
import tare.model.ForkResult;
import tare.results.ResultsFolder;

/** However the controller ends, nothing that it started is left. */
class KilledControllerIT {

  @TempDir Path directory;
  private Process controller;
  private final List<ProcessHandle> started = new ArrayList<>();

  @AfterEach
  void endEverything() {
    controller.destroyForcibly();
    started.forEach(ProcessHandle::destroyForcibly);
  }

  @Test
  void leavesNothingAfterKill9EvenWhereTheAgentHangs() throws Exception {
    start(Agents.HANGING);
    awaitMeasuredJvm();

    controller.destroyForcibly();

    assertNothingIsLeft();
  }

  @Test
  void leavesNothingAfterKill9EvenWhereTheShutdownHangs() throws Exception {
    start(Agents.HANGING_AT_EXIT);
    awaitMeasuredJvm();
    // The JVM is in its shutdown once the call log is closed and it still runs.
    await().atMost(Duration.ofMinutes(2)).until(() -> exists("done"));

    controller.destroyForcibly();

    assertNothingIsLeft();
  }

  @Test
  void keepsResultsAndLeavesNothingAfterCtrlC() throws Exception {
    start(Agents.HANGING);
    awaitMeasuredJvm();

    new ProcessBuilder("kill", "-INT", Long.toString(controller.pid())).start().waitFor();

    assertThat(controller.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(controller.exitValue()).isEqualTo(130);
    assertNothingIsLeft();
    ResultsFolder results = ResultsFolder.open(directory.resolve("results"));
    assertThat(results.forks())
        .extracting(ForkResult::arm)
        .containsExactly("baseline", "baseline-again");
    assertThat(directory.resolve("results/work")).doesNotExist();
    assertThat(directory.resolve("results/.lock")).doesNotExist();
  }

  private void start(String agent) throws Exception {
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    controller =
        // Where the tests run in a shell's background, SIGINT is ignored, and that is inherited.
        new ProcessBuilder(
                "env",
                "--default-signal=INT",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classPath,
                ExperimentMain.class.getName(),
                directory.toString(),
                agent)
            .redirectError(directory.resolve("errors").toFile())
            .start();
  }

  /** Waits until the arm with the agent runs: warden, receiver and JVM. */
  private void awaitMeasuredJvm() throws Exception {
    BufferedReader said = controller.inputReader();
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      if (line.equals("started Killed-java/one")) {
        await().atMost(Duration.ofMinutes(2)).until(() -> javaChildren() == 2);
        controller.descendants().forEach(started::add);
        return;
      }
    }
    throw new AssertionError(Files.readString(directory.resolve("errors")));
  }

  private long javaChildren() {
    return controller
        .children()
        .filter(child -> child.info().command().orElse("").endsWith("/java"))
        .count();
  }

  private boolean exists(String mark) {
    return Files.exists(directory.resolve("results/work/0003/exchange").resolve(mark));
  }

  private void assertNothingIsLeft() {
    assertThat(started).hasSizeGreaterThanOrEqualTo(3);
    await()
        .atMost(Duration.ofMinutes(1))
        .untilAsserted(() -> assertThat(started).noneMatch(ProcessHandle::isAlive));
  }
}
