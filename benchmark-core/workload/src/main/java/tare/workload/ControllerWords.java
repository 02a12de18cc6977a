package tare.workload;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The lines on standard input. They are read from the very start, whatever else the JVM is busy
 * with, so that the end of the controller is noticed at any moment: its end of the pipe closes with
 * it, and the JVM halts without waiting for an agent's shutdown hooks.
 *
 * <p>After {@code exit} the parent process is watched instead. A JVM that ends waits 300 ms for any
 * thread that is inside a system call, and a read of standard input is one: every drain time would
 * hold them.
 */
final class ControllerWords implements Runnable {

  /** The last word there is. */
  static final String EXIT = "exit";

  private static final long WATCH_MILLIS = 100;

  private final InputStream input;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  private ControllerWords(InputStream input) {
    this.input = input;
  }

  /** Starts to listen. */
  static ControllerWords listen(InputStream input) {
    ControllerWords words = new ControllerWords(input);
    Thread reader = new Thread(words, "tare-controller-words");
    reader.setDaemon(true);
    reader.start();
    return words;
  }

  /** Waits for the next line. */
  String next() throws InterruptedException {
    return lines.take();
  }

  @Override
  public void run() {
    // Asked for while it lives: an orphan is told the name of another.
    Optional<ProcessHandle> parent = ProcessHandle.current().parent();
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(input, StandardCharsets.US_ASCII))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(line);
        if (line.equals(EXIT) && parent.isPresent()) {
          awaitEnd(parent.get());
        }
      }
    } catch (IOException e) {
      // A broken pipe is an end like any other.
    } catch (InterruptedException e) {
      // Nobody interrupts this thread but whoever ends the JVM.
    }
    Runtime.getRuntime().halt(1);
  }

  private static void awaitEnd(ProcessHandle process) throws InterruptedException {
    while (process.isAlive()) {
      Thread.sleep(WATCH_MILLIS);
    }
  }
}
