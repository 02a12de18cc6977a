package tare.controller.process;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Properties;
import tare.model.ForkCounters;
import tare.model.ForkFiles;

/**
 * A measured JVM from launch to end. It says how far it is by files, since its output belongs to
 * the agent, and is told what to do by words on its standard input.
 */
final class MeasuredJvm implements AutoCloseable {

  private static final Duration SAMPLING = Duration.ofMillis(20);
  private static final Duration LOOK = Duration.ofMillis(100);

  private final ManagedProcess process;
  private final ForkFiles files;
  private final Marks marks;
  private ProcessUsage usage = ProcessUsage.UNKNOWN;
  private long probeCalls;

  private MeasuredJvm(ManagedProcess process, ForkFiles files, Marks marks) {
    this.process = process;
    this.files = files;
    this.marks = marks;
  }

  /**
   * Starts the JVM.
   *
   * @param destination where its records go; without it waiting would be in vain
   */
  static MeasuredJvm launch(
      ProcessSpec spec, ForkFiles files, Optional<Destination> destination, Warden warden)
      throws ProcessFailure {
    ManagedProcess process = ManagedProcess.start(spec, warden);
    List<ManagedProcess> needed = new ArrayList<>(List.of(process));
    destination.map(Destination::process).ifPresent(needed::add);
    try {
      return new MeasuredJvm(process, files, new Marks(files.directory(), needed));
    } catch (ProcessFailure e) {
      process.close();
      throw e;
    }
  }

  /** Waits until the application is loaded; returns the nanoseconds since the launch. */
  long awaitReady(Duration limit) throws ProcessFailure, InterruptedException {
    marks.await(files.ready(), limit, "starting");
    return System.nanoTime() - process.launchedNanos();
  }

  /** Something that becomes true of a measured JVM. */
  @FunctionalInterface
  interface Condition {

    /** Whether it is true by now. */
    boolean holds() throws ProcessFailure;
  }

  /**
   * Waits until something becomes true, without making calls.
   *
   * @param missing what is said of the JVM while it is not
   * @throws ProcessFailure when the JVM ends first or the limit passes
   */
  void await(Condition condition, Duration limit, String missing)
      throws ProcessFailure, InterruptedException {
    long deadline = System.nanoTime() + limit.toNanos();
    while (!condition.holds()) {
      if (!process.alive() || System.nanoTime() > deadline) {
        throw process.failure(missing + " after " + limit.toMillis() / 1000.0 + " s at most");
      }
      Thread.sleep(LOOK.toMillis());
    }
  }

  /** Has further calls made before measuring. */
  void probe(long calls, Duration limit) throws ProcessFailure, InterruptedException {
    say("probe " + calls);
    probeCalls += calls;
    marks.await(
        files.probed(),
        content -> Long.parseLong(content.getProperty("probeCalls", "0")) >= probeCalls,
        limit,
        "making probe calls");
  }

  /** Calls made by {@link #probe} so far. */
  long probeCalls() {
    return probeCalls;
  }

  /** Measures; returns when the call log is closed and the agent still runs. */
  ForkCounters measure(Duration limit) throws ProcessFailure, InterruptedException {
    say("go");
    Properties done = marks.await(files.done(), limit, "measuring");
    usage = ProcessUsage.of(process.pid());
    try {
      return ForkCounters.from(done);
    } catch (IllegalArgumentException e) {
      throw new ProcessFailure(files.done() + " is not whole: " + e.getMessage(), e);
    }
  }

  /** Lets it end and the agent ship what it holds; empty when it is still at it after the limit. */
  OptionalInt exit(Duration limit) throws InterruptedException {
    try {
      say("exit");
    } catch (ProcessFailure e) {
      // It ended by itself after measuring; its status says how.
    }
    long deadline = System.nanoTime() + limit.toNanos();
    OptionalInt status = process.waitFor(SAMPLING);
    while (status.isEmpty() && System.nanoTime() < deadline) {
      usage = usage.max(ProcessUsage.of(process.pid()));
      status = process.waitFor(SAMPLING);
    }
    return status;
  }

  /** What it used up to the last look at it, some milliseconds before its end. */
  ProcessUsage usage() {
    return usage;
  }

  private void say(String word) throws ProcessFailure {
    try {
      process.say(word);
    } catch (IOException e) {
      throw process.failure("ended before '" + word + "'");
    }
  }

  @Override
  public void close() {
    process.close();
    marks.close();
  }
}
