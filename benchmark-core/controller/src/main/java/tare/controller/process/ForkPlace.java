package tare.controller.process;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import tare.model.ForkFiles;
import tare.model.RunSettings;

/**
 * The folders of one attempt at one fork. What agents write lies apart from what we write, so that
 * it can be measured and deleted by itself.
 *
 * @param work everything that goes when the fork has ended
 * @param logs what the processes printed; stays
 */
record ForkPlace(Path work, Path logs) {

  /** Makes the folders; what an attempt before left there is deleted. */
  static ForkPlace create(Path work, Path logs) throws IOException {
    Folders.delete(work);
    Folders.delete(logs);
    ForkPlace place = new ForkPlace(work, logs);
    Files.createDirectories(place.output());
    Files.createDirectories(place.files().directory());
    Files.createDirectories(place.backend());
    Files.createDirectories(logs);
    return place;
  }

  /** {@code ${fork.dir}}: the measured JVM's working directory, the agent's alone. */
  Path output() {
    return work.resolve("agent");
  }

  /** What controller and measured JVM say to each other. */
  ForkFiles files() {
    return new ForkFiles(work.resolve("exchange"));
  }

  /** {@code ${backend.dir}}. */
  Path backend() {
    return work.resolve("backend");
  }

  /** What the measured JVM prints; in the agent's folder, since some agents write records there. */
  Path forkLog() {
    return output().resolve("fork.log");
  }

  /** Where that is found when the fork has ended. */
  Path keptForkLog(RunSettings settings) {
    return settings.keepAgentOutput() ? keptOutput().resolve(forkLog().getFileName()) : log("fork");
  }

  /** Where the agent's folder goes when it is kept. */
  Path keptOutput() {
    return logs.resolve("agent");
  }

  /** The JVM's log of loaded classes. */
  Path classLog() {
    return work.resolve("classes.log");
  }

  Path log(String process) {
    return logs.resolve(process + ".log");
  }

  /** Deletes the logs of processes that had nothing to say. */
  void dropEmptyLogs() throws IOException {
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(logs)) {
      for (Path entry : entries) {
        if (Files.isRegularFile(entry) && Files.size(entry) == 0) {
          Files.delete(entry);
        }
      }
    }
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(logs)) {
      if (entries.iterator().hasNext()) {
        return;
      }
    }
    Files.delete(logs);
  }
}
