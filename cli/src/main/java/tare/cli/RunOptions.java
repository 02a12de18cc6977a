package tare.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Option;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.FrameworkChoice;
import tare.controller.plan.Jdk;
import tare.controller.plan.Order;
import tare.controller.plan.Profile;
import tare.controller.plan.Variant;
import tare.model.RunSettings;
import tare.model.WorkloadParameters;
import tare.study.JdkHomes;

/** How an experiment is run. */
final class RunOptions {

  @Option(
      names = "--profile",
      paramLabel = "NAME",
      defaultValue = "quick",
      description =
          "Defaults that go together: quick (5 forks, 100,000 calls), standard (10 forks,"
              + " 2,000,000 calls), moobench (the original's). Default: quick.")
  Profile profile;

  @Option(
      names = "--forks",
      paramLabel = "N",
      description = "Fresh JVMs of each arm, one in each block (NUM_OF_LOOPS).")
  Integer forks;

  @Option(
      names = "--order",
      paramLabel = "rmit|fixed",
      description = "Shuffled blocks, or MooBench's fixed order. Default: the profile's.")
  Order order;

  @Option(names = "--seed", paramLabel = "N", description = "Of the shuffling. Default: random.")
  Long seed;

  @Option(
      names = "--sleep",
      paramLabel = "TIME",
      description = "Pause after each fork; a bare number is seconds (SLEEP_TIME).")
  Duration sleep;

  @Option(
      names = "--java",
      paramLabel = "HOME",
      description = "JDK to measure on; several are compared. Default: the one running Tare.")
  List<Path> javaHomes = List.of();

  @Option(
      names = "--jvm-args",
      paramLabel = "ARGS",
      defaultValue = "",
      description = "Flags for every measured JVM, for example \"-XX:+UseZGC -Xmx4g\".")
  String jvmArgs;

  @Option(
      names = "--prepare",
      paramLabel = "COMMAND",
      defaultValue = "",
      description = "Shell command run before each fork.")
  String prepare;

  @Option(
      names = "--cleanup",
      paramLabel = "COMMAND",
      defaultValue = "",
      description = "Shell command run after each fork.")
  String cleanup;

  @Option(
      names = "--receiver-cpus",
      paramLabel = "CPUS",
      defaultValue = "",
      description = "CPUs for receivers and backends, such as 1 or 2-3.")
  String receiverCpus;

  @Option(names = "--keep-agent-output", description = "Keep what agents wrote to disk.")
  boolean keepAgentOutput;

  /**
   * What is asked for, run as these options say.
   *
   * @param classPath of the user's application
   */
  ExperimentRequest request(
      String name,
      List<FrameworkChoice> frameworks,
      List<String> configurations,
      List<WorkloadParameters> workloads,
      List<Path> classPath) {
    return new ExperimentRequest(
        name,
        profile,
        frameworks,
        configurations,
        workloads,
        jdks(),
        List.of(Variant.PLAIN),
        jvmArgs(),
        blocks(),
        order(),
        seed(),
        settings(classPath));
  }

  /** Forks of each arm. */
  int blocks() {
    int blocks = forks == null ? profile.blocks() : forks;
    if (blocks < 1) {
      throw new UsageException("forks must be at least 1, but is " + blocks);
    }
    return blocks;
  }

  Order order() {
    return order == null ? profile.order() : order;
  }

  private List<Jdk> jdks() {
    return javaHomes.isEmpty()
        ? List.of(JdkHomes.current())
        : javaHomes.stream().map(JdkHomes::at).toList();
  }

  private long seed() {
    return seed == null ? ThreadLocalRandom.current().nextLong(1_000_000_000) : seed;
  }

  private List<String> jvmArgs() {
    return jvmArgs.isBlank() ? List.of() : List.of(jvmArgs.strip().split("\\s+"));
  }

  RunSettings settings(List<Path> classPath) {
    return new RunSettings(
        RunSettings.DEFAULT_HEAP_ARGS,
        classPath.stream().map(path -> path.toAbsolutePath().toString()).toList(),
        (sleep == null ? profile.sleep() : sleep).toMillis(),
        prepare,
        cleanup,
        cpus(receiverCpus),
        keepAgentOutput);
  }

  private static String cpus(String text) {
    int available = Runtime.getRuntime().availableProcessors();
    boolean list = text.isEmpty() || text.matches("\\d+(-\\d+)?(,\\d+(-\\d+)?)*");
    boolean there =
        list
            && Arrays.stream(text.split("[-,]"))
                .filter(number -> !number.isEmpty())
                .allMatch(number -> number.length() < 6 && Integer.parseInt(number) < available);
    if (!there) {
      throw new UsageException(
          "--receiver-cpus names CPUs from 0 to "
              + (available - 1)
              + ", such as 0 or 0-1, but is "
              + text);
    }
    return text;
  }
}
