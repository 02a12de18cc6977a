package tare.controller;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import tare.model.ScheduledFork;

/** Tells the listener now and then that a fork goes on, and what is waited for. */
final class Heartbeat implements AutoCloseable {

  private final ExperimentListener listener;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "heartbeat");
            thread.setDaemon(true);
            return thread;
          });

  Heartbeat(ExperimentListener listener) {
    this.listener = listener;
  }

  /** Begins to tell of a fork. */
  Beating of(ScheduledFork fork) {
    return new Beating(fork);
  }

  /** One fork's signs of life, until it is closed. */
  final class Beating implements AutoCloseable {

    private final long begin = System.nanoTime();
    private volatile String phase = "resting";
    private final Future<?> beats;

    private Beating(ScheduledFork fork) {
      long nanos = ExperimentListener.HEARTBEAT.toNanos();
      beats =
          timer.scheduleAtFixedRate(
              () -> listener.stillRunning(fork, phase, elapsed()),
              nanos,
              nanos,
              TimeUnit.NANOSECONDS);
    }

    /** Says what is waited for from now on. */
    void phase(String name) {
      phase = name;
    }

    Duration elapsed() {
      return Duration.ofNanos(System.nanoTime() - begin);
    }

    @Override
    public void close() {
      beats.cancel(false);
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
