package tare.controller.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tare.controller.environment.ProcFile;

/**
 * A small process that outlives this one by a moment: when the pipe to it closes, after {@link
 * #close}, a crash or {@code kill -9} alike, it kills every process it was told of. Measured JVMs
 * need it: one that hangs before its {@code main} cannot see that its standard input ended.
 */
public final class Warden implements AutoCloseable {

  private static final long CLOSE_LIMIT_SECONDS = 10;

  private final Process process;
  private final Writer words;
  private volatile boolean closed;

  private Warden(Process process) {
    this.process = process;
    this.words = process.outputWriter(StandardCharsets.US_ASCII);
  }

  /**
   * Starts it.
   *
   * @throws IOException when there is no bash
   */
  public static Warden start() throws IOException {
    List<String> command = new ArrayList<>(OwnSession.prefix());
    command.addAll(List.of("bash", "-c", script(), "tare-warden"));
    return new Warden(
        new ProcessBuilder(command)
            .redirectOutput(Redirect.DISCARD)
            .redirectError(Redirect.DISCARD)
            .start());
  }

  /** Takes a process into its care. */
  synchronized void started(long pid) throws IOException {
    words.write("started " + pid + " " + ProcFile.startTime(pid) + "\n");
    words.flush();
  }

  /** Forgets a process that has ended, and ends what it left in its group. */
  synchronized void ended(long pid) {
    try {
      words.write("ended " + pid + "\n");
      words.flush();
    } catch (IOException e) {
      // Closed meanwhile: everything is being killed anyway.
    }
  }

  /**
   * Tells a failure of a process from the end of everything.
   *
   * @throws InterruptedException when it was closed
   */
  public void requireOpen() throws InterruptedException {
    if (closed) {
      throw new InterruptedException("the experiment was ended");
    }
  }

  /** Kills whatever still runs; returns when that is done. Further processes cannot be started. */
  @Override
  public void close() {
    closed = true;
    try {
      synchronized (this) {
        words.close();
      }
    } catch (IOException e) {
      // It is gone already.
    }
    try {
      process.waitFor(CLOSE_LIMIT_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static String script() {
    try (InputStream script = Warden.class.getResourceAsStream("warden.sh")) {
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
