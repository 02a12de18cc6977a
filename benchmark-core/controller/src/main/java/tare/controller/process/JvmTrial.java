package tare.controller.process;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.PlanRefusedException;
import tare.controller.plan.PlannedArm;
import tare.model.Arm;

/**
 * Finds out before anything is measured whether the JVMs of a plan start and find the classes they
 * are to load: a JDK, its flags and a class are asked once, however many forks there will be. No
 * agent is attached and nothing of the application runs.
 */
public final class JvmTrial {

  /** A JVM that takes longer to say that it can start waits for something, such as a debugger. */
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /** How the workload ends when a class is at fault. */
  private static final int CLASS_AT_FAULT = 4;

  private static final String WORKLOAD = "tare-workload: ";
  private static final String FOUND = WORKLOAD + "found";

  private final ExperimentPlan plan;
  private final Installation installation;

  /** What decides whether a JVM starts. */
  private record Question(
      String javaHome, List<String> jvmArgs, String application, String runnable) {

    static Question of(Arm arm) {
      return new Question(
          arm.javaHome(),
          arm.jvmArgs(),
          arm.parameters().application(),
          arm.parameters().runnable());
    }
  }

  private JvmTrial(ExperimentPlan plan, Installation installation) {
    this.plan = plan;
    this.installation = installation;
  }

  /**
   * Tries every JVM of a plan.
   *
   * @throws PlanRefusedException when one does not start, or does not find a class; one line with
   *     the JVM's reason and the option to change
   * @throws IOException when no process can be started at all, or there is no temporary folder
   */
  public static void require(ExperimentPlan plan, Installation installation)
      throws IOException, InterruptedException {
    new JvmTrial(plan, installation).run();
  }

  private void run() throws IOException, InterruptedException {
    plan.settings().classPath().forEach(JvmTrial::requireThere);
    Map<Question, PlannedArm> questions = new LinkedHashMap<>();
    plan.arms().forEach(arm -> questions.putIfAbsent(Question.of(arm.arm()), arm));
    Path folder = Files.createTempDirectory("tare-trial-");
    try (Warden warden = Warden.start()) {
      for (Map.Entry<Question, PlannedArm> question : questions.entrySet()) {
        ask(question.getKey(), question.getValue(), folder, warden);
      }
    } finally {
      Folders.delete(folder);
    }
  }

  /** The JVM takes {@code folder/*} for all jars of a folder, and passes over what is not there. */
  private static void requireThere(String entry) {
    Path path = Path.of(entry);
    boolean wildcard = path.endsWith("*");
    if (!Files.exists(wildcard ? path.getParent() : path)) {
      throw new PlanRefusedException(
          "--class-path names " + entry + ", which is not there: correct the path");
    }
  }

  private void ask(Question question, PlannedArm arm, Path folder, Warden warden)
      throws IOException, InterruptedException {
    Path log = folder.resolve("jvm.log");
    Files.deleteIfExists(log);
    ProcessSpec spec =
        new ProcessSpec("JVM on trial", command(question), folder, Map.of(), log, log);
    try (ManagedProcess process = ManagedProcess.start(spec, warden)) {
      OptionalInt status = process.waitFor(LIMIT);
      if (status.isEmpty()) {
        throw refusal(arm, "still not up after " + LIMIT.toSeconds() + " s");
      }
      if (status.getAsInt() == CLASS_AT_FAULT) {
        throw new PlanRefusedException(classAtFault(log));
      }
      // Flags such as -version end a JVM well before it has looked anything up.
      if (status.getAsInt() != 0 || !lines(log).contains(FOUND)) {
        throw refusal(arm, reason(log));
      }
    } catch (ProcessFailure e) {
      throw refusal(arm, e.getMessage());
    }
  }

  private List<String> command(Question question) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(question.javaHome(), "bin", "java").toString());
    command.addAll(plan.settings().heapArgs());
    command.addAll(question.jvmArgs());
    String classPath =
        Stream.concat(
                Stream.of(installation.workloadJar().toString()),
                plan.settings().classPath().stream())
            .collect(Collectors.joining(File.pathSeparator));
    command.addAll(
        List.of(
            "-cp",
            classPath,
            ForkCommand.MAIN,
            "--look-up",
            question.application(),
            question.runnable()));
    return command;
  }

  private static String classAtFault(Path log) throws IOException {
    Optional<String> line =
        lines(log).stream().filter(text -> text.startsWith(WORKLOAD)).findFirst();
    String reason = line.map(text -> text.substring(WORKLOAD.length())).orElse(reason(log));
    return reason + ": correct --application, --runnable or --class-path";
  }

  /** What the JVM says, without what it says of every failure. */
  private static String reason(Path log) throws IOException {
    List<String> telling =
        lines(log).stream()
            .filter(line -> !line.startsWith("Error: Could not create the Java Virtual Machine"))
            .filter(line -> !line.startsWith("Error: A fatal exception has occurred"))
            .filter(line -> !line.startsWith("Error occurred during initialization of VM"))
            .toList();
    return telling.isEmpty() ? "it says nothing" : String.join(" ", telling);
  }

  private static List<String> lines(Path log) throws IOException {
    return Files.readString(log)
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private PlanRefusedException refusal(PlannedArm arm, String reason) {
    List<String> flags = new ArrayList<>(plan.settings().heapArgs());
    flags.addAll(arm.arm().jvmArgs());
    return new PlanRefusedException(
        ("the JVM of " + arm.arm().javaHome() + " does not start with ")
            + (String.join(" ", flags) + ": " + reason + "; correct " + option(arm)));
  }

  /** Flags of a release alone come from options of their own. */
  private static String option(PlannedArm arm) {
    boolean ofRelease =
        arm.subject().filter(subject -> !subject.choice().jvmArgs().isEmpty()).isPresent();
    if (ofRelease) {
      return "--base-jvm-args or --new-jvm-args";
    }
    return arm.arm().jvmArgs().isEmpty() ? "--java, or free memory" : "--jvm-args";
  }
}
