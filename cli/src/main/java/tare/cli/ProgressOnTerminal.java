package tare.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import tare.controller.ExperimentListener;
import tare.model.ForkResult;
import tare.model.ScheduledFork;

/** Progress for people: one bar with the time that is left. */
final class ProgressOnTerminal implements ExperimentListener, AutoCloseable {

  private static final int COLUMNS = 100;

  private final PrintStream out;
  private final Interruption interruption;
  private ProgressBar bar;
  private String remaining = "";

  ProgressOnTerminal(PrintStream out, Interruption interruption) {
    this.out = out;
    this.interruption = interruption;
  }

  @Override
  public synchronized void forkStarted(ScheduledFork fork, int forks) {
    if (bar == null) {
      bar =
          new ProgressBarBuilder()
              .setTaskName("Forks")
              .setStyle(ProgressBarStyle.ASCII)
              .hideEta()
              .setInitialMax(forks)
              // The bar repaints seldom: it must not disturb what is measured.
              .setUpdateIntervalMillis(1000)
              .setConsumer(new ConsoleProgressBarConsumer(out, COLUMNS))
              .startsFrom(fork.number() - 1L, Duration.ZERO)
              .build();
    }
    bar.maxHint(forks);
    bar.setExtraMessage(remaining + fork.arm());
  }

  @Override
  public synchronized void forkFinished(ForkResult result, Duration left) {
    remaining = ProgressLines.minutesAndSeconds(left) + " left, ";
    if (!result.measured()) {
      out.printf("%nfork %d %s %s%n", result.number(), result.arm(), ProgressLines.outcome(result));
    }
    bar.step();
  }

  @Override
  public synchronized void interrupted(Path folder) {
    close();
    new ProgressLines(out, interruption).interrupted(folder);
  }

  @Override
  public synchronized void close() {
    if (bar != null) {
      bar.close();
      bar = null;
    }
  }
}
