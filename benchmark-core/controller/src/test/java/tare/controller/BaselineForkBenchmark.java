package tare.controller;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tare.controller.process.Folders;
import tare.controller.testing.Agents;
import tare.controller.testing.Laboratory;
import tare.model.ForkResult;
import tare.model.RunSettings;
import tare.model.ScheduledFork;
import tare.model.WorkloadParameters;
import tare.results.ResultsFiles;
import tare.results.ResultsFolder;

/**
 * How long a baseline fork of 2,000,000 calls takes from its launch until it lies sealed in the
 * results folder, and how much space it takes there. Beside it, what a JVM alone takes with the
 * same heap ({@code java -version}): the ratio is what Tare is responsible for.
 *
 * <pre>
 * mvn -q package -pl benchmark-core/controller -am -DskipTests
 * cd benchmark-core/controller
 * java -cp 'target/classes:target/test-classes:../../cli/target/lib/*' tare.controller.BaselineForkBenchmark [FORKS]
 * </pre>
 */
final class BaselineForkBenchmark {

  private static final long CALLS = 2_000_000;

  private BaselineForkBenchmark() {}

  /** Runs it in a temporary folder; both baselines of a block count. */
  public static void main(String[] args) throws Exception {
    int forks = args.length > 0 ? Integer.parseInt(args[0]) : 20;
    Path directory = Files.createTempDirectory("tare-fork");
    try {
      List<Double> launchToSealed = new ArrayList<>();
      Laboratory laboratory =
          new Laboratory(directory)
              .framework("Idle-java", Agents.IDLE, "")
              .workload(WorkloadParameters.of(CALLS, 10, 1, 0))
              .settings(RunSettings.DEFAULT)
              .blocks((forks + 1) / 2)
              .listener(new Stopwatch(launchToSealed));
      List<ForkResult> measured = laboratory.run();
      report(measured, launchToSealed, ResultsFolder.open(laboratory.results()).files());
    } finally {
      Folders.delete(directory);
    }
  }

  private static void report(
      List<ForkResult> forks, List<Double> launchToSealed, ResultsFiles files)
      throws IOException, InterruptedException {
    List<Double> alone = new ArrayList<>();
    List<Double> bytes = new ArrayList<>();
    for (ForkResult fork : forks) {
      alone.add(jvmAloneMillis());
      bytes.add(
          (double)
              (Files.size(files.calls(fork.number()))
                  + Files.size(files.iterations(fork.number()))
                  + Files.size(files.histograms(fork.number()))));
    }
    double jvm = median(alone);
    System.out.printf(Locale.ROOT, "%d forks of %,d calls, medians%n", forks.size(), CALLS);
    System.out.printf(Locale.ROOT, "java -version, same heap %6.0f ms%n", jvm);
    System.out.printf(
        Locale.ROOT,
        "launch to sealed         %6.0f ms  %.2f x%n",
        median(launchToSealed),
        median(launchToSealed) / jvm);
    System.out.printf(Locale.ROOT, "kept on disk             %6.2f MB%n", median(bytes) / 1e6);
  }

  private static double jvmAloneMillis() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    command.addAll(RunSettings.DEFAULT_HEAP_ARGS);
    command.add("-version");
    long begin = System.nanoTime();
    new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
    return (System.nanoTime() - begin) / 1e6;
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
  }

  /** Without a rest between forks, from the moment a fork is begun to that when it is sealed. */
  private static final class Stopwatch implements ExperimentListener {

    private final List<Double> launchToSealed;
    private long begunNanos;

    Stopwatch(List<Double> launchToSealed) {
      this.launchToSealed = launchToSealed;
    }

    @Override
    public void forkStarted(ScheduledFork fork, int planned) {
      begunNanos = System.nanoTime();
    }

    @Override
    public void forkFinished(ForkResult fork, Duration left) {
      launchToSealed.add((System.nanoTime() - begunNanos) / 1e6);
    }
  }
}
