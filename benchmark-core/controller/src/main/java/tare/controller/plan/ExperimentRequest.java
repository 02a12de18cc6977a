package tare.controller.plan;

import java.util.List;
import tare.model.RunSettings;
import tare.model.WorkloadParameters;

/**
 * What somebody wants to know. The arms are all combinations of JDKs, workloads, frameworks,
 * configurations and variants.
 *
 * @param name what the results are called
 * @param profile the profile that gave the defaults
 * @param frameworks one entry a framework and release
 * @param configurations ids ({@code tcp}), ids of one framework ({@code Example-java/tcp}) or
 *     MooBench's numbers; empty for each framework's default set. Baselines always run
 * @param workloads what measured JVMs do; several for a sweep
 * @param jdks what they run on; several to compare them
 * @param variants how often, and with which further flags; usually {@link Variant#PLAIN} alone
 * @param jvmArgs flags for every measured JVM, baselines included
 * @param blocks passes over all arms, at least 1
 * @param order of the arms in a block
 * @param seed of the shuffling
 * @param settings how every fork is run
 */
public record ExperimentRequest(
    String name,
    Profile profile,
    List<FrameworkChoice> frameworks,
    List<String> configurations,
    List<WorkloadParameters> workloads,
    List<Jdk> jdks,
    List<Variant> variants,
    List<String> jvmArgs,
    int blocks,
    Order order,
    long seed,
    RunSettings settings) {

  public ExperimentRequest {
    frameworks = List.copyOf(frameworks);
    configurations = List.copyOf(configurations);
    workloads = List.copyOf(workloads);
    jdks = List.copyOf(jdks);
    variants = List.copyOf(variants);
    jvmArgs = List.copyOf(jvmArgs);
    if (workloads.isEmpty() || jdks.isEmpty() || variants.isEmpty()) {
      throw new IllegalArgumentException("workloads, JDKs and variants: at least one of each");
    }
    if (blocks < 1) {
      throw new IllegalArgumentException("forks must be at least 1, but is " + blocks);
    }
  }
}
