package tare.kieker.timer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kieker.common.record.controlflow.OperationExecutionRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.workload.WorkloadMain;
import tare.workload.monitored.RecursiveWorkload;

class ZeroTimerIT {

  private static final String WRITER = "kieker.monitoring.writer.filesystem.FileWriter";

  @TempDir Path directory;

  private void runWith(String timer) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-javaagent:" + jarOf(OperationExecutionRecord.class),
                "-javaagent:" + Path.of("target", "timer.jar").toAbsolutePath(),
                "-Dkieker.monitoring.periodicSensorsExecutorPoolSize=0",
                "-Dkieker.monitoring.timer=" + timer,
                "-D" + WRITER + ".customStoragePath=" + directory,
                "-cp",
                System.getProperty("java.class.path"),
                WorkloadMain.class.getName(),
                "--calls=100",
                "--depth=3")
            .redirectErrorStream(true);
    builder
        .environment()
        .put("KIEKER_SIGNATURES_INCLUDE", "* " + RecursiveWorkload.class.getName() + ".*();");
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
  }

  private static Path jarOf(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private List<String> executions() throws IOException {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".dat")).toList()) {
        lines.addAll(Files.readAllLines(file));
      }
    }
    return lines.stream().filter(line -> line.startsWith("$1;")).toList();
  }

  @Test
  void givesEveryRecordTheTimeZero() throws Exception {
    runWith(ZeroTimer.class.getName());
    // The static initialiser and the constructor are recorded as well.
    assertThat(executions())
        .hasSize(100 * 3 + 2)
        .allMatch(line -> line.matches("\\$1;0;[^;]*;[^;]*;-?\\d+;0;0;.*"));
  }

  @Test
  void isNeededBecauseKiekerHasNoneAndMonitorsNothingInSilence() throws Exception {
    runWith("kieker.monitoring.timer.ZeroTimer");
    assertThat(executions()).isEmpty();
  }
}
