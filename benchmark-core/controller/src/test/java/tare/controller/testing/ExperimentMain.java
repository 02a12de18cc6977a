package tare.controller.testing;

import java.nio.file.Path;
import java.time.Duration;
import tare.controller.ExperimentListener;
import tare.model.ForkResult;
import tare.model.ScheduledFork;

/** An experiment in a process of its own, to be killed. Tells on standard output how it goes. */
public final class ExperimentMain {

  private ExperimentMain() {}

  /** Arguments: an empty folder, and the source of the agent. */
  public static void main(String[] arguments) throws Exception {
    new Laboratory(Path.of(arguments[0]))
        .receiver("Killed-java", Agents.RECEIVER)
        .framework("Killed-java", arguments[1], configuration())
        .listener(new Told())
        .blocks(1_000)
        .run();
  }

  private static String configuration() {
    return """
        - id: one
          stage: tcp
          default: true
          limits: { startup: 10m, drain: 10m }
          receiver: { module: receiver, main: Main }
      """;
  }

  private static final class Told implements ExperimentListener {

    @Override
    public void forkStarted(ScheduledFork fork, int forks) {
      System.out.println("started " + fork.arm());
    }

    @Override
    public void forkFinished(ForkResult result, Duration remaining) {
      System.out.println("finished " + result.arm());
    }

    @Override
    public void interrupted(Path folder) {
      System.out.println("interrupted " + folder);
    }
  }
}
