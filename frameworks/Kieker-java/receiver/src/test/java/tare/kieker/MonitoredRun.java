package tare.kieker;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import kieker.common.record.controlflow.OperationExecutionRecord;
import tare.workload.WorkloadMain;
import tare.workload.monitored.RecursiveWorkload;

/** Runs the workload under the real agent, with the flags of {@code framework.yaml}. */
final class MonitoredRun {

  /** The static initialiser and the constructor of the monitored class. */
  static final int CONSTANT_RECORDS = 2;

  private static final int LIMIT_SECONDS = 120;

  private MonitoredRun() {}

  static void run(int calls, int depth, List<String> writerArguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-javaagent:" + jarOf(OperationExecutionRecord.class));
    command.add("-Dkieker.monitoring.adaptiveMonitoring.enabled=false");
    command.add("-Dkieker.monitoring.periodicSensorsExecutorPoolSize=0");
    command.addAll(writerArguments);
    command.addAll(
        List.of(
            "-cp",
            System.getProperty("java.class.path"),
            WorkloadMain.class.getName(),
            "--calls",
            String.valueOf(calls),
            "--depth",
            String.valueOf(depth)));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder
        .environment()
        .put("KIEKER_SIGNATURES_INCLUDE", "* " + RecursiveWorkload.class.getName() + ".*();");
    Process process = builder.start();
    try {
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).as(output).isTrue();
      assertThat(process.exitValue()).as(output).isZero();
    } finally {
      process.destroyForcibly();
    }
  }

  private static Path jarOf(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
