package tare.reference.receiver;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A JVM of a test's: the driver under the agent, the receiver or the reader. */
final class Jvm implements AutoCloseable {

  static final Path AGENT = Path.of("../agent/target/agent.jar");
  private static final Path RECEIVER = Path.of("target/receiver.jar");
  private static final long LIMIT_SECONDS = 120;

  private final Process process;
  private final Path errors;
  private final BufferedReader output;
  private final BufferedWriter input;

  private Jvm(List<String> command) throws IOException {
    errors = Files.createTempFile("tare-errors", ".log");
    process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
    output = process.inputReader();
    input = process.outputWriter();
  }

  private static List<String> java(String... options) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Xmx256m");
    command.addAll(List.of(options));
    return command;
  }

  /** The receiver or the reader, as the controller starts them: on its own jar and the agent's. */
  static Jvm receiving(Class<?> main, String... arguments) throws IOException {
    List<String> command = java("-cp", RECEIVER + ":" + AGENT, main.getName());
    command.addAll(List.of(arguments));
    return new Jvm(command);
  }

  /** The driver under the agent; settings that begin with a dash are flags of the JVM. */
  static Jvm monitored(List<String> settings, String... driverArguments) throws IOException {
    return new Jvm(monitoredCommand(settings, driverArguments));
  }

  /** The driver under the agent, with files of at most so many blocks of 1024 bytes. */
  static Jvm monitoredOnSmallDisk(int blocks, List<String> settings, String... driverArguments)
      throws IOException {
    String limited = "ulimit -f " + blocks + " && exec \"$@\"";
    List<String> command = new ArrayList<>(List.of("bash", "-c", limited, "bash"));
    command.addAll(monitoredCommand(settings, driverArguments));
    return new Jvm(command);
  }

  private static List<String> monitoredCommand(List<String> settings, String... driverArguments) {
    List<String> command = java("-javaagent:" + AGENT);
    command.add("-Dtare.reference.class=" + MonitoredDriver.class.getName());
    settings.stream()
        .map(setting -> setting.startsWith("-") ? setting : "-Dtare.reference." + setting)
        .forEach(command::add);
    command.addAll(List.of("-cp", "target/test-classes", MonitoredDriver.class.getName()));
    command.addAll(List.of(driverArguments));
    return command;
  }

  /** The next line on its standard output; null at its end. */
  String line() {
    try {
      return output.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Says a word and returns the answer. */
  String ask(String word) throws IOException {
    input.write(word + "\n");
    input.flush();
    return line();
  }

  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** Waits for the end and returns the exit status. */
  int status() throws InterruptedException {
    if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("it hangs: " + process.info());
    }
    return process.exitValue();
  }

  /** What it said on standard error until it ended. */
  List<String> errors() throws InterruptedException, IOException {
    status();
    return Files.readAllLines(errors);
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly();
    Files.deleteIfExists(errors);
  }
}
