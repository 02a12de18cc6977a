package tare.controller.process;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/** A receiver of ours: tells its port first, answers {@code count}, ends at {@code exit}. */
final class Receiver implements Destination {

  private static final Duration ANSWER_LIMIT = Duration.ofSeconds(10);
  private static final Duration EXIT_LIMIT = Duration.ofSeconds(2);
  private static final Duration END_LIMIT = Duration.ofMillis(500);
  private static final String LISTENING = "listening ";

  private final ManagedProcess process;
  private final LineReader lines;
  private final int port;

  private Receiver(ManagedProcess process, LineReader lines, int port) {
    this.process = process;
    this.lines = lines;
    this.port = port;
  }

  /**
   * Starts a receiver and waits until it listens.
   *
   * @throws ProcessFailure when it does not within the limit
   */
  static Receiver start(ProcessSpec spec, Warden warden, Duration limit)
      throws ProcessFailure, InterruptedException {
    ManagedProcess process = ManagedProcess.start(spec, warden);
    try {
      LineReader lines = new LineReader(process.name(), process.output());
      return new Receiver(process, lines, listeningPort(process, lines, limit));
    } catch (ProcessFailure | InterruptedException e) {
      process.close();
      throw e;
    }
  }

  private static int listeningPort(ManagedProcess process, LineReader lines, Duration limit)
      throws ProcessFailure, InterruptedException {
    Optional<String> line = lines.next(limit);
    if (line.isEmpty()) {
      throw process.failure(
          hasEnded(process)
              ? "ended before it listened"
              : "did not say within " + limit.toSeconds() + " s which port it listens on");
    }
    try {
      if (line.get().startsWith(LISTENING)) {
        return Integer.parseInt(line.get().substring(LISTENING.length()).strip());
      }
    } catch (NumberFormatException e) {
      // Not what a receiver says, as below.
    }
    throw process.failure("said '" + line.get() + "' instead of 'listening PORT'");
  }

  /** Its output ends a moment before the process does. */
  private static boolean hasEnded(ManagedProcess process) throws InterruptedException {
    return process.waitFor(END_LIMIT).isPresent();
  }

  @Override
  public int port() {
    return port;
  }

  @Override
  public CountLine count() throws ProcessFailure, InterruptedException {
    return ask("count");
  }

  private CountLine ask(String word) throws ProcessFailure, InterruptedException {
    try {
      process.say(word);
    } catch (IOException e) {
      throw process.failure("ended while it was needed");
    }
    Optional<String> line = lines.next(ANSWER_LIMIT);
    if (line.isEmpty()) {
      throw process.failure(
          hasEnded(process) ? "ended while it was needed" : "did not answer '" + word + "'");
    }
    try {
      return CountLine.parse(line.get());
    } catch (IllegalArgumentException e) {
      throw process.failure("answered '" + word + "' with '" + line.get() + "'");
    }
  }

  @Override
  public ManagedProcess process() {
    return process;
  }

  @Override
  public void close() {
    try {
      process.say("exit");
      process.waitFor(EXIT_LIMIT);
    } catch (IOException e) {
      // It has ended.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.close();
    }
  }
}
