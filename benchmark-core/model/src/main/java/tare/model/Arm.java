package tare.model;

import java.util.List;

/**
 * What is measured and compared: one configuration of one framework under one set of parameters.
 *
 * @param id unique in its experiment, for example {@code Example-java/tcp}; the baselines are
 *     {@code baseline} and {@code baseline-again}
 * @param framework folder name of the framework; empty for a baseline, which belongs to all
 * @param agentVersion version of the agent, {@code jar} for a jar of the user's; empty without
 *     agent
 * @param configuration the configuration's id
 * @param stage what the configuration switches on
 * @param title what the configuration is called in a table
 * @param moobenchIndex the original's number of this configuration; -1 when it has none
 * @param role {@code agent}, or {@code reference} for the floor of the field
 * @param baselineArm id of the arm that overhead is taken against; a baseline names itself
 * @param parameters what the measured JVM does
 * @param javaHome the JDK's home
 * @param jvmArgs flags added by the user, after the heap and before the agent's
 */
public record Arm(
    String id,
    String framework,
    String agentVersion,
    String configuration,
    Stage stage,
    String title,
    int moobenchIndex,
    String role,
    String baselineArm,
    WorkloadParameters parameters,
    String javaHome,
    List<String> jvmArgs) {

  /** The first baseline of an experiment: what overhead is taken against. */
  public static final String BASELINE = "baseline";

  /** The same once more under another name: the A/A test that every experiment carries. */
  public static final String BASELINE_AGAIN = "baseline-again";

  public Arm {
    jvmArgs = List.copyOf(jvmArgs);
  }

  /** Whether this arm runs without an agent. */
  public boolean isBaseline() {
    return stage == Stage.BASELINE;
  }
}
