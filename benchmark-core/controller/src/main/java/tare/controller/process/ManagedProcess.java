package tare.controller.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/** A process of ours: it has its log, is known to the warden while it runs, and dies on close. */
public final class ManagedProcess implements AutoCloseable {

  /** What a process needs of the user's environment; the rest could change what agents do. */
  private static final List<String> KEPT_VARIABLES = List.of("PATH", "HOME", "USER", "TMPDIR");

  /** The command begins only once the warden knows of it: no gap for a kill -9 to fall into. */
  private static final List<String> GATE = List.of("sh", "-c", "read -r _ && exec \"$@\"", "sh");

  private static final Duration KILL_LIMIT = Duration.ofSeconds(10);

  private final ProcessSpec spec;
  private final Process process;
  private final Writer words;
  private final Warden warden;
  private final long launchedNanos;

  private ManagedProcess(ProcessSpec spec, Process process, Warden warden, long launchedNanos) {
    this.spec = spec;
    this.process = process;
    this.words = process.outputWriter(StandardCharsets.UTF_8);
    this.warden = warden;
    this.launchedNanos = launchedNanos;
  }

  /**
   * Starts a process under the warden.
   *
   * @throws ProcessFailure when it cannot be started
   */
  public static ManagedProcess start(ProcessSpec spec, Warden warden) throws ProcessFailure {
    List<String> command = new ArrayList<>(OwnSession.prefix());
    command.addAll(GATE);
    command.addAll(spec.command());
    ProcessBuilder builder = new ProcessBuilder(command).directory(spec.directory().toFile());
    Map<String, String> environment = builder.environment();
    environment.keySet().retainAll(KEPT_VARIABLES);
    environment.put("LC_ALL", "C.UTF-8");
    environment.putAll(spec.environment());
    if (spec.output() != null) {
      builder.redirectOutput(Redirect.appendTo(spec.output().toFile()));
    }
    builder.redirectError(Redirect.appendTo(spec.log().toFile()));
    long launchedNanos = System.nanoTime();
    try {
      Process process = builder.start();
      ManagedProcess managed = new ManagedProcess(spec, process, warden, launchedNanos);
      managed.open();
      return managed;
    } catch (IOException e) {
      throw new ProcessFailure("cannot start the " + spec.name() + ": " + e.getMessage(), e);
    }
  }

  private void open() throws IOException {
    try {
      warden.started(process.pid());
      say("");
    } catch (IOException e) {
      process.destroyForcibly();
      throw e;
    }
  }

  /** How messages call it. */
  public String name() {
    return spec.name();
  }

  /** When it was launched, by {@link System#nanoTime}. */
  public long launchedNanos() {
    return launchedNanos;
  }

  public long pid() {
    return process.pid();
  }

  public boolean alive() {
    return process.isAlive();
  }

  /** What it prints, when {@link ProcessSpec#output} is null. */
  InputStream output() {
    return process.getInputStream();
  }

  /** Writes one line to its standard input. */
  void say(String line) throws IOException {
    words.write(line + "\n");
    words.flush();
  }

  /** Waits for its end; empty when it still runs after the limit. */
  OptionalInt waitFor(Duration limit) throws InterruptedException {
    return process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS)
        ? OptionalInt.of(process.exitValue())
        : OptionalInt.empty();
  }

  /** A failure of this process: what happened, its exit status if it ended, and its last words. */
  ProcessFailure failure(String whatHappened) {
    String status = alive() ? "" : " (exit status " + process.exitValue() + ")";
    return new ProcessFailure(
        "the " + name() + " " + whatHappened + status + LogTail.of(spec.log()));
  }

  /** Kills it and waits until it is gone. Its files are complete after that. */
  @Override
  public void close() {
    process.destroyForcibly();
    try {
      waitFor(KILL_LIMIT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    warden.ended(process.pid());
    try {
      words.close();
    } catch (IOException e) {
      // Nobody reads it any more.
    }
  }
}
