package tare.controller.process;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tare.controller.artifact.AgentFiles;
import tare.controller.definition.BackendDefinition;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.definition.ReceiverDefinition;

/** Starts whatever a configuration's records go to. */
final class Destinations {

  /** Small and steady: a receiver only counts, and must not take what the measured JVM needs. */
  private static final List<String> JVM_ARGS = List.of("-Xmx512m", "-XX:+UseSerialGC");

  private final ForkTask task;
  private final ForkPlace place;
  private final Warden warden;

  Destinations(ForkTask task, ForkPlace place, Warden warden) {
    this.task = task;
    this.place = place;
    this.warden = warden;
  }

  /** The configuration's receiver or backend, listening; empty when it has none. */
  Optional<Destination> start(PlaceholderValues values)
      throws ProcessFailure, InterruptedException {
    Optional<ReceiverDefinition> definition =
        task.configuration().flatMap(configuration -> configuration.receiver());
    if (definition.isEmpty()) {
      return Optional.empty();
    }
    ReceiverDefinition receiver = definition.get();
    if (receiver instanceof ReceiverDefinition.Backend backend) {
      return Optional.of(backend(backend, values));
    }
    List<String> command = onCpus(task);
    command.addAll(receiverCommand(receiver, values));
    ProcessSpec spec =
        new ProcessSpec(
            "receiver of " + task.name(),
            command,
            place.backend(),
            Map.of(),
            null,
            place.log("receiver"));
    return Optional.of(Receiver.start(spec, warden, task.limits().startupLimit()));
  }

  private List<String> receiverCommand(ReceiverDefinition receiver, PlaceholderValues values) {
    FrameworkCatalog catalog = task.installation().frameworks();
    if (receiver instanceof ReceiverDefinition.Protocol protocol) {
      String main = catalog.protocol(protocol.protocol()).main();
      return java(List.of(catalog.receiversJar()), main, List.of("--port", "0"));
    }
    ReceiverDefinition.Program program = (ReceiverDefinition.Program) receiver;
    List<String> arguments = new ArrayList<>(List.of("--port", "0"));
    arguments.addAll(values.fill(program.args()));
    return java(moduleClassPath(task, program.module()), program.main(), arguments);
  }

  /** A module of a framework runs on the agent's pinned jars, whatever jar is measured. */
  static List<Path> moduleClassPath(ForkTask task, String module) {
    FrameworkDefinition framework = task.framework().orElseThrow();
    Path jar = task.installation().frameworks().moduleJar(framework, module);
    AgentFiles agent = task.agent().orElseThrow();
    return Stream.of(Stream.of(jar, agent.pinned()), agent.extras().values().stream())
        .flatMap(files -> files)
        .toList();
  }

  /** A main class of ours on our own Java. */
  static List<String> java(List<Path> classPath, String main, List<String> arguments) {
    List<String> command = new ArrayList<>(List.of(ForkTask.ownJava()));
    command.addAll(JVM_ARGS);
    command.add("-cp");
    command.add(
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(main);
    command.addAll(arguments);
    return command;
  }

  private Destination backend(ReceiverDefinition.Backend named, PlaceholderValues values)
      throws ProcessFailure, InterruptedException {
    BackendDefinition definition = task.installation().frameworks().backend(named.backend());
    return Backend.start(new Backend.Setting(definition, task, place), values, warden);
  }

  /** A command's beginning that sets a process apart from the measured JVM, where that is asked. */
  static List<String> onCpus(ForkTask task) {
    String cpus = task.settings().receiverCpus();
    return new ArrayList<>(cpus.isEmpty() ? List.of() : List.of("taskset", "-c", cpus));
  }
}
