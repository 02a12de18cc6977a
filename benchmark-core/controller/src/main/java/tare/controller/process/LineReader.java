package tare.controller.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Reads the lines a process prints, each with a limit to the wait for it. */
final class LineReader {

  private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();

  LineReader(String name, InputStream output) {
    Thread reader = new Thread(() -> read(output), "output of the " + name);
    reader.setDaemon(true);
    reader.start();
  }

  /** The next line; empty at the end of the output or after the limit. */
  Optional<String> next(Duration limit) throws InterruptedException {
    Optional<String> line = lines.poll(limit.toNanos(), TimeUnit.NANOSECONDS);
    return line == null ? Optional.empty() : line;
  }

  private void read(InputStream output) {
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(Optional.of(line));
      }
    } catch (IOException e) {
      // A killed process takes its pipe with it: the end, as below.
    }
    lines.add(Optional.empty());
  }
}
