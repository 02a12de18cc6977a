package tare.workload;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tare.model.ForkFiles;
import tare.model.ForkInstructions;
import tare.model.PropertiesFile;
import tare.model.WorkloadParameters;

/**
 * How long one baseline fork takes from launch to exit, and in which part of it. The parts are
 * printed beside what the JVM alone takes with the same heap, {@code java -version}: the ratio is
 * what this module is responsible for.
 *
 * <pre>
 * mvn -q package -pl benchmark-core/workload -am -DskipTests
 * cd benchmark-core/workload
 * java -cp target/tare-workload.jar:target/test-classes tare.workload.ForkLaunchBenchmark [FORKS [CALLS]]
 * </pre>
 */
final class ForkLaunchBenchmark {

  private static final List<String> HEAP = List.of("-Xms1g", "-Xmx2g", "-XX:+AlwaysPreTouch");
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin/java").toString();

  private ForkLaunchBenchmark() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    int forks = args.length > 0 ? Integer.parseInt(args[0]) : 5;
    long calls = args.length > 1 ? Long.parseLong(args[1]) : 2_000_000;
    double[] jvmAlone = new double[forks];
    double[][] parts = new double[4][forks];
    for (int fork = 0; fork < forks; fork++) {
      jvmAlone[fork] = jvmAloneMillis();
      double[] times = forkMillis(calls);
      for (int part = 0; part < parts.length; part++) {
        parts[part][fork] = times[part];
      }
    }
    double alone = median(jvmAlone);
    System.out.printf(Locale.ROOT, "java -version     %6.0f ms%n", alone);
    String[] names = {"launch to ready", "go to done", "exit to end", "launch to end"};
    for (int part = 0; part < parts.length; part++) {
      double millis = median(parts[part]);
      System.out.printf(
          Locale.ROOT, "%-17s %6.0f ms  %5.2f x%n", names[part], millis, millis / alone);
    }
  }

  private static double jvmAloneMillis() throws IOException, InterruptedException {
    long begin = System.nanoTime();
    start(List.of("-version")).waitFor();
    return millisSince(begin);
  }

  private static double[] forkMillis(long calls) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("tare-launch");
    ForkFiles files = new ForkFiles(folder);
    WorkloadParameters parameters = WorkloadParameters.of(calls, 10, 1, 0);
    PropertiesFile.writeAtomically(
        files.instructions(), new ForkInstructions(parameters, folder).toProperties());
    long launch = System.nanoTime();
    Process fork =
        start(
            List.of(
                "-cp",
                "target/tare-workload.jar",
                "tare.workload.WorkloadMain",
                "--controlled",
                files.instructions().toString()));
    Writer words = fork.outputWriter(StandardCharsets.US_ASCII);
    await(files.ready(), fork);
    double ready = millisSince(launch);
    long go = System.nanoTime();
    say(words, "go");
    await(files.done(), fork);
    double measured = millisSince(go);
    long exit = System.nanoTime();
    say(words, "exit");
    fork.waitFor();
    double[] millis = {ready, measured, millisSince(exit), millisSince(launch)};
    delete(folder);
    return millis;
  }

  private static Process start(List<String> arguments) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(JAVA);
    builder.command().addAll(HEAP);
    builder.command().addAll(arguments);
    return builder
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static void say(Writer words, String word) throws IOException {
    words.write(word + "\n");
    words.flush();
  }

  private static void await(Path mark, Process fork) throws InterruptedException {
    while (!Files.exists(mark)) {
      if (!fork.isAlive()) {
        throw new IllegalStateException("the fork ended before " + mark.getFileName());
      }
      Thread.sleep(1);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }

  private static double millisSince(long nanos) {
    return (System.nanoTime() - nanos) / 1e6;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
