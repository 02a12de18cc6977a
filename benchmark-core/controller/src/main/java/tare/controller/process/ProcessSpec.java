package tare.controller.process;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What to start.
 *
 * @param name how messages call it, for example {@code receiver of Example-java/tcp}
 * @param command program and arguments
 * @param directory working directory; exists
 * @param environment variables beyond the few that every process of ours is given
 * @param output where standard output goes; null when the controller reads it
 * @param log where standard error goes; may be the same file as {@code output}
 */
public record ProcessSpec(
    String name,
    List<String> command,
    Path directory,
    Map<String, String> environment,
    Path output,
    Path log) {

  public ProcessSpec {
    command = List.copyOf(command);
    environment = Map.copyOf(environment);
  }
}
