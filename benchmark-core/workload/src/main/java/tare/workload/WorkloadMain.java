package tare.workload;

import java.nio.file.Path;

/**
 * The measured JVM's main class: {@code --controlled FILE} when the controller starts it, {@code
 * --look-up APPLICATION RUNNABLE} when it asks whether a run could begin, otherwise by hand ({@code
 * --help}).
 */
public final class WorkloadMain {

  private WorkloadMain() {}

  public static void main(String[] args) {
    // Told apart without the command-line parser, whose classes the agent would see and slow down.
    if (args.length == 2 && args[0].equals("--controlled")) {
      ControlledRun.run(Path.of(args[1]));
    } else if (args.length == 3 && args[0].equals("--look-up")) {
      lookUp(args[1], args[2]);
    } else {
      ManualRun.run(args);
    }
  }

  private static void lookUp(String application, String runnable) {
    try {
      Workload.lookUp(application, runnable);
      System.out.println("tare-workload: found");
    } catch (WorkloadFailure e) {
      System.err.println(WorkloadFailure.line(e));
      System.exit(WorkloadFailure.EXIT_STATUS);
    }
  }
}
