package tare.study;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import tare.controller.ExperimentListener;
import tare.controller.environment.Machine;
import tare.controller.process.Installation;

/**
 * What every study needs.
 *
 * @param installation where Tare's own parts lie
 * @param resultsRoot where new results folders are made
 * @param machine what is known of the machine, read in the background
 * @param toolVersion version of Tare
 * @param invocation the command that started it, word by word
 * @param offline whether only what was fetched before may be used
 * @param listener is told how an experiment goes on
 * @param notices is told of downloads, a line each
 */
public record StudyContext(
    Installation installation,
    Path resultsRoot,
    Future<Machine> machine,
    String toolVersion,
    List<String> invocation,
    boolean offline,
    ExperimentListener listener,
    Consumer<String> notices) {

  public StudyContext {
    invocation = List.copyOf(invocation);
  }
}
