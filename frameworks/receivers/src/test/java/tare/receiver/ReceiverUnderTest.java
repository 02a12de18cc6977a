package tare.receiver;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A receiver in a process of its own, spoken to as the controller does. */
public final class ReceiverUnderTest implements AutoCloseable {

  private static final int LONGEST_END_SECONDS = 20;

  private final Process process;
  private final BufferedReader answers;
  private final Writer words;

  private ReceiverUnderTest(Process process) {
    this.process = process;
    this.answers = process.inputReader(StandardCharsets.UTF_8);
    this.words = process.outputWriter(StandardCharsets.UTF_8);
  }

  /** Starts the class's {@code main} on the class path of this test. */
  public static ReceiverUnderTest start(Class<?> receiver, String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                absolute(System.getProperty("java.class.path")),
                receiver.getName()));
    command.addAll(List.of(arguments));
    return new ReceiverUnderTest(new ProcessBuilder(command).start());
  }

  private static String absolute(String classPath) {
    List<String> entries = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      entries.add(Path.of(entry).toAbsolutePath().toString());
    }
    return String.join(File.pathSeparator, entries);
  }

  /** Reads the first line. */
  public int port() throws IOException {
    String line = line();
    if (line == null || !line.startsWith("listening ")) {
      throw new IOException("not a port: " + line + errors());
    }
    return Integer.parseInt(line.substring("listening ".length()));
  }

  /** Asks for the counts. */
  public CountLine count() throws IOException {
    say("count");
    return CountLine.parse(line());
  }

  /** The next line of its standard output, null at the end. */
  public String line() throws IOException {
    return answers.readLine();
  }

  /** Says a word on its standard input. */
  public void say(String word) throws IOException {
    words.write(word + "\n");
    words.flush();
  }

  /** Ends its standard input. */
  public void endInput() throws IOException {
    words.close();
  }

  /** Waits for the end and returns the exit status. */
  public int exitStatus() throws InterruptedException {
    if (!process.waitFor(LONGEST_END_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("it does not end");
    }
    return process.exitValue();
  }

  /** All it wrote on standard error. Call it when it has ended. */
  public String errors() throws IOException {
    return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
