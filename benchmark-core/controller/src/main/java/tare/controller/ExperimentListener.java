package tare.controller;

import java.nio.file.Path;
import java.time.Duration;
import tare.model.ForkResult;
import tare.model.ScheduledFork;

/**
 * Is told how an experiment goes on; something at least every {@link #HEARTBEAT}. Called from the
 * thread that runs the experiment, but for {@link #stillRunning} and {@link #interrupted}; a call
 * delays the experiment, though never the calls that are timed.
 */
public interface ExperimentListener {

  /** Time between two signs of life. */
  Duration HEARTBEAT = Duration.ofSeconds(5);

  /** Listens to nothing. */
  ExperimentListener NONE = new ExperimentListener() {};

  /**
   * A fork begins.
   *
   * @param fork place in the schedule
   * @param forks number of forks in the schedule
   */
  default void forkStarted(ScheduledFork fork, int forks) {}

  /**
   * A fork goes on.
   *
   * @param phase what is waited for, for example {@code measuring}
   * @param elapsed since the fork began
   */
  default void stillRunning(ScheduledFork fork, String phase, Duration elapsed) {}

  /**
   * A process failed and the fork is tried once more.
   *
   * @param reason in one line, with the log's path
   */
  default void forkRetried(ScheduledFork fork, String reason) {}

  /**
   * A fork ended, and its result stands in the folder.
   *
   * @param remaining estimate for the forks that are left, from those of the same arms so far
   */
  default void forkFinished(ForkResult result, Duration remaining) {}

  /**
   * The experiment ends before its end: Ctrl-C, or {@link Experimenter#interrupt}. Everything it
   * started is dead.
   *
   * @param folder results so far, to be resumed
   */
  default void interrupted(Path folder) {}
}
