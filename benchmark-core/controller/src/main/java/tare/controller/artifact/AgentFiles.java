package tare.controller.artifact;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tare.model.Experiment.AgentFile;

/**
 * The files of one framework in one release, resolved and verified.
 *
 * @param agent the jar that is attached
 * @param home the folder the agent's jar lies in
 * @param pinned the jar named in framework.yaml, which receivers and readers run on whatever is
 *     attached
 * @param extras further jars by their name in {@code ${extra.NAME}}
 * @param recorded what goes into the results: coordinates, checksums, whether pinned
 */
public record AgentFiles(
    Path agent, Path home, Path pinned, Map<String, Path> extras, List<AgentFile> recorded) {

  public AgentFiles {
    extras = Map.copyOf(extras);
    recorded = List.copyOf(recorded);
  }
}
