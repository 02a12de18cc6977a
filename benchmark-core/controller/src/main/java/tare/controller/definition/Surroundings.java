package tare.controller.definition;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/**
 * What a file may refer to.
 *
 * @param folder the folder the file lies in
 * @param protocols names of the open protocols
 * @param backends names of the backends
 */
record Surroundings(Path folder, Set<String> protocols, Set<String> backends) {

  String folderName() {
    return folder.toAbsolutePath().normalize().getFileName().toString();
  }

  boolean has(String file) {
    return Files.exists(folder.resolve(file));
  }

  String content(String file) {
    try {
      return Files.readString(folder.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
