package tare.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import tare.controller.ExperimentListener;
import tare.model.ForkResult;
import tare.model.ScheduledFork;

/** Progress for logs and pipes: a line when a fork ends, and a sign of life while one runs. */
final class ProgressLines implements ExperimentListener {

  private final PrintStream out;
  private final Interruption interruption;
  private volatile int forks;

  ProgressLines(PrintStream out, Interruption interruption) {
    this.out = out;
    this.interruption = interruption;
  }

  @Override
  public void forkStarted(ScheduledFork fork, int scheduled) {
    forks = scheduled;
  }

  @Override
  public void stillRunning(ScheduledFork fork, String phase, Duration elapsed) {
    out.printf(
        Locale.ROOT,
        "  fork %d/%d %s: %s for %d s%n",
        fork.number(),
        forks,
        fork.arm(),
        phase,
        elapsed.toSeconds());
  }

  @Override
  public void forkRetried(ScheduledFork fork, String reason) {
    out.printf(
        Locale.ROOT,
        "  fork %d/%d %s failed, once more: %s%n",
        fork.number(),
        forks,
        fork.arm(),
        reason);
  }

  @Override
  public void forkFinished(ForkResult result, Duration remaining) {
    out.printf(
        Locale.ROOT,
        "  fork %d/%d %s: %s, about %s left%n",
        result.number(),
        forks,
        result.arm(),
        outcome(result),
        minutesAndSeconds(remaining));
  }

  @Override
  public void interrupted(Path folder) {
    out.println();
    out.println(interruption.advice(folder));
  }

  static String outcome(ForkResult result) {
    return result.measured() ? result.records().verdict().label() : "failed: " + result.failure();
  }

  static String minutesAndSeconds(Duration duration) {
    return String.format(
        Locale.ROOT, "%d:%02d min", duration.toMinutes(), duration.toSecondsPart());
  }
}
