package tare.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tare.model.ForkFiles;
import tare.model.ForkInstructions;
import tare.model.PropertiesFile;
import tare.model.WorkloadParameters;
import tare.workload.sample.BlockingApplication;
import tare.workload.sample.BlockingSetUp;
import tare.workload.sample.EndlessShutdown;
import tare.workload.sample.ShutdownMark;

/** The protocol between controller and measured JVM where something ends or fails. */
class ControlledRunFailureIT {

  @TempDir private Path folder;

  @Test
  void haltsAtTheEndOfItsInputBeforeItIsReady() throws IOException, InterruptedException {
    WorkloadParameters parameters =
        workload(WorkloadParameters.DEFAULT_APPLICATION, BlockingSetUp.class.getName());
    try (MeasuredJvm jvm = MeasuredJvm.controlled(folder, parameters, mark())) {
      jvm.await(markFile());
      jvm.endOfWords();

      assertThat(jvm.exitStatus()).isEqualTo(1);
      assertThat(new ForkFiles(folder).ready()).doesNotExist();
    }
  }

  @Test
  void haltsAtTheEndOfItsInputWhileItWaits() throws IOException, InterruptedException {
    WorkloadParameters parameters =
        workload(WorkloadParameters.DEFAULT_APPLICATION, ShutdownMark.class.getName());
    try (MeasuredJvm jvm = MeasuredJvm.controlled(folder, parameters, mark())) {
      jvm.await(new ForkFiles(folder).ready());
      jvm.endOfWords();

      assertThat(jvm.exitStatus()).isEqualTo(1);
      assertThat(markFile()).as("made by a shutdown hook").doesNotExist();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"go", "probe 1"})
  void haltsAtTheEndOfItsInputWhileACallDoesNotReturn(String word)
      throws IOException, InterruptedException {
    WorkloadParameters parameters = workload(BlockingApplication.class.getName(), "");
    try (MeasuredJvm jvm = MeasuredJvm.controlled(folder, parameters, mark())) {
      jvm.await(new ForkFiles(folder).ready());
      jvm.say(word);
      jvm.await(markFile());
      jvm.endOfWords();

      assertThat(jvm.exitStatus()).isEqualTo(1);
      assertThat(new ForkFiles(folder).done()).doesNotExist();
    }
  }

  @Test
  void haltsAtTheEndOfItsInputAfterItIsDone() throws IOException, InterruptedException {
    WorkloadParameters parameters = workload(WorkloadParameters.DEFAULT_APPLICATION, "");
    try (MeasuredJvm jvm = MeasuredJvm.controlled(folder, parameters)) {
      jvm.say("go");
      jvm.await(new ForkFiles(folder).done());
      jvm.endOfWords();

      assertThat(jvm.exitStatus()).isEqualTo(1);
    }
  }

  @Test
  void haltsWhenItsParentDiesAndTheShutdownHooksDoNotReturn() throws Exception {
    WorkloadParameters parameters =
        workload(WorkloadParameters.DEFAULT_APPLICATION, EndlessShutdown.class.getName());
    try (MeasuredJvm shell = MeasuredJvm.controlledUnderShell(folder, parameters, mark())) {
      shell.say("go");
      shell.await(new ForkFiles(folder).done());
      shell.say("exit");
      shell.await(markFile());
      ProcessHandle jvm = shell.child();
      try {
        assertThat(jvm.isAlive()).isTrue();
        shell.kill();

        assertThat(jvm.onExit()).succeedsWithin(Duration.ofSeconds(60));
      } finally {
        jvm.destroyForcibly();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Go", "probe", "probe 0", "probe -1", "probe many", "exit now"})
  void endsAtAWordItDoesNotKnow(String word) throws IOException, InterruptedException {
    WorkloadParameters parameters = workload(WorkloadParameters.DEFAULT_APPLICATION, "");
    try (MeasuredJvm jvm = MeasuredJvm.controlled(folder, parameters)) {
      jvm.say(word);

      assertFailedWith(jvm, "standard input, but read " + word);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "calls, , the instruction calls is missing",
    "calls, many, 'the instruction calls must be a whole number, but is many'",
    "depth, 0, 'depth must be at least 1, but is 0'",
    "application, no.such.Application, no.such.Application is not on the class path",
  })
  void endsAtInstructionsItCannotFollow(String key, String value, String message)
      throws IOException, InterruptedException {
    ForkFiles files = new ForkFiles(folder);
    Properties instructions =
        new ForkInstructions(workload(WorkloadParameters.DEFAULT_APPLICATION, ""), folder)
            .toProperties();
    instructions.remove(key);
    if (value != null) {
      instructions.setProperty(key, value);
    }
    PropertiesFile.writeAtomically(files.instructions(), instructions);
    try (MeasuredJvm jvm =
        MeasuredJvm.start(folder, List.of(), "--controlled", files.instructions().toString())) {
      assertFailedWith(jvm, message);
    }
  }

  @Test
  void endsWithoutInstructions() throws IOException, InterruptedException {
    Path missing = folder.resolve("no-such.properties");
    try (MeasuredJvm jvm =
        MeasuredJvm.start(folder, List.of(), "--controlled", missing.toString())) {
      assertFailedWith(jvm, "there are no instructions in " + missing);
    }
  }

  @Test
  void endsWhereTheHeapHasNoRoomForTheTimes() throws IOException, InterruptedException {
    WorkloadParameters parameters = WorkloadParameters.of(100_000_000, 1, 1, 0);
    try (MeasuredJvm jvm = MeasuredJvm.controlled(folder, parameters, "-Xmx64m")) {
      assertFailedWith(jvm, "need 763 MiB of heap, more than there is");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"go", "probe 1"})
  void endsWhereTheStackDoesNotHoldTheDepth(String word) throws IOException, InterruptedException {
    WorkloadParameters parameters = WorkloadParameters.of(10, 10_000_000, 1, 0);
    try (MeasuredJvm jvm = MeasuredJvm.controlled(folder, parameters)) {
      jvm.say(word);

      assertFailedWith(jvm, "depth 10000000 is more than the stack of a thread holds");
      assertThat(new ForkFiles(folder).done()).doesNotExist();
    }
  }

  @Test
  void endsWhereItsFolderIsGone() throws IOException, InterruptedException {
    Path gone = folder.resolve("gone");
    ForkInstructions instructions =
        new ForkInstructions(workload(WorkloadParameters.DEFAULT_APPLICATION, ""), gone);
    Path file = folder.resolve("instructions");
    PropertiesFile.writeAtomically(file, instructions.toProperties());
    try (MeasuredJvm jvm = MeasuredJvm.start(folder, List.of(), "--controlled", file.toString())) {
      assertFailedWith(jvm, gone.toString());
    }
  }

  private void assertFailedWith(MeasuredJvm jvm, String message)
      throws IOException, InterruptedException {
    assertThat(jvm.exitStatus()).isEqualTo(WorkloadFailure.EXIT_STATUS);
    assertThat(jvm.stderr()).startsWith("tare-workload: ").contains(message).hasLineCount(1);
    assertThat(jvm.stdout()).isEmpty();
    assertThat(Files.exists(new ForkFiles(folder).done())).isFalse();
  }

  private Path markFile() {
    return folder.resolve("mark");
  }

  private String mark() {
    return "-D" + BlockingSetUp.MARK + "=" + markFile();
  }

  private static WorkloadParameters workload(String application, String runnable) {
    return new WorkloadParameters(100, 10, 1, 0, 0, 5, application, runnable);
  }
}
