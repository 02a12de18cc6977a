package tare.controller.process;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tare.controller.definition.EvidenceDefinition;
import tare.controller.definition.Readiness;

/** The command line of a measured JVM. */
public final class ForkCommand {

  static final String MAIN = "tare.workload.WorkloadMain";

  private ForkCommand() {}

  /**
   * The command of one fork.
   *
   * @param instructions the file that says what to do
   * @param classLog the JVM's log of loaded classes, where evidence is sought in it
   */
  static List<String> of(
      ForkTask task, PlaceholderValues values, String instructions, String classLog) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(task.planned().arm().javaHome(), "bin", "java").toString());
    command.addAll(task.settings().heapArgs());
    command.addAll(task.planned().arm().jvmArgs());
    if (needsClassLog(task)) {
      command.add(TransformedClass.logFlag(classLog));
    }
    task.planned()
        .subject()
        .ifPresent(
            subject ->
                command.addAll(
                    values.fill(
                        subject
                            .choice()
                            .framework()
                            .jvmArgs(subject.configuration(), task.planned().jdk().feature()))));
    String classPath =
        task.classPath().stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    command.addAll(List.of("-cp", classPath, MAIN, "--controlled", instructions));
    return command;
  }

  /** The command of an arm as it is recorded: what every fork has anew stays a placeholder. */
  public static List<String> recorded(ForkTask task) {
    return of(task, PlaceholderValues.of(task), "${instructions}", "${class.log}");
  }

  private static boolean needsClassLog(ForkTask task) {
    return task.configuration()
        .filter(
            configuration ->
                configuration.readiness().equals(Optional.of(Readiness.TRANSFORMED))
                    || configuration
                        .evidence()
                        .filter(EvidenceDefinition.Transformed.class::isInstance)
                        .isPresent())
        .isPresent();
  }
}
