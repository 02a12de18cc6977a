package tare.controller.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Files that are put in place before a fork. */
final class Templates {

  private Templates() {}

  /**
   * Writes files with their placeholders filled in.
   *
   * @param folder where the templates lie
   * @param targets where each is written, by its name
   */
  static void write(Path folder, Map<String, String> targets, PlaceholderValues values)
      throws ProcessFailure {
    for (Map.Entry<String, String> entry : targets.entrySet()) {
      Path target = Path.of(values.fill(entry.getValue()));
      try {
        Files.createDirectories(target.getParent());
        Files.writeString(target, values.fill(Files.readString(folder.resolve(entry.getKey()))));
      } catch (IOException e) {
        throw new ProcessFailure(
            "cannot write " + target + " from " + folder.resolve(entry.getKey()) + ": " + e, e);
      }
    }
  }

  /** Copies files and folders. */
  static void copy(Path folder, Map<String, String> targets, PlaceholderValues values)
      throws ProcessFailure {
    for (Map.Entry<String, String> entry : targets.entrySet()) {
      Path source = folder.resolve(values.fill(entry.getKey()));
      Path target = Path.of(values.fill(entry.getValue()));
      try {
        Folders.copy(source, target);
      } catch (IOException e) {
        throw new ProcessFailure("cannot copy " + source + " to " + target + ": " + e, e);
      }
    }
  }
}
