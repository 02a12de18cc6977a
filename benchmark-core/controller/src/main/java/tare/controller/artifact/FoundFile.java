package tare.controller.artifact;

import java.nio.file.Path;
import tare.model.Experiment.AgentFile;

/**
 * A file that is there.
 *
 * @param path where
 * @param coordinates what results call it: Maven coordinates, a module or a path
 * @param version its release; empty when it has none
 * @param sha256 of what was downloaded, or of the file itself
 * @param pinned whether the checksum is the one in framework.yaml
 */
record FoundFile(Path path, String coordinates, String version, String sha256, boolean pinned) {

  /** The form in which it goes into results. */
  AgentFile recorded(String framework) {
    return new AgentFile(framework, coordinates, version, sha256, pinned);
  }
}
