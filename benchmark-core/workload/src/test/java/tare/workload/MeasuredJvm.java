package tare.workload;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tare.model.ForkFiles;
import tare.model.ForkInstructions;
import tare.model.PropertiesFile;
import tare.model.WorkloadParameters;

/** The controller's side of the protocol, for tests: one JVM on the packaged jar. */
final class MeasuredJvm implements AutoCloseable {

  private static final Path JAR = Path.of("target", "tare-workload.jar");
  private static final Path TEST_CLASSES = Path.of("target", "test-classes");
  private static final long LIMIT_SECONDS = 60;

  private final Path folder;
  private final Process process;
  private final Writer words;

  private MeasuredJvm(Path folder, Process process) {
    this.folder = folder;
    this.process = process;
    words = process.outputWriter(StandardCharsets.US_ASCII);
  }

  /** Starts a JVM with the controller's instructions. */
  static MeasuredJvm controlled(Path folder, WorkloadParameters parameters, String... jvmArgs)
      throws IOException {
    return start(folder, List.of(jvmArgs), "--controlled", instructions(folder, parameters));
  }

  /** The same as the child of a shell, which takes the controller's place as its parent. */
  static MeasuredJvm controlledUnderShell(
      Path folder, WorkloadParameters parameters, String... jvmArgs) throws IOException {
    List<String> command = new ArrayList<>(List.of("sh", "-c", "\"$@\"; exit $?", "sh"));
    command.addAll(command(List.of(jvmArgs), "--controlled", instructions(folder, parameters)));
    return start(folder, command);
  }

  private static String instructions(Path folder, WorkloadParameters parameters)
      throws IOException {
    ForkFiles files = new ForkFiles(folder);
    PropertiesFile.writeAtomically(
        files.instructions(), new ForkInstructions(parameters, folder).toProperties());
    return files.instructions().toString();
  }

  /** Starts a JVM; its output goes to files in the folder. */
  static MeasuredJvm start(Path folder, List<String> jvmArgs, String... arguments)
      throws IOException {
    return start(folder, command(jvmArgs, arguments));
  }

  private static List<String> command(List<String> jvmArgs, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(jvmArgs);
    command.addAll(List.of("-cp", JAR + ":" + TEST_CLASSES, "tare.workload.WorkloadMain"));
    command.addAll(List.of(arguments));
    return command;
  }

  private static MeasuredJvm start(Path folder, List<String> command) throws IOException {
    return new MeasuredJvm(
        folder,
        new ProcessBuilder(command)
            .redirectOutput(folder.resolve("stdout").toFile())
            .redirectError(folder.resolve("stderr").toFile())
            .start());
  }

  void say(String word) throws IOException {
    words.write(word + "\n");
    words.flush();
  }

  /** What happens to the pipe when the controller dies. */
  void endOfWords() throws IOException {
    words.close();
  }

  /** Waits for a mark of the protocol, or any file. */
  void await(Path mark) throws InterruptedException, IOException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
    while (!Files.exists(mark)) {
      if (!process.isAlive() || System.nanoTime() - end > 0) {
        throw new AssertionError("no " + mark.getFileName() + "; standard error: " + stderr());
      }
      Thread.sleep(5);
    }
  }

  int exitStatus() throws InterruptedException {
    if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("the JVM did not end");
    }
    return process.exitValue();
  }

  /** The JVM that was started under a shell. */
  ProcessHandle child() {
    return process.children().findFirst().orElseThrow();
  }

  /** Ends the process at once; under a shell that is the shell, not the JVM. */
  void kill() {
    process.destroyForcibly();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  String stdout() throws IOException {
    return Files.readString(folder.resolve("stdout"));
  }

  String stderr() throws IOException {
    return Files.readString(folder.resolve("stderr"));
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
