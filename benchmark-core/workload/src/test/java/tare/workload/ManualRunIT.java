package tare.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tare.model.CallLog;
import tare.model.ForkCounters;
import tare.model.ForkFiles;
import tare.model.PropertiesFile;

class ManualRunIT {

  @TempDir private Path folder;

  @Test
  void explainsItsOptions() throws IOException, InterruptedException {
    try (MeasuredJvm jvm = MeasuredJvm.start(folder, List.of(), "--help")) {
      assertThat(jvm.exitStatus()).isZero();
      assertThat(jvm.stdout())
          .contains(
              "--calls",
              "--depth",
              "--threads",
              "--method-time",
              "--rate",
              "--iterations",
              "--application",
              "--runnable",
              "--output");
      assertThat(jvm.stderr()).isEmpty();
    }
  }

  @Test
  void summarisesEachThreadAndTheHarness() throws IOException, InterruptedException {
    try (MeasuredJvm jvm =
        MeasuredJvm.start(folder, List.of(), "--calls", "1000", "--threads", "2")) {
      assertThat(jvm.exitStatus()).isZero();
      assertThat(jvm.stdout().lines())
          .satisfiesExactly(
              line ->
                  assertThat(line)
                      .matches("thread 0: nanoseconds a call: mean \\d+\\.\\d, median \\d+"),
              line -> assertThat(line).startsWith("thread 1: "),
              line -> assertThat(line).startsWith("a clock read costs "));
      assertThat(jvm.stderr()).isEmpty();
    }
  }

  @Test
  void writesTheSameFilesAsAControlledRun() throws IOException, InterruptedException {
    Path output = folder.resolve("new/folder");
    try (MeasuredJvm jvm =
        MeasuredJvm.start(
            folder,
            List.of(),
            "--calls=100",
            "--rate=10000",
            "--method-time=1us",
            "--iterations=5",
            "--output=" + output)) {
      assertThat(jvm.exitStatus()).isZero();
      assertThat(jvm.stdout()).contains("; lag: mean ");
    }
    ForkFiles files = new ForkFiles(output);
    assertThat(CallLog.read(files.durations(0))).hasSize(100);
    assertThat(CallLog.read(files.lags(0))).hasSize(100);
    assertThat(Files.readAllLines(files.iterations())).hasSize(6);
    assertThat(ForkCounters.from(PropertiesFile.read(files.done())).measuringNanos()).isPositive();
  }

  @ParameterizedTest
  @CsvSource({
    "--method-time=3m, 'with ns, us, ms or s, such as 250us, but is 3m'",
    "--calls=0, 'calls must be at least 1, but is 0'",
    "--calls=many, 'many'",
    "--depth=-1, 'depth must be at least 1, but is -1'",
    "--threads=0, 'threads must be at least 1, but is 0'",
    "--rate=-1, 'rate must be'",
    "--loops=3, '--loops'",
    "--controlled, '--controlled'",
  })
  void saysInOneLineWhichOptionIsWrong(String option, String message)
      throws IOException, InterruptedException {
    try (MeasuredJvm jvm = MeasuredJvm.start(folder, List.of(), option)) {
      assertThat(jvm.exitStatus()).isEqualTo(2);
      assertThat(jvm.stderr()).contains(message).hasLineCount(1);
      assertThat(jvm.stdout()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "--application=no.such.Class, no.such.Class is not on the class path",
    "--runnable=java.lang.String, does not implement java.lang.Runnable",
    "--depth=10000000, depth 10000000 is more than the stack",
    "--output=pom.xml/folder, pom.xml/folder",
  })
  void saysInOneLineWhyItCannotMeasure(String option, String message)
      throws IOException, InterruptedException {
    try (MeasuredJvm jvm = MeasuredJvm.start(folder, List.of(), option)) {
      assertThat(jvm.exitStatus()).isEqualTo(WorkloadFailure.EXIT_STATUS);
      assertThat(jvm.stderr()).contains(message).hasLineCount(1);
      assertThat(jvm.stdout()).isEmpty();
    }
  }
}
