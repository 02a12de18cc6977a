package tare.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tare.model.CallLog;
import tare.model.ForkCounters;
import tare.model.ForkFiles;
import tare.model.Iteration;
import tare.model.PropertiesFile;
import tare.model.WorkloadParameters;
import tare.workload.sample.CountingApplication;
import tare.workload.sample.ShutdownMark;

/** The protocol between controller and measured JVM, as far as it goes well. */
class ControlledRunIT {

  @TempDir private Path folder;

  @Test
  void writesItsFilesAndPrintsNothing() throws IOException, InterruptedException {
    ForkFiles files = new ForkFiles(folder);
    try (MeasuredJvm jvm =
        MeasuredJvm.controlled(
            folder,
            new WorkloadParameters(
                1_000, 10, 2, 100, 0, 20, WorkloadParameters.DEFAULT_APPLICATION, ""))) {
      jvm.await(files.ready());
      assertThat(PropertiesFile.read(files.ready()))
          .containsEntry("java.version", System.getProperty("java.version"));
      jvm.say("go");
      jvm.await(files.done());
      assertThat(jvm.isAlive()).isTrue();
      jvm.say("exit");

      assertThat(jvm.exitStatus()).isZero();
      assertThat(jvm.stdout()).isEmpty();
      assertThat(jvm.stderr()).isEmpty();
    }
    for (int thread = 0; thread < 2; thread++) {
      long[] durations = CallLog.read(files.durations(thread));
      assertThat(durations).hasSize(1_000);
      for (long durationNanos : durations) {
        assertThat(durationNanos).isGreaterThanOrEqualTo(100);
      }
      assertThat(files.lags(thread)).doesNotExist();
    }
    ForkCounters counters = ForkCounters.from(PropertiesFile.read(files.done()));
    assertThat(counters.probeCalls()).isZero();
    assertThat(counters.measuringNanos()).isPositive();
    assertThat(counters.harnessFloorNanos()).isPositive();
  }

  @Test
  void theIterationsHoldTheVeryCallsOfTheCallLog() throws IOException, InterruptedException {
    ForkFiles files = measure(WorkloadParameters.of(1_000, 10, 2, 0));

    List<String> lines = Files.readAllLines(files.iterations());
    assertThat(lines).hasSize(1 + 2 * 50).startsWith(Iteration.CSV_HEADER);
    for (int thread = 0; thread < 2; thread++) {
      long[] durations = CallLog.read(files.durations(thread));
      for (int number = 0; number < 50; number++) {
        Iteration iteration = Iteration.fromCsv(lines.get(1 + thread * 50 + number));
        long sum = 0;
        for (int call = number * 20; call < number * 20 + 20; call++) {
          sum += durations[call];
        }
        assertThat(iteration.thread()).isEqualTo(thread);
        assertThat(iteration.number()).isEqualTo(number);
        assertThat(iteration.calls()).isEqualTo(20);
        assertThat(iteration.callNanos()).isEqualTo(sum);
      }
    }
  }

  @Test
  void countsProbeCallsWhichTheApplicationReallyGets() throws IOException, InterruptedException {
    ForkFiles files = new ForkFiles(folder);
    WorkloadParameters parameters =
        new WorkloadParameters(100, 10, 1, 0, 0, 5, CountingApplication.class.getName(), "");
    try (MeasuredJvm jvm = MeasuredJvm.controlled(folder, parameters)) {
      jvm.await(files.ready());
      jvm.say("probe 1");
      jvm.await(files.probed());
      assertThat(PropertiesFile.read(files.probed())).containsEntry("probeCalls", "1");
      Files.delete(files.probed());
      jvm.say("probe 2");
      jvm.await(files.probed());
      assertThat(PropertiesFile.read(files.probed())).containsEntry("probeCalls", "3");
      jvm.say("go");
      jvm.await(files.done());
      jvm.say("exit");
      assertThat(jvm.exitStatus()).isZero();
    }
    ForkCounters counters = ForkCounters.from(PropertiesFile.read(files.done()));
    assertThat(counters.probeCalls()).isEqualTo(3);
    assertThat(counters.extra()).containsEntry("calls", 103.0);
  }

  @Test
  void notesTheLagOfEveryCallOfAPacedRun() throws IOException, InterruptedException {
    ForkFiles files =
        measure(
            new WorkloadParameters(
                100, 1, 2, 0, 2_000, 5, WorkloadParameters.DEFAULT_APPLICATION, ""));

    for (int thread = 0; thread < 2; thread++) {
      long[] lags = CallLog.read(files.lags(thread));
      assertThat(lags).hasSize(100);
      for (long lagNanos : lags) {
        assertThat(lagNanos).isNotNegative();
      }
    }
    // 200 calls at 2,000 a second: the last is due after 99.5 ms.
    ForkCounters counters = ForkCounters.from(PropertiesFile.read(files.done()));
    assertThat(counters.measuringNanos()).isGreaterThanOrEqualTo(99_500_000);
  }

  @Test
  void doesNotLoadTheCommandLineParser() throws IOException, InterruptedException {
    Path classes = folder.resolve("classes.log");

    measure(WorkloadParameters.of(100, 10, 1, 0), "-Xlog:class+load:file=" + classes);

    assertThat(Files.readString(classes))
        .contains("tare.workload.ControlledRun")
        .doesNotContain("picocli");
  }

  @Test
  void exitRunsTheShutdownHooks() throws IOException, InterruptedException {
    Path mark = folder.resolve("hooks-ran");

    measure(
        new WorkloadParameters(
            10,
            1,
            1,
            0,
            0,
            1,
            WorkloadParameters.DEFAULT_APPLICATION,
            ShutdownMark.class.getName()),
        "-Dtare.sample.mark=" + mark);

    assertThat(mark).exists();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tare.workload.monitored.RecursiveWorkload",
        "tare.workload.monitored.RecursiveCpuTimeWorkload"
      })
  void measuresEitherWorkload(String application) throws IOException, InterruptedException {
    ForkFiles files = measure(new WorkloadParameters(20, 10, 1, 10_000, 0, 5, application, ""));

    assertThat(CallLog.read(files.durations(0))).hasSize(20);
  }

  private ForkFiles measure(WorkloadParameters parameters, String... jvmArgs)
      throws IOException, InterruptedException {
    ForkFiles files = new ForkFiles(folder);
    try (MeasuredJvm jvm = MeasuredJvm.controlled(folder, parameters, jvmArgs)) {
      jvm.await(files.ready());
      jvm.say("go");
      jvm.await(files.done());
      jvm.say("exit");
      assertThat(jvm.exitStatus()).isZero();
    }
    return files;
  }
}
