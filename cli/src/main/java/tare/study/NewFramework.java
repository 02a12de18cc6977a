package tare.study;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.PlanRefusedException;

/** A folder for an agent that is not yet measured: all that is left to fill in are its flags. */
public final class NewFramework {

  private static final List<String> FILES =
      List.of("framework.yaml", "README.md", "measure.sh", "runExponentialSizes.sh");

  private static final String NAME_IN_FILES = "@NAME@";

  private NewFramework() {}

  /**
   * Writes it.
   *
   * @param frameworks the folder of all frameworks
   * @param name what it is called
   * @return the new folder
   * @throws PlanRefusedException when the name is none, or there is such a folder; one line
   * @throws IOException when it cannot be written
   */
  public static Path create(Path frameworks, String name) throws IOException {
    if (!FrameworkDefinition.isName(name)) {
      throw new PlanRefusedException(
          "'"
              + name
              + "' is no name for a folder: begin with a letter or digit, go on with those and with"
              + " '.', '_', '+' and '-', such as Example-java");
    }
    Path folder = frameworks.resolve(name);
    try {
      Files.createDirectory(folder);
    } catch (FileAlreadyExistsException e) {
      throw new PlanRefusedException(folder + " is there already: choose another name");
    }
    for (String file : FILES) {
      Path path =
          Files.writeString(folder.resolve(file), template(file).replace(NAME_IN_FILES, name));
      if (file.endsWith(".sh") && !path.toFile().setExecutable(true, false)) {
        throw new IOException(path + " cannot be made executable: chmod +x it");
      }
    }
    return folder;
  }

  private static String template(String file) throws IOException {
    try (InputStream in = NewFramework.class.getResourceAsStream("framework/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
