package tare.workload;

import java.nio.file.Path;

/**
 * The measured JVM's main class: {@code --controlled FILE} when the controller starts it, otherwise
 * by hand ({@code --help}).
 */
public final class WorkloadMain {

  private WorkloadMain() {}

  public static void main(String[] args) {
    // Told apart without the command-line parser, whose classes the agent would see and slow down.
    if (args.length == 2 && args[0].equals("--controlled")) {
      ControlledRun.run(Path.of(args[1]));
    } else {
      ManualRun.run(args);
    }
  }
}
