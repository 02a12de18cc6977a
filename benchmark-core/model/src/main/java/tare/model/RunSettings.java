package tare.model;

import java.util.List;

/**
 * How every fork of an experiment is run, whatever its arm.
 *
 * @param heapArgs heap flags of every measured JVM
 * @param classPath added to the measured JVM's class path, for an application of the user's
 * @param sleepMillis pause after each fork, as in MooBench; 0 for none
 * @param prepare shell command run before each fork; empty for none
 * @param cleanup shell command run after each fork; empty for none
 * @param receiverCpus CPUs that receivers and backends may use, for example {@code 0,2-3}; empty
 *     for all
 * @param keepAgentOutput whether what agents wrote stays in the results folder
 */
public record RunSettings(
    List<String> heapArgs,
    List<String> classPath,
    long sleepMillis,
    String prepare,
    String cleanup,
    String receiverCpus,
    boolean keepAgentOutput) {

  /** A heap that neither grows nor is first touched while calls are timed. */
  public static final List<String> DEFAULT_HEAP_ARGS =
      List.of("-Xms1g", "-Xmx2g", "-XX:+AlwaysPreTouch");

  /** No pause, no commands, no agent output kept. */
  public static final RunSettings DEFAULT =
      new RunSettings(DEFAULT_HEAP_ARGS, List.of(), 0, "", "", "", false);

  public RunSettings {
    heapArgs = List.copyOf(heapArgs);
    classPath = List.copyOf(classPath);
    if (sleepMillis < 0) {
      throw new IllegalArgumentException(
          "sleep must be at least 0 s, but is " + sleepMillis + " ms");
    }
  }
}
